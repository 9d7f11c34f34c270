/** The script of pages in the quote form's frame. */
import { defineLivePromise } from '../components/live-promise/live-promise-element.ts';
import { startIsland, startIslands } from '../islands/start-islands.ts';
import { isSomethingWaiting } from '../submissions/waiting.ts';

startIslands();
defineLivePromise();
// What waits on this device is sent by the form, when it runs.
if (isSomethingWaiting())
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]'))
    void startIsland(island);
document.documentElement.dataset.scripts = 'running';
