/**
 * npm run site -- FOLDER     as in npm run site -- dist/site
 *
 * Renders the content and writes it into a folder with the files of the release, for checks that read the built pages. Pages
 * are not compressed.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { ContentError } from '../../publisher/read/content-error.ts';
import { renderSite } from '../../publisher/render/render-site.ts';
import { answerHelp } from '../commands/help.ts';
import { releaseIsStale } from './inputs.ts';

answerHelp(import.meta.filename);

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('Usage: npm run site -- FOLDER');
  process.exit(1);
}
if (releaseIsStale()) {
  console.error('The release in dist/ does not fit these files: npm run build first.');
  process.exit(1);
}
const started = performance.now();
rmSync(folder, { recursive: true, force: true });
try {
  const root = join(folder, 'client');
  const site = await renderSite({
    add(url, content) {
      const file = join(root, extname(url) ? url : join(url, 'index.html'));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
    },
  });
  writeFileSync(join(folder, 'site.json'), JSON.stringify(site));
  console.log(`Wrote ${folder} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(
    `${error.message}\nThe content has mistakes (${error.faults.length}): nothing was written.`,
  );
  process.exitCode = 1;
}
