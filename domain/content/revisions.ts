/** Which files of the content have revisions, and states of the content as sets of revisions. */

/**
 * `pages/….md`, `areas/….yaml`, the YAML files beside them and the logo. Every other file of the folder is copied
 * unchanged.
 */
const CONTENT_PATH =
  /^(?:pages(?:\/[a-z0-9_][\w.-]*)+\.md|areas\/[a-z0-9_][\w.-]*\.yaml|[a-z0-9_][\w.-]*\.yaml|logo\.svg)$/i;
const MAX_PATH_LENGTH = 200;

/** True if a file has revisions. @param path below the content folder, with slashes */
export function isContentPath(path: string): boolean {
  return path.length <= MAX_PATH_LENGTH && CONTENT_PATH.test(path);
}

/** Revision numbers by path. */
export type Revisions = Record<string, number>;

/** @returns `state` with each chosen revision that is newer than the one it has */
export function withChosen(state: Revisions, chosen: Revisions): Revisions {
  const newer = Object.entries(chosen).filter(([path, number]) => number > (state[path] ?? 0));
  return { ...state, ...Object.fromEntries(newer) };
}

/** Paths whose revision differs, and paths that only one state has. */
export function changedPaths(before: Revisions, after: Revisions): string[] {
  const paths = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...paths].filter((path) => before[path] !== after[path]).sort();
}
