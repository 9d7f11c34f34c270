/** npm start: builds the release and renders the pages where they are stale, then serves. Standard output is the log alone. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ContentError } from '../content-loader/content-error.ts';
import { startPages } from '../server/content/service/start.ts';
import { makeFilesPrivate } from '../server/data-dir/private-files.ts';
import { EnvError, readEnv } from '../server/env.ts';
import { runUntilSignal } from '../server/main.ts';
import { releaseIsStale } from './inputs.ts';

if (releaseIsStale()) {
  if (!existsSync('node_modules/vite')) {
    console.error(
      'The release does not fit these files, and the build tools are not installed: build it elsewhere, or run npm ci.',
    );
    process.exit(1);
  }
  console.error('Building the release (about 20 s)…');
  const { status } = spawnSync(process.execPath, ['build/build.ts'], { stdio: ['ignore', 2, 2] });
  if (status !== 0) process.exit(status ?? 1);
}
makeFilesPrivate();
try {
  const published = await startPages(readEnv(), (line) => console.error(line));
  if (!published) process.exit(1);
  await runUntilSignal({ published });
} catch (error) {
  if (!(error instanceof EnvError || error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exit(1);
}
