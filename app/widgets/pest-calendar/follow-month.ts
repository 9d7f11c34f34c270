/**
 * Calls back with the month of the visitor's clock, 0 to 11, when it is not the one that is shown: a page can be of an
 * older build, or stay open over the end of a month.
 */
export function followMonth(shown: number, show: (month: number) => void): void {
  let known = shown;
  const look = () => {
    const month = new Date().getMonth();
    if (month !== known) show(month);
    known = month;
  };
  look();
  addEventListener('pageshow', look);
  document.addEventListener('visibilitychange', look);
}
