import { observePaint } from '../browser/observers.ts';

/** Milliseconds; a slower largest contentful paint is warned of (spec §9). */
export const SLOW_PAINT = 2500;

/** Watches the page's largest contentful paint. Browsers without the measurement stay silent. */
export function warnOfSlowPaint(): void {
  observePaint((time) => {
    if (time <= SLOW_PAINT) return false;
    console.warn(
      `Largest contentful paint took ${Math.round(time)} ms, more than ${SLOW_PAINT} ms.`,
    );
    return true;
  });
}
