/** Brings what was changed in the content folder into the database, and finds what the office has changed as well. */
import type { Kysely } from 'kysely';
import {
  type Difference,
  differenceOf,
  mergePath,
  type Revisions,
} from '../../../domain/content/revisions.ts';
import { fromJson } from '../../database/json.ts';
import type { Database } from '../../database/tables.ts';
import { type ContentFolder, hashOfText, writePhotos, writeText } from '../store/content-files.ts';
import { readPhotos } from '../store/photos.ts';
import { readLive } from '../store/publications.ts';
import {
  insertRevisions,
  type NewRevision,
  noteInFolder,
  type RevisionHead,
  readDrafts,
  readRevisionHeads,
  readTexts,
} from '../store/revisions.ts';

/** A path that was changed in the folder and in the office. What is live stays. */
export interface Conflict {
  path: string;
  /** The office's. */
  revision: RevisionHead;
  difference: Difference;
}

export interface MergeOptions {
  /** Whether drafts are published, or the paths of those that are; else the folder is all that is new. */
  withDrafts: boolean | readonly string[];
  /** ms since the epoch. */
  now: number;
  /** Whether what is new in the folder becomes drafts. Default: false, it is published. */
  asDrafts?: boolean;
  /** Paths of which the folder's file is taken, whatever the office did. Default: none. */
  forced?: readonly string[];
}

export interface Merged {
  /** What is to be published, beside what is live. */
  chosen: Revisions;
  conflicts: Conflict[];
}

/** Within the transaction that holds the counter of publications. */
export async function mergeFolder(
  db: Kysely<Database>,
  folder: ContentFolder,
  options: MergeOptions,
): Promise<Merged> {
  const { now, asDrafts = false } = options;
  const { chosen, fromFolder, inFolder, conflicts } = await planMerge(db, folder, options);
  const added = fromFolder.map((path): NewRevision => {
    const text = folder.texts.get(path) ?? null;
    const hash = hashOf(text);
    return {
      ...{ path, text, hash, base_hash: hash, author: null, created_at: now, note: '' },
      is_draft: asDrafts ? 1 : 0,
    };
  });
  await noteInFolder(db, inFolder);
  return {
    chosen: { ...chosen, ...(await insertRevisions(db, added)) },
    conflicts: await withDifferences(db, folder, conflicts),
  };
}

/** What the office and the folder have both changed, drafts included. */
export async function findConflicts(
  db: Kysely<Database>,
  folder: ContentFolder,
): Promise<Conflict[]> {
  const { conflicts } = await planMerge(db, folder, { withDrafts: true });
  return withDifferences(db, folder, conflicts);
}

/**
 * Makes what was chosen of two texts a draft that begins from the folder's file.
 * @returns false when there is no such conflict any more, or the office has a later text
 */
export async function resolveConflict(
  db: Kysely<Database>,
  folder: ContentFolder,
  { path, revision_no, take, author, now }: ConflictSolution,
): Promise<boolean> {
  const { conflicts } = await planMerge(db, folder, { withDrafts: true });
  const head = conflicts.find((one) => one.path === path && one.revision_no === revision_no);
  if (!head) return false;
  const ofFolder = folder.texts.get(path) ?? null;
  const text =
    take === 'folder'
      ? ofFolder
      : ((await readTexts(db, { [path]: revision_no })).get(path) ?? null);
  await insertRevisions(db, [
    {
      ...{ path, text, hash: hashOf(text), base_hash: hashOf(ofFolder) },
      ...{ is_draft: 1, author, created_at: now, note: '' },
    },
  ]);
  return true;
}

/**
 * Writes into the folder what was published and is newer there. Within the transaction that holds the counter of publications.
 * @param forced paths that are written whatever the folder holds
 * @returns what was written, and what both have changed
 */
export async function pullRevisions(
  db: Kysely<Database>,
  folder: ContentFolder,
  forced: readonly string[] = [],
): Promise<{ written: string[]; conflicts: Conflict[] }> {
  const live = await readLive(db);
  const heads = live ? await readRevisionHeads(db, fromJson(live.revisions)) : [];
  const { inFolder, conflicts } = await planMerge(db, folder, { withDrafts: false });
  const isUnlike = ({ path, hash }: RevisionHead) =>
    hashOf(folder.texts.get(path) ?? null) !== hash;
  const isNewer = (head: RevisionHead) =>
    mergePath({
      base: head.base_hash,
      revision: head.hash,
      folder: hashOf(folder.texts.get(head.path) ?? null),
    }) === 'revision';
  const written = heads.filter(
    (head) => isUnlike(head) && (isNewer(head) || forced.includes(head.path)),
  );
  const numbers = Object.fromEntries(written.map(({ path, revision_no }) => [path, revision_no]));
  const texts = await readTexts(db, numbers);
  for (const { path } of written) writeText(folder.dir, path, texts.get(path) ?? null);
  const all = await readTexts(db, live ? fromJson(live.revisions) : {});
  const photos = writePhotos(folder.dir, await readPhotos(db, all));
  await noteInFolder(db, [...inFolder, ...Object.values(numbers)]);
  return {
    written: [...Object.keys(numbers), ...photos.map((name) => `photos/${name}`)].sort(),
    conflicts: await withDifferences(
      db,
      folder,
      conflicts.filter(({ path }) => !forced.includes(path)),
    ),
  };
}

interface ConflictSolution {
  path: string;
  /** Of the office's text that was chosen from. */
  revision_no: number;
  take: 'office' | 'folder';
  author: string;
  /** ms since the epoch. */
  now: number;
}

async function planMerge(
  db: Kysely<Database>,
  folder: ContentFolder,
  { withDrafts, forced = [] }: Pick<MergeOptions, 'withDrafts' | 'forced'>,
) {
  const live = await readLive(db);
  const lives = byPath(live ? await readRevisionHeads(db, fromJson(live.revisions)) : []);
  const isWanted = ({ path }: RevisionHead) =>
    typeof withDrafts === 'boolean' ? withDrafts : withDrafts.includes(path);
  const drafts = byPath(await readDrafts(db));
  const wanted = byPath([...drafts.values()].filter(isWanted));
  const plan = {
    chosen: {} as Revisions,
    /** Paths. */
    fromFolder: [] as string[],
    /** Numbers of revisions that the folder has taken. */
    inFolder: [] as number[],
    conflicts: [] as RevisionHead[],
  };
  const paths = [...lives.keys(), ...folder.texts.keys(), ...wanted.keys()];
  for (const path of new Set(paths)) {
    const draft = drafts.get(path);
    const isNewer = draft && draft.revision_no > (lives.get(path)?.revision_no ?? 0);
    const head = (isNewer && wanted.get(path)) || lives.get(path);
    const found = hashOf(folder.texts.get(path) ?? null);
    const hashes = { base: head?.base_hash ?? null, revision: head?.hash ?? null, folder: found };
    const merge = forced.includes(path) ? 'folder' : mergePath(hashes);
    if (merge === 'conflict' && head) plan.conflicts.push(head);
    else if (merge === 'folder' && isNewer && draft.hash === found)
      plan.chosen[path] = draft.revision_no;
    else if (merge === 'folder') plan.fromFolder.push(path);
    else if (head) {
      if (found === head.hash && head.base_hash !== head.hash) plan.inFolder.push(head.revision_no);
      if (head === draft) plan.chosen[path] = head.revision_no;
    }
  }
  return plan;
}

async function withDifferences(
  db: Kysely<Database>,
  folder: ContentFolder,
  heads: RevisionHead[],
): Promise<Conflict[]> {
  const numbers = Object.fromEntries(heads.map(({ path, revision_no }) => [path, revision_no]));
  const texts = await readTexts(db, numbers);
  return heads.map((revision) => {
    const { path } = revision;
    const difference = differenceOf(texts.get(path) ?? null, folder.texts.get(path) ?? null);
    return { path, revision, difference };
  });
}

const hashOf = (text: string | null) => (text === null ? null : hashOfText(text));
const byPath = (heads: RevisionHead[]) => new Map(heads.map((head) => [head.path, head]));
