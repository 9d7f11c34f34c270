/**
 * The inline script of every page except framed ones. Before the first paint it sets territory, light and season; then the URL of the
 * quote form's frame, and it starts the page script. The page works without it.
 */

import { startTerritory } from '../territory/territory-detection.ts';
import { followClock, showClock } from './show-hour.ts';
import { startPageScript } from './start-page-script.ts';
import { followQuoteForms, placeQuoteForms } from './territory-quote-frame.ts';

const html = document.documentElement;
let isPainted = false;
const place = () => {
  if (isPainted) placeQuoteForms(html.dataset.form);
};
const start = () => {
  startTerritory(html, place);
  showClock(html);
};
const startPainted = () =>
  startPageScript(window, () => {
    isPainted = true;
    place();
  });
followQuoteForms(place);
start();
followClock(html);
// A prerendered page requests and runs nothing before it is shown.
if (document.prerendering)
  document.addEventListener('prerenderingchange', () => {
    start();
    startPainted();
  });
else startPainted();
