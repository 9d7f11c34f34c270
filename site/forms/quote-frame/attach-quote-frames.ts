import { track } from '../../lib/analytics/analytics.ts';
import { loadedResources } from '../../lib/browser/history.ts';
import type { FramedFormMessage } from '../../scripts/territory-quote-frame.ts';

/** Counts the leads of the framed forms, marks a frame whose form was sent, and shows the form of another provider. */
export function attachQuoteFrames(): void {
  const frames = [...document.querySelectorAll<HTMLIFrameElement>('.quote-frame > iframe')];
  addEventListener('message', ({ source, origin, data }: MessageEvent<FramedFormMessage>) => {
    const frame = frames.find(({ contentWindow }) => contentWindow === source);
    if (!frame?.src.startsWith(`${origin}/`) || !data?.sent) return;
    frame.dataset.sent = '';
    track('quote_request', { source: frame.dataset.source ?? '' });
  });
  // Our own form reports that it is ready; a provider's only loads.
  for (const frame of frames.filter((one) => !one.closest('.quote-frame-own'))) {
    const show = () => {
      if (frame.src) frame.dataset.ready = '1';
    };
    if (loadedResources().includes(frame.src)) show();
    frame.addEventListener('load', show);
  }
}
