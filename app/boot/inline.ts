/**
 * The one inline script (<= 2.3 kB): applies the territory before first paint, places the quote form's frame, and
 * starts React on the first intent or when the page is idle. Everything on the page works without it.
 */
import { goToClickedPage } from './clicked-page.ts';
import { startOnIntent } from './start-on-intent.ts';
import { startTerritory } from './territory-detection.ts';
import { placeQuoteForms, watchQuoteForms } from './territory-quote-frame.ts';

goToClickedPage();
const html = document.documentElement;
const place = () => placeQuoteForms(html.dataset.form);
watchQuoteForms(place);
startTerritory(html, place);
startOnIntent(window);
