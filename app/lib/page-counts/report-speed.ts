/** Tells the server how fast this page was (site.yaml, page_counts), once, when it is left or another program is looked at. */
import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import type { PageSpeed, SpeedMeasure } from '../../../domain/statistics/page-speed.ts';
import { matchesMedia } from '../browser/observers.ts';
import { report } from './report-counts.ts';

/** Phones are what is narrower than the full header. */
const PHONE = '(width < 768px)';

export function reportSpeed(): void {
  const page = location.pathname;
  const speed: PageSpeed = { device: matchesMedia(PHONE) ? 'phone' : 'desk' };
  const note = ({ name, value }: { name: string; value: number }) => {
    speed[name.toLowerCase() as SpeedMeasure] = value;
  };
  for (const observe of [onCLS, onINP, onLCP, onTTFB]) observe(note);
  const send = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', send);
    report({ page, speed });
  };
  // After the library's own, which give their last values now.
  document.addEventListener('visibilitychange', send);
}
