/** The script of pages in the quote form's frame. */

import { hasPendingSubmissions } from '../forms/submissions/pending-key.ts';
import { startIsland, startIslands } from '../widgets/islands/start-islands.ts';
import { defineLivePromise } from '../widgets/live-promise/live-promise-element.ts';

startIslands();
defineLivePromise();
// What waits on this device is sent by the form, when it runs.
if (hasPendingSubmissions())
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]'))
    void startIsland(island);
document.documentElement.dataset.scripts = 'running';
