/** Reads and writes the content folder: texts, which have revisions, and other files. */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { isContentPath } from '../../../domain/content/revisions.ts';
import { ContentError } from '../../../publisher/read/content-error.ts';
import { filesOf } from '../../../publisher/read/hash-files.ts';
import { contentDir } from '../../../publisher/read/read-once.ts';

export interface ContentFolder {
  dir: string;
  /** Texts by their path in the folder. */
  texts: Map<string, string>;
}

export const hashOfText = (text: string) => createHash('sha256').update(text).digest('hex');

/** A hash of all texts. */
export function hashOfTexts(texts: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256');
  for (const [path, text] of [...texts].sort(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(path).update('\0').update(text).update('\0');
  return hash.digest('hex');
}

/** @throws ContentError for a text that can't be stored */
export function readContentFolder(dir = contentDir): ContentFolder {
  const texts = new Map<string, string>();
  for (const path of pathsOf(dir).filter(isContentPath)) texts.set(path, readText(join(dir, path)));
  return { dir, texts };
}

/** Empty if the folder does not exist. */
const pathsOf = (dir: string) =>
  existsSync(dir) ? filesOf(dir).map((file) => relative(dir, file).replaceAll('\\', '/')) : [];

function readText(file: string): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(
      readFileSync(file),
    );
    if (!text.includes('\0')) return text;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  throw new ContentError({ file, line: null, says: 'expected text in UTF-8, found other bytes' });
}

/**
 * Photos and public files have no revisions. @returns a value that changes with each of them, from their stat alone:
 * they may be hundreds of megabytes
 */
export function stateOfOtherFiles(dir = contentDir): string {
  return ['photos', 'public']
    .map((name) => join(dir, name))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .sort()
        .map((name) => {
          const { size, mtimeMs } = statSync(join(folder, name));
          return `${folder}/${name} ${size} ${mtimeMs}`;
        }),
    )
    .join('\n');
}

/** @param text null removes the file @throws Error for a path outside of the content */
export function writeText(folder: string, path: string, text: string | null): void {
  if (!isContentPath(path)) throw new Error(`${path} is no path of the content.`);
  const file = join(folder, path);
  if (text === null) rmSync(file, { force: true });
  else {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
