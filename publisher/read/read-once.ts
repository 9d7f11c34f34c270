/** Where the content is, and a cache that reads it once. */
import { existsSync, statSync } from 'node:fs';
import { pageLanguage } from '../../domain/language/language.ts';
import { buildEnv } from './build-env.ts';
import { filesBelow } from './hash-files.ts';

/** Folder of the content: ./content unless CONTENT_DIR names another company's. */
export const contentDir = buildEnv.contentDir;

/**
 * Caches what `read` returns, by language and folder. Production reads once per state of the content, tests of the sample company
 * once, development for every request.
 * @param stateOf for slow reads: development then reads again only if the result has changed
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

/** Cache of madeOnce: what each value was made from, and the value. */
const made = new Map<string, { from: readonly unknown[]; value: unknown }>();

/**
 * In a long-running process, returns the last value if it was made from the same values: an edit changes one file of hundreds.
 * @param of key of the value, such as a file in one language
 * @param from everything that the value depends on; compared one by one
 */
export function madeOnce<T>(of: string, from: readonly unknown[], make: () => T): T {
  if (!buildEnv.production) return make();
  const last = made.get(of);
  if (last?.from.every((one, index) => one === from[index])) return last.value as T;
  const value = make();
  made.set(of, { from, value });
  return value;
}

/** Names, sizes and modification times of all files below a folder; empty without the folder. */
export function fileStates(dir: string): string {
  if (!existsSync(dir)) return '';
  return filesBelow(dir)
    .map((file) => {
      const { mtimeMs, size } = statSync(file);
      return `${file} ${mtimeMs} ${size}`;
    })
    .join('\n');
}
