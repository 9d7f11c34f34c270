/**
 * The inline script of pages in the quote form's frame: uses the territory that is stored or that the page around
 * it shows and never looks one up, tells the page around it how tall it is, and starts its script like any page.
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

/**
 * In a frame: tells the page around it how tall this page is. That is no secret, and a page that frames the form
 * needs it.
 */
function reportHeight(html: HTMLElement): void {
  const report = () => {
    const message: FramedFormMessage = { height: html.offsetHeight };
    parent.postMessage(message, '*');
  };
  // Refused: the height of the whole page has to do.
  addEventListener('load', report);
  observeResize(html, report);
}

/** Shows the territory that the page around it shows, also when that changes after the form was begun. */
function receiveTerritory({ dataset }: HTMLElement): void {
  addEventListener('message', ({ source, data }: MessageEvent<{ territory?: string }>) => {
    const territory = data?.territory;
    if (source === parent && isTerritory(territory)) dataset.territory = territory;
  });
}

/** Completes a form that is posted without React: which form spot, which page, and an id for a second click. */
function completePosts(): void {
  const complete = ({ target }: Event) => {
    const { source, page, submission_id } = target as unknown as Record<string, HTMLInputElement>;
    if (!source || !page || !submission_id) return;
    source.value = new URLSearchParams(location.search).get('source') ?? source.value;
    page.value = document.referrer && new URL(document.referrer).pathname;
    submission_id.value ||= attempt(() => crypto.randomUUID(), '');
  };
  // Before the page's script holds it until React comes (site/widgets/islands/start-islands.ts).
  addEventListener('submit', complete, true);
}
