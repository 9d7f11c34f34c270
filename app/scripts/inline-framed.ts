/**
 * The inline script of pages in the quote form's frame: uses the territory that is stored or that the page around
 * it shows and never looks one up, tells the page around it how tall it is, and starts its script like any page.
 */

import { startTerritory } from '../territory/territory-detection.ts';
import { startPageScript } from './start-page-script.ts';
import { completePosts, receiveTerritory, reportHeight } from './territory-framed-form.ts';

const html = document.documentElement;
startTerritory(html, () => {});
receiveTerritory(html);
reportHeight(html);
completePosts();
startPageScript(window);
