/** The server with the site that `npm run snapshot -- dist/site whole` wrote, or with another folder: the first word. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runUntilSignal } from '../main.ts';
import { pagesFrom } from '../pages/routes.ts';

const folder = process.argv[2] ?? 'dist/site';
if (!existsSync(join(folder, 'manifest.json'))) {
  console.error(`${folder} holds no site: npm run build, npm run snapshot -- dist/site whole`);
  process.exit(1);
}
await runUntilSignal({
  pages: pagesFrom(folder),
  officeFolders: () => ['dist/office', join(folder, 'office')],
});
