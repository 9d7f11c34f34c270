/**
 * A file of the content is changed in two places: in the content folder, with git, and in the office, as a revision in the
 * database. Here is which of the two is published.
 */

/** `pages/….md`, `areas/….yaml`, the YAML files beside them and the logo; every other file of the folder is copied as it is. */
const CONTENT_PATH =
  /^(?:pages(?:\/[a-z0-9_][\w.-]*)+\.md|areas\/[a-z0-9_][\w.-]*\.yaml|[a-z0-9_][\w.-]*\.yaml|logo\.svg)$/i;
const MAX_PATH_LENGTH = 200;

/** Whether a file of the content folder has revisions. @param path below the folder, with slashes */
export function isContentPath(path: string): boolean {
  return path.length <= MAX_PATH_LENGTH && CONTENT_PATH.test(path);
}

/** Hashes of one path; null = there is no such file. */
export interface PathHashes {
  /** Of the folder's file that the revision began from. */
  base: string | null;
  revision: string | null;
  /** Of the folder's file now. */
  folder: string | null;
}

/** `conflict`: both were changed, and differ. */
export type Merge = 'revision' | 'folder' | 'conflict';

export function mergePath({ base, revision, folder }: PathHashes): Merge {
  if (folder === revision || folder === base) return 'revision';
  return revision === base ? 'folder' : 'conflict';
}

/** Which revision of each path: its number, by path. */
export type Revisions = Record<string, number>;

/** @returns `state` with what was chosen, where it does not hold a later revision already */
export function withChosen(state: Revisions, chosen: Revisions): Revisions {
  const newer = Object.entries(chosen).filter(([path, number]) => number > (state[path] ?? 0));
  return { ...state, ...Object.fromEntries(newer) };
}

/** Where two texts differ. */
export interface Difference {
  /** First line that differs, from 1. */
  line: number;
  /** Lines up to the last that differs; null = there is no such file. */
  revision: string[] | null;
  folder: string[] | null;
}

export function differenceOf(revision: string | null, folder: string | null): Difference {
  const ours = revision?.split('\n') ?? [];
  const theirs = folder?.split('\n') ?? [];
  const most = Math.min(ours.length, theirs.length);
  let start = 0;
  while (start < most && ours[start] === theirs[start]) start++;
  let end = 0;
  while (end < most - start && ours.at(-1 - end) === theirs.at(-1 - end)) end++;
  return {
    line: start + 1,
    revision: revision === null ? null : ours.slice(start, ours.length - end),
    folder: folder === null ? null : theirs.slice(start, theirs.length - end),
  };
}
