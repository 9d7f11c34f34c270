import type { FramedFormMessage } from './territory-quote-frame.ts';

/**
 * In a frame: tells the page around it how tall this page is. That is no secret, and whoever frames the form
 * needs it.
 */
export function reportHeight(html: HTMLElement): void {
  new ResizeObserver(() => {
    const message: FramedFormMessage = { height: html.offsetHeight };
    parent.postMessage(message, '*');
  }).observe(html);
}
