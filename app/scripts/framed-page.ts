/** The script of pages in the quote form's frame. */
import { defineLivePromise } from '../components/live-promise/live-promise-element.ts';
import { startIslands } from '../islands/start-islands.ts';

startIslands();
defineLivePromise();
document.documentElement.dataset.scripts = 'running';
