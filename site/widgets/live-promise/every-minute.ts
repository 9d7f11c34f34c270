const MINUTE_MS = 60_000;

/**
 * Calls back with the time in ms since the epoch: now, at every full minute, and when the page comes back from the page cache or
 * the background.
 * @returns stops it
 */
export function everyMinute(show: (now: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const tick = () => {
    const now = Date.now();
    clearTimeout(timer);
    timer = setTimeout(tick, MINUTE_MS - (now % MINUTE_MS));
    show(now);
  };
  tick();
  addEventListener('pageshow', tick);
  document.addEventListener('visibilitychange', tick);
  return () => {
    clearTimeout(timer);
    removeEventListener('pageshow', tick);
    document.removeEventListener('visibilitychange', tick);
  };
}
