/** The server with pages, as npm start runs it, on the site whose folder is the first word. */
import { runUntilSignal } from '../main.ts';
import { pagesFrom } from '../pages/routes.ts';

await runUntilSignal({ pages: pagesFrom(process.argv[2] ?? 'dist/site') });
