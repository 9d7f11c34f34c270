/**
 * The inline script of pages in the quote form's frame: uses the territory that is stored and never looks one
 * up, tells the page around it how tall it is, and starts React like any page.
 */
import { startOnIntent } from './start-on-intent.ts';
import { startTerritory } from './territory-detection.ts';
import { completePosts, reportHeight } from './territory-framed-form.ts';

const html = document.documentElement;
startTerritory(html, () => {});
reportHeight(html);
completePosts();
// Set by the build; in development React starts by itself.
if (html.dataset.boot) startOnIntent(html.dataset.boot);
