/**
 * Which snapshots are published: DATA_DIR/snapshots holds a folder for each and a list of the publications, newest first. Every server
 * with this DATA_DIR changes over within a second of a change there.
 */
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  unwatchFile,
  watchFile,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

export interface Publication {
  /** Folder name of the snapshot: the hash of the release, the content and the settings it was rendered from. */
  snapshot: string;
  /** What CONTENT_DIR and the settings would have been rendered to then; another name than `snapshot` after an undo. */
  state: string;
  /** ms since the epoch. */
  at: number;
  /** Its files have their smallest form, and its share images are drawn. */
  finished: boolean;
}

/** Publications that can be returned to. */
export const KEPT_PUBLICATIONS = 20;
/** Snapshots whose hashed files are still served, for pages that somebody has open. */
const SERVED_SNAPSHOTS = 5;
/** How often a server looks for a new publication, ms. */
const LOOK_INTERVAL_MS = 500;
/** A publication that is being written for longer was cut off, ms. */
const LOCK_MS = 10_000;

const folderOf = (dataDir: string) => join(dataDir, 'snapshots');
const fileOf = (dataDir: string) => join(folderOf(dataDir), 'published.json');

export const snapshotFolder = (dataDir: string, snapshot: string) =>
  join(folderOf(dataDir), snapshot);

/** Newest first, without those whose folder is gone; none before the first. */
export function readPublications(dataDir: string): Publication[] {
  const file = fileOf(dataDir);
  if (!existsSync(file)) return [];
  const all = JSON.parse(readFileSync(file, 'utf8')) as Publication[];
  return all.filter(({ snapshot }) => existsSync(snapshotFolder(dataDir, snapshot)));
}

/**
 * Makes `change` of the publications what servers serve, in one step, and deletes the snapshots that it no longer names.
 * @throws Error when another process has been writing them for ten seconds
 */
export async function changePublications(
  dataDir: string,
  change: (publications: Publication[]) => Publication[],
): Promise<void> {
  const lock = join(folderOf(dataDir), 'lock');
  mkdirSync(folderOf(dataDir), { recursive: true });
  await takeLock(lock);
  try {
    const before = readPublications(dataDir);
    const after = change(before).slice(0, KEPT_PUBLICATIONS);
    const unfinished = `${fileOf(dataDir)}.${process.pid}`;
    writeFileSync(unfinished, JSON.stringify(after, null, 1));
    renameSync(unfinished, fileOf(dataDir));
    const named = new Set(after.map(({ snapshot }) => snapshot));
    for (const { snapshot } of before)
      if (!named.has(snapshot))
        rmSync(snapshotFolder(dataDir, snapshot), { recursive: true, force: true });
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

async function takeLock(lock: string): Promise<void> {
  for (const started = Date.now(); ; ) {
    try {
      mkdirSync(lock);
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      if (Date.now() - started > LOCK_MS)
        throw new Error(`Another publication is being written: delete ${lock} if none is.`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** Where the pages come from. */
export interface PagesSource {
  /** Folders with `client/`, the newest first: of the first all is served, of the others what is named by its content. */
  folders(): string[];
  /** A folder whose `client/` every snapshot shares. Default: none. */
  release?: string;
  /** Calls back when `folders` may have changed. @returns what ends that */
  watch?(onChange: () => void): () => void;
}

/** The snapshots of a data folder, served with the files of a release. */
export function publishedPages(dataDir: string, release: string): PagesSource {
  return {
    release,
    folders: () =>
      [...new Set(readPublications(dataDir).map(({ snapshot }) => snapshot))]
        .slice(0, SERVED_SNAPSHOTS)
        .map((snapshot) => snapshotFolder(dataDir, snapshot)),
    watch(onChange) {
      const file = fileOf(dataDir);
      watchFile(file, { interval: LOOK_INTERVAL_MS, persistent: false }, onChange);
      return () => unwatchFile(file, onChange);
    },
  };
}
