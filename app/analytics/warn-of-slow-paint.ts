import { onLCP } from 'web-vitals';

/** Milliseconds; a slower largest contentful paint is warned of (spec §9). */
export const SLOW_PAINT = 2500;

/** Watches the page's largest contentful paint. Browsers without the measurement stay silent. */
export function warnOfSlowPaint(): void {
  onLCP(({ value }) => {
    if (value > SLOW_PAINT) {
      console.warn(
        `Largest contentful paint took ${Math.round(value)} ms, more than ${SLOW_PAINT} ms.`,
      );
    }
  });
}
