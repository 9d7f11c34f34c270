/**
 * Snapshots on the disk: DATA_DIR/snapshots holds a folder for each, with the content that it was rendered from, and a list of those
 * that were served last, by which a server begins while the database cannot be reached.
 */
import { spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { filesOf } from '../../../content-loader/hash-files.ts';
import { OFFERS_DAY_FILE, offersDay } from '../../../content-loader/offer-days.ts';
import { contentDir } from '../../../content-loader/read-once.ts';
import { stateName } from '../../../snapshot/state.ts';
import { hasDiskSpace, type ReserveSettings } from '../../data-dir/disk-reserve.ts';
import { writeContent } from './content-files.ts';
import type { Photos } from './photos.ts';
import { rendererOf } from './renderer.ts';

/** Room that a snapshot takes at most, bytes; what is reserved for leads comes on top. */
const SNAPSHOT_BYTES = 100_000_000;
/** What is younger may be under way in another process, ms: a whole snapshot, and one that is being written. */
const UNDER_WAY_MS = { whole: 60_000, unfinished: 3_600_000 };
/** Faults that are stored. */
const MOST_FAULTS = 100;

const folderOf = (dataDir: string) => join(dataDir, 'snapshots');
export const snapshotFolder = (dataDir: string, snapshot: string) =>
  join(folderOf(dataDir), snapshot);
/** The content of a snapshot: with it the folder is complete. */
const contentOf = (dataDir: string, snapshot: string) =>
  join(snapshotFolder(dataDir, snapshot), 'content');
export const hasSnapshot = (dataDir: string, snapshot: string) =>
  existsSync(contentOf(dataDir, snapshot));

/** `null`: the writer was stopped by a signal. */
export type Rendered = { snapshot: string } | { faults: string[] } | null;

/**
 * Renders a state of the content, unless it lies on the disk already.
 * @param texts by path
 * @param signal stops the writer
 * @param photos those of the office that the texts name. Default: none
 * @param day see offersDay. Default: that of now
 * @returns the faults of the content, or why there was no room; nothing is changed then
 */
export async function renderSnapshot(
  settings: ReserveSettings,
  texts: ReadonlyMap<string, string>,
  signal?: AbortSignal,
  photos?: Photos,
  day = offersDay(texts, Date.now()),
): Promise<Rendered> {
  const { dataDir } = settings;
  const content = join(folderOf(dataDir), `${randomUUID()}.content`);
  if (!(await hasDiskSpace(settings, SNAPSHOT_BYTES)))
    return { faults: [`${dataDir} has too little room: nothing was rendered.`] };
  try {
    writeContent(content, texts, contentDir, photos);
    writeFileSync(join(content, OFFERS_DAY_FILE), day);
    const snapshot = stateName(content);
    if (hasSnapshot(dataDir, snapshot)) return { snapshot };
    const result = await rendererOf(dataDir).render(
      {
        content,
        state: snapshot,
        photos: join(folderOf(dataDir), 'cache', 'photos'),
        output: { folder: snapshotFolder(dataDir, snapshot) },
      },
      signal,
    );
    if (result === null) return null;
    if (result !== 'written')
      return { faults: 'faults' in result ? faultsIn(result.faults, content) : [] };
    rmSync(contentOf(dataDir, snapshot), { recursive: true, force: true });
    renameSync(content, contentOf(dataDir, snapshot));
    return { snapshot };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOSPC' && code !== 'EDQUOT') throw error;
    return { faults: [`${dataDir} has no room left: nothing was published.`] };
  } finally {
    rmSync(content, { recursive: true, force: true });
  }
}

const markOf = (dataDir: string, snapshot: string) =>
  join(snapshotFolder(dataDir, snapshot), 'finished');

/** Whether its share images are drawn, and its files have their smallest form. */
export const isFinished = (dataDir: string, snapshot: string) =>
  existsSync(markOf(dataDir, snapshot));

/** Draws and compresses what a snapshot still lacks. Visitors notice nothing of it. @param signal stops the writer */
export async function finishSnapshot(
  dataDir: string,
  snapshot: string,
  signal?: AbortSignal,
): Promise<void> {
  if (!hasSnapshot(dataDir, snapshot) || isFinished(dataDir, snapshot)) return;
  const { code, complaint } = await runWriter(dataDir, snapshot, signal);
  if (code === 0) writeFileSync(markOf(dataDir, snapshot), '');
  else if (code !== null) process.stderr.write(complaint);
}

/** In a process of its own, whose memory is given back. @returns `code` null = it was stopped by a signal */
function runWriter(
  dataDir: string,
  snapshot: string,
  signal: AbortSignal | undefined,
): Promise<{ code: number | null; complaint: string }> {
  const cache = join(folderOf(dataDir), 'cache');
  const args = ['--max-semi-space-size=2', 'snapshot/write-snapshot.ts'];
  const writer = spawn(process.execPath, [...args, snapshotFolder(dataDir, snapshot), 'finish'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    signal,
    env: {
      CACHE_DIR: cache,
      NODE_COMPILE_CACHE: join(cache, 'node'),
      ...process.env,
      CONTENT_DIR: contentOf(dataDir, snapshot),
      NODE_ENV: 'production',
    },
  });
  let complaint = '';
  writer.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text;
  });
  // A server that stops leaves none behind.
  const stop = () => writer.kill();
  process.once('exit', stop);
  return new Promise((done) => {
    writer.once('error', ({ name, message }) => {
      complaint ||= message;
      if (name !== 'AbortError') done({ code: 1, complaint });
    });
    writer.once('close', (code) => {
      process.off('exit', stop);
      done({ code, complaint });
    });
  });
}

/** In the names of the content folder instead of the one that was rendered. */
function faultsIn(lines: string[], content: string): string[] {
  const faults = lines
    .filter((line) => line.trim() !== '')
    .map((line) => line.replaceAll(content, contentDir));
  return faults.length > 0
    ? faults.slice(0, MOST_FAULTS)
    : ['The pages could not be rendered, and no reason was given.'];
}

/** SHA-256 over what was written fast; share images and compressed forms follow later. */
export function hashOfSnapshot(dataDir: string, snapshot: string): string {
  const folder = snapshotFolder(dataDir, snapshot);
  const hash = createHash('sha256');
  for (const part of ['manifest.json', 'client', 'office'].map((name) => join(folder, name)))
    for (const file of existsSync(part) ? filesOf(part) : [])
      if (!/\.(br|gz)$|\/client\/share\//.test(file))
        hash.update(file.slice(folder.length)).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

/** Snapshots that were served last, the newest first; those whose folder is gone are left out. */
export function readServed(dataDir: string): string[] {
  const file = servedFile(dataDir);
  if (!existsSync(file)) return [];
  const names = JSON.parse(readFileSync(file, 'utf8')) as string[];
  return names.filter((name) => hasSnapshot(dataDir, name));
}

export function writeServed(dataDir: string, snapshots: string[]): void {
  const unfinished = `${servedFile(dataDir)}.${randomUUID()}`;
  writeFileSync(unfinished, JSON.stringify(snapshots));
  renameSync(unfinished, servedFile(dataDir));
}

const servedFile = (dataDir: string) => join(folderOf(dataDir), 'served.json');

/** The same for all servers of a data folder, and for no other. */
export function placeOf(dataDir: string): string {
  const file = join(folderOf(dataDir), 'place');
  mkdirSync(folderOf(dataDir), { recursive: true });
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const made = `${file}.${randomUUID()}`;
  writeFileSync(made, randomUUID());
  try {
    // Of two servers that start at once, one.
    linkSync(made, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(made);
  }
  return readFileSync(file, 'utf8');
}

/** Deletes every snapshot but these, and what a writer that was killed has left. */
export function forgetSnapshots(dataDir: string, named: ReadonlySet<string>): void {
  const now = Date.now();
  for (const entry of readdirSync(folderOf(dataDir), { withFileTypes: true })) {
    if (!entry.isDirectory() || entry.name === 'cache' || named.has(entry.name)) continue;
    const folder = join(folderOf(dataDir), entry.name);
    const { mtimeMs = now } = statSync(folder, { throwIfNoEntry: false }) ?? {};
    const underWay = UNDER_WAY_MS[hasSnapshot(dataDir, entry.name) ? 'whole' : 'unfinished'];
    if (mtimeMs < now - underWay) rmSync(folder, { recursive: true, force: true });
  }
}
