/** npm start: builds the release and renders the pages where they are stale, then serves. Standard output is the log alone. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ContentError } from '../content-loader/content-error.ts';
import { type Start, startPages } from '../server/content/service/start.ts';
import { snapshotFolder, writeServed } from '../server/content/store/snapshots.ts';
import { makeFilesPrivate } from '../server/data-dir/private-files.ts';
import { type Env, EnvError, readEnv } from '../server/env.ts';
import { runUntilSignal } from '../server/main.ts';
import { servedSnapshots } from '../server/pages/published.ts';
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
const env = readSettings();
const { dataDir } = env;
const { snapshots, publication } = await renderPages();
if (snapshots.length === 0) process.exit(1);
const served = servedSnapshots(snapshots, {
  folderOf: (name) => snapshotFolder(dataDir, name),
  release: 'dist',
  onShown: (names) => writeServed(dataDir, names),
});
await runUntilSignal({ published: { served, first: publication } });

function renderPages(): Promise<Start> {
  return startPages(env, console.error).catch((error: unknown) => {
    if (!(error instanceof ContentError || error instanceof EnvError)) throw error;
    console.error(error.message);
    return { snapshots: [], publication: null };
  });
}

function readSettings(): Env {
  try {
    return readEnv();
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
