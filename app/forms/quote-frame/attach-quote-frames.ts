import { track } from '../../lib/analytics/analytics.ts';
import { hasLoaded } from '../../lib/browser/history.ts';
import type { FramedFormMessage } from '../quote-form/form-context.ts';

const FRAMES = '.quote-frame > iframe';

/** Counts what is sent in the frames of quote-frame.tsx, and shows a provider's form. Call once the page runs. */
export function attachQuoteFrames(): void {
  const frames = () => [...document.querySelectorAll<HTMLIFrameElement>(FRAMES)];
  addEventListener('message', ({ source, origin, data }: MessageEvent<FramedFormMessage>) => {
    const frame = frames().find(({ contentWindow }) => contentWindow === source);
    if (frame?.src.startsWith(`${origin}/`) && data?.sent)
      track('quote_request', { source: frame.dataset.source ?? '' });
  });
  // Our own form says that it is there; of a provider's we only learn that something has loaded.
  const show = (frame: HTMLElement) => {
    if (!frame.closest('.quote-frame-own')) frame.dataset.ready = '1';
  };
  for (const frame of frames()) if (hasLoaded(frame.src)) show(frame);
  // Frames that come later, too: a load is told to nobody above.
  document.addEventListener(
    'load',
    ({ target }) => target instanceof HTMLIFrameElement && target.matches(FRAMES) && show(target),
    true,
  );
}
