/** Where content lies, and that a build reads it once. */
import { existsSync, statSync } from 'node:fs';
import { pageLanguage } from '../domain/language/language.ts';
import { buildEnv } from './build-env.ts';
import { filesBelow } from './hash-files.ts';

/** Where content lies: ./content unless CONTENT_DIR names another company's folder. */
export const contentDir = buildEnv.contentDir;

/**
 * A state of the content is rendered from what was read once in each language, and tests of the sample company read it once; development reads again
 * for every request.
 * @param stateOf what is compared where reading takes longer: development then reads again when it has changed
 */
export function readOnce<T>(
  read: (dir: string) => T,
  stateOf?: (dir: string) => string,
): (dir?: string) => T {
  const known = new Map<string, { state: string | undefined; value: T }>();
  return (dir = contentDir) => {
    const key = `${pageLanguage()} ${dir}`;
    const isStill =
      buildEnv.production || (buildEnv.contentState !== undefined && dir === contentDir);
    const state = isStill ? buildEnv.contentState : stateOf?.(dir);
    const last = known.get(key);
    if (last && last.state === state && (isStill || state)) return last.value;
    const value = read(dir);
    known.set(key, { state, value });
    return value;
  };
}

/** By what it is of: what it was made from, and what was made. */
const made = new Map<string, { from: readonly unknown[]; value: unknown }>();

/**
 * In a process that stays, what is made of the same values as the last time is not made again: an edit changes one file of hundreds.
 * @param of names what is made: a file, in one language
 * @param from everything that it depends on; compared one by one
 */
export function madeOnce<T>(of: string, from: readonly unknown[], make: () => T): T {
  if (!buildEnv.production) return make();
  const last = made.get(of);
  if (last?.from.every((one, index) => one === from[index])) return last.value as T;
  const value = make();
  made.set(of, { from, value });
  return value;
}

/** Names, sizes and times of change of all files below a folder; empty without the folder. */
export function fileStates(dir: string): string {
  if (!existsSync(dir)) return '';
  return filesBelow(dir)
    .map((file) => {
      const { mtimeMs, size } = statSync(file);
      return `${file} ${mtimeMs} ${size}`;
    })
    .join('\n');
}
