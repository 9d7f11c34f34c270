/** npm start: builds the release and renders the pages where they are stale, then serves. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { finish, isPublished, type PublishSettings, publish } from '../cli/publish.ts';
import { EnvError, readEnv } from '../server/env.ts';
import { runUntilSignal } from '../server/main.ts';
import { publishedPages, readPublications } from '../server/pages/published.ts';
import { pagesFrom } from '../server/pages/routes.ts';
import { releaseIsStale } from './inputs.ts';

if (releaseIsStale()) {
  if (!existsSync('node_modules/vite')) {
    console.error(
      'The release does not fit these files, and the build tools are not installed: build it elsewhere, or run npm ci.',
    );
    process.exit(1);
  }
  console.log('Building the release (about 20 s)…');
  const { status } = spawnSync(process.execPath, ['build/build.ts'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
const settings = readSettings();
const { dataDir } = settings;
if (!isPublished(dataDir)) {
  console.log('Rendering the pages…');
  if (!(await publish(settings))) {
    if (readPublications(dataDir).length === 0) process.exit(1);
    console.error('What was published before is served.');
  }
}
const source = publishedPages(dataDir, 'dist');
await runUntilSignal({
  pages: pagesFrom(source),
  officeFolders: () => [
    'dist/office',
    ...source
      .folders()
      .slice(0, 1)
      .map((one) => join(one, 'office')),
  ],
});
// Visitors come first; this takes a minute the first time and nothing afterwards.
void finish(dataDir);

function readSettings(): PublishSettings {
  try {
    return readEnv();
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
