/**
 * npm run publish: renders the content folder as it is now, checks it and makes it what visitors get; servers that run with this
 * DATA_DIR change over within a second. `npm run publish -- undo` returns to the publication before; `… list` names them.
 */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  changePublications,
  type Publication,
  readPublications,
  snapshotFolder,
} from '../server/pages/published.ts';
import { stateName } from '../snapshot/state.ts';

/** How a snapshot is written: `fast`, then `finish` in the background of what is served already. */
export type Step = 'fast' | 'finish';

/**
 * Renders and publishes the content as it is; nothing changes when it has mistakes.
 * @returns whether it is published now
 */
export async function publish(dataDir: string): Promise<boolean> {
  const state = stateName();
  const known = readPublications(dataDir).find(({ snapshot }) => snapshot === state);
  if (!known && !(await writeSnapshot(dataDir, state, 'fast'))) return false;
  await announce(dataDir, { snapshot: state, state, finished: known?.finished ?? false });
  return true;
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
  const writing = spawn(process.execPath, ['snapshot/write-snapshot.ts', folder, step], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      CACHE_DIR: cache,
      PHOTO_FOLDER: join(cache, 'photos'),
      ...process.env,
      NODE_ENV: 'production',
    },
  });
  return new Promise((resolve) => {
    writing.once('error', () => resolve(false));
    writing.once('exit', (code) => {
      if (code !== 0 && step === 'fast') rmSync(folder, { recursive: true, force: true });
      resolve(code === 0);
    });
  });
}

if (import.meta.main) {
  const { readEnv } = await import('../server/env.ts');
  const { dataDir } = readEnv();
  const [what = 'now'] = process.argv.slice(2);
  const started = performance.now();
  const seconds = () => ((performance.now() - started) / 1000).toFixed(1);
  if (what === 'now') {
    if (await publish(dataDir)) {
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
