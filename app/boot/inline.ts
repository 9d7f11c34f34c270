/**
 * The one inline script (<= 2 kB): applies the territory before first paint and starts React on the
 * first intent or when the page is idle. Everything on the page works without it.
 */
import { goToClickedPage } from './clicked-page.ts';
import { startOnIntent } from './start-on-intent.ts';

goToClickedPage();
startOnIntent(document.documentElement.dataset.boot);
