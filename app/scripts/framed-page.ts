/** The script of pages in the quote form's frame. */
import { startIslands } from '../islands/start-islands.ts';

startIslands();
document.documentElement.dataset.scripts = 'running';
