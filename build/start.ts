/** npm start: builds the release and renders the pages where they are stale, then serves. Standard output is the log alone. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { guidedStart, isFirstDay } from '../cli/guided-start/guided-start.ts';
import { whoseContent } from '../cli/whose-content.ts';
import { ContentError } from '../content-loader/content-error.ts';
import { contentDir } from '../content-loader/read-once.ts';
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
let start: Start | undefined;
const firstDay = (await isFirstDay(env, contentDir))
  ? await guidedStart(env, contentDir, async () => {
      const lines: string[] = [];
      start = await renderPages((line) => lines.push(line));
      return start.snapshots.length > 0 ? [] : lines;
    })
  : null;
if (firstDay) {
  console.error(
    `There is no company in ${contentDir} yet. Answer the questions at ${env.siteUrl}/start with the code ${firstDay.code.replace(/.{5}\B/, '$&-')}`,
  );
  await firstDay.ended;
}
console.error(whoseContent());
const { snapshots, publication } = start ?? (await renderPages());
if (snapshots.length === 0) process.exit(1);
const served = servedSnapshots(snapshots, {
  folderOf: (name) => snapshotFolder(dataDir, name),
  release: 'dist',
  onShown: (names) => writeServed(dataDir, names),
});
await runUntilSignal({
  published: { served, first: publication },
  beforeListening: () => firstDay?.app.close(),
});

/** @param note gets each line that is printed */
function renderPages(note: (line: string) => void = () => {}): Promise<Start> {
  const print = (line: string) => {
    console.error(line);
    note(line);
  };
  return startPages(env, print).catch((error: unknown) => {
    if (!(error instanceof ContentError || error instanceof EnvError)) throw error;
    print(error.message);
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
