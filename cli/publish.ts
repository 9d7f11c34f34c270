/**
 * npm run publish: renders the content folder as it is now, checks it and makes it what visitors get; servers that run with this
 * DATA_DIR change over within a second. `npm run publish -- undo` returns to the publication before; `… list` names them.
 */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { hasDiskSpace } from '../server/data-dir/disk-reserve.ts';
import {
  changePublications,
  type Publication,
  readPublications,
  snapshotFolder,
} from '../server/pages/published.ts';
import { stateName } from '../snapshot/state.ts';

/** How a snapshot is written: `fast`, then `finish` in the background of what is served already. */
export type Step = 'fast' | 'finish';

/** Room that a snapshot takes at most, bytes; what is kept for leads comes on top. */
const SNAPSHOT_BYTES = 100_000_000;
/** The content folder may change while it is rendered: so many times it is rendered again. */
const TRIES = 3;

/**
 * Renders and publishes the content as it is; nothing changes when it has mistakes or there is too little room.
 * @returns whether it is published now; if not it has said why
 */
export async function publish(settings: PublishSettings): Promise<boolean> {
  const { dataDir } = settings;
  for (let tries = 0; tries < TRIES; tries++) {
    const state = stateName();
    const known = readPublications(dataDir).find(({ snapshot }) => snapshot === state);
    if (!known) {
      if (!(await hasDiskSpace(settings, SNAPSHOT_BYTES))) {
        console.error(`${dataDir} has too little room: nothing was rendered.`);
        return false;
      }
      if (!(await writeSnapshot(dataDir, state, 'fast'))) return false;
      if (stateName() !== state) {
        rmSync(snapshotFolder(dataDir, state), { recursive: true, force: true });
        continue;
      }
    }
    await announce(dataDir, { snapshot: state, state, finished: known?.finished ?? false });
    return true;
  }
  console.error('The content folder changed all the time while it was rendered: try again.');
  return false;
}

/** Of the server (server/env.ts). */
export interface PublishSettings {
  dataDir: string;
  diskReserveBytes: number;
}

/** Draws and compresses what the newest publication still lacks. Visitors notice nothing of it. */
export async function finish(dataDir: string): Promise<void> {
  const [newest] = readPublications(dataDir);
  if (!newest || newest.finished || !(await writeSnapshot(dataDir, newest.snapshot, 'finish')))
    return;
  await changePublications(dataDir, (all) =>
    all.map((one) => (one.snapshot === newest.snapshot ? { ...one, finished: true } : one)),
  );
}

/** @returns whether there was a publication before the newest */
export async function undo(dataDir: string): Promise<boolean> {
  const [newest, ...older] = readPublications(dataDir);
  const before = older.find(({ snapshot }) => snapshot !== newest?.snapshot);
  if (!newest || !before) return false;
  await announce(dataDir, { ...before, state: stateName() });
  return true;
}

/** Whether what is published is what the content folder holds, or was when it was chosen. */
export function isPublished(dataDir: string): boolean {
  const [newest] = readPublications(dataDir);
  return newest?.state === stateName();
}

function announce(dataDir: string, publication: Omit<Publication, 'at'>): Promise<void> {
  return changePublications(dataDir, (all) => [{ ...publication, at: Date.now() }, ...all]);
}

/** In a process of its own, whose memory is given back. @returns whether it succeeded; if not it has said why */
function writeSnapshot(dataDir: string, name: string, step: Step): Promise<boolean> {
  const folder = snapshotFolder(dataDir, name);
  const cache = join(dataDir, 'snapshots/cache');
  // With the usual size of the young generation it takes 720 MB at most, with this one 480.
  const writing = spawn(
    process.execPath,
    ['--max-semi-space-size=2', 'snapshot/write-snapshot.ts', folder, step],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        CACHE_DIR: cache,
        PHOTO_FOLDER: join(cache, 'photos'),
        ...process.env,
        NODE_ENV: 'production',
      },
    },
  );
  // A server that stops leaves none behind.
  const stop = () => writing.kill();
  process.once('exit', stop);
  return new Promise((resolve) => {
    writing.once('error', () => resolve(false));
    writing.once('exit', (code) => {
      process.off('exit', stop);
      if (code !== 0 && step === 'fast') rmSync(folder, { recursive: true, force: true });
      resolve(code === 0);
    });
  });
}

if (import.meta.main) {
  const { readEnv } = await import('../server/env.ts');
  const settings = readEnv();
  const { dataDir } = settings;
  const [what = 'now'] = process.argv.slice(2);
  const started = performance.now();
  const seconds = () => ((performance.now() - started) / 1000).toFixed(1);
  if (what === 'now') {
    if (await publish(settings)) {
      console.log(`Published after ${seconds()} s; servers change over within a second.`);
      await finish(dataDir);
    } else process.exitCode = 1;
  } else if (what === 'undo') {
    if (await undo(dataDir)) console.log('The publication before is served again.');
    else {
      console.error('There is no publication before this one.');
      process.exitCode = 1;
    }
  } else if (what === 'list')
    for (const { snapshot, at } of readPublications(dataDir))
      console.log(`${new Date(at).toISOString()}  ${snapshot}`);
  else {
    console.error('Usage: npm run publish, npm run publish -- undo, npm run publish -- list');
    process.exitCode = 1;
  }
}
