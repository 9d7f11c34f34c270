/** Largest share of the window's height that header and contact bar may cover together. */
const COVERED_SHARE = 0.25;

/** px; in a lower window nothing is fixed (400 % zoom, a phone on its side). */
const LOW_WINDOW_PX = 480;

/** Heights in px. */
interface Heights {
  window: number;
  header: number;
  /** The contact bar: chat prompt and, on phones, the call bar. */
  bar: number;
}

/** Which parts stay in the window while the page scrolls; the other ones stand in the page. */
export function fixedParts({ window, header, bar }: Heights): { header: boolean; bar: boolean } {
  if (window < LOW_WINDOW_PX) return { header: false, bar: false };
  const room = window * COVERED_SHARE;
  const isBarFixed = bar <= room;
  return { bar: isBarFixed, header: header + (isBarFixed ? bar : 0) <= room };
}
