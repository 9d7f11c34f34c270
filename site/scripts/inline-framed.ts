/**
 * The inline script of pages in the quote form's frame. It takes the territory from storage or from the page around the frame, reports
 * its height to that page, and starts the page script.
 */

import { attempt } from '../lib/browser/attempt.ts';
import { observeResize } from '../lib/browser/observers.ts';
import { isTerritory } from '../lib/shown-company.ts';
import { startTerritory } from '../territory/territory-detection.ts';
import { startPageScript } from './start-page-script.ts';
import type { FramedFormMessage } from './territory-quote-frame.ts';

const html = document.documentElement;
startTerritory(html, () => {});
receiveTerritory(html);
reportHeight(html);
completePosts();
startPageScript(window);

/** Reports this page's height to the page around it, whatever its origin: it is no secret. */
function reportHeight(html: HTMLElement): void {
  const report = () => {
    const message: FramedFormMessage = { height: html.offsetHeight };
    parent.postMessage(message, '*');
  };
  // Without ResizeObserver, the height at load has to do.
  addEventListener('load', report);
  observeResize(html, report);
}

/** Shows the territory of the page around it, also if that changes after the form was begun. */
function receiveTerritory({ dataset }: HTMLElement): void {
  addEventListener('message', ({ source, data }: MessageEvent<{ territory?: string }>) => {
    const territory = data?.territory;
    if (source === parent && isTerritory(territory)) dataset.territory = territory;
  });
}

/** Fills in the hidden fields of a form that is posted without React: source, page, and an id, so that a second click is no second lead. */
function completePosts(): void {
  const complete = ({ target }: Event) => {
    const { source, page, submission_id } = target as unknown as Record<string, HTMLInputElement>;
    if (!source || !page || !submission_id) return;
    source.value = new URLSearchParams(location.search).get('source') ?? source.value;
    page.value = document.referrer && new URL(document.referrer).pathname;
    submission_id.value ||= attempt(() => crypto.randomUUID(), '');
  };
  // Capturing, before the page script holds the submit until React runs (site/widgets/islands/hold-presses.ts).
  addEventListener('submit', complete, true);
}
