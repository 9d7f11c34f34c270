/** Which files of the content have revisions, and states of the content as lists of these. */

/** `pages/….md`, `areas/….yaml`, the YAML files beside them and the logo; every other file of the folder is copied as it is. */
const CONTENT_PATH =
  /^(?:pages(?:\/[a-z0-9_][\w.-]*)+\.md|areas\/[a-z0-9_][\w.-]*\.yaml|[a-z0-9_][\w.-]*\.yaml|logo\.svg)$/i;
const MAX_PATH_LENGTH = 200;

/** Whether a file of the content folder has revisions. @param path below the folder, with slashes */
export function isContentPath(path: string): boolean {
  return path.length <= MAX_PATH_LENGTH && CONTENT_PATH.test(path);
}

/** Which revision of each path: its number, by path. */
export type Revisions = Record<string, number>;

/** @returns `state` with what was chosen, where it does not hold a later revision already */
export function withChosen(state: Revisions, chosen: Revisions): Revisions {
  const newer = Object.entries(chosen).filter(([path, number]) => number > (state[path] ?? 0));
  return { ...state, ...Object.fromEntries(newer) };
}

/** Paths that the two states have in different revisions, or only one of them has. */
export function changedPaths(before: Revisions, after: Revisions): string[] {
  const paths = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...paths].filter((path) => before[path] !== after[path]).sort();
}
