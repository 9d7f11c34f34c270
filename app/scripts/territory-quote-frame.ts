import { DEFAULT_TERRITORY } from 'virtual:territories';
import type { FramedFormMessage } from '../forms/quote-form/form-context.ts';

const eachFrame = (act: (frame: HTMLIFrameElement) => void) =>
  document.querySelectorAll<HTMLIFrameElement>(`[data-${DEFAULT_TERRITORY}]`).forEach(act);

/**
 * Gives every quote form frame of the page the URL of a territory's form, unless someone has begun to use
 * the form in it.
 * @param territory undefined while it is not known.
 */
export function placeQuoteForms(territory: string | undefined): void {
  for (const template of document.querySelectorAll<HTMLTemplateElement>(
    '.quote-frame > template',
  )) {
    const frame = template.content.firstChild as HTMLIFrameElement;
    const url = frame.dataset[territory as string];
    if (!url) continue;
    frame.src = frame.dataset.at = url;
    template.replaceWith(frame);
  }
  eachFrame((frame) => {
    const { dataset } = frame;
    const url = dataset[territory as string];
    if (document.activeElement === frame) dataset.touched = '1';
    if (!url || url === dataset.at || dataset.touched) return;
    // A second URL must not become a step of the Back button.
    frame.contentWindow?.location.replace(url);
    dataset.at = url;
  });
}

/** Calls `place` once the page is parsed, and whenever someone may have begun to use a form. */
export function watchQuoteForms(place: () => void): void {
  addEventListener('DOMContentLoaded', place);
  // The window loses focus to the frame: someone is in the form.
  addEventListener('blur', place);
  addEventListener('message', (event: MessageEvent<FramedFormMessage>) =>
    eachFrame((frame) => {
      if (event.source !== frame.contentWindow || !frame.src.startsWith(`${event.origin}/`)) return;
      frame.dataset.ready = '1';
      frame.style.height = `${event.data?.height}px`;
    }),
  );
}
