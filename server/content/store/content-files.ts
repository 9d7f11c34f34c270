/** Content as files: the content folder, and folders that a state of the database is written into to be rendered. */
import { createHash } from 'node:crypto';
import {
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ContentError } from '../../../content-loader/content-error.ts';
import { filesOf, hashOfFiles } from '../../../content-loader/hash-files.ts';
import { contentDir } from '../../../content-loader/read-once.ts';
import { LOGO_FILE } from '../../../domain/content/logo.ts';
import { isContentPath } from '../../../domain/content/revisions.ts';
import type { Photos } from './photos.ts';

export interface ContentFolder {
  dir: string;
  /** Changes with each of its files, pictures included. */
  hash: string;
  /** Files that have revisions, by their path below the folder. */
  texts: Map<string, string>;
}

export const hashOfText = (text: string) => createHash('sha256').update(text).digest('hex');

/** @throws ContentError for a text that can't be stored as it is */
export function readContentFolder(dir = contentDir): ContentFolder {
  const texts = new Map<string, string>();
  for (const path of pathsOf(dir).filter(isContentPath)) texts.set(path, readText(join(dir, path)));
  return { dir, hash: hashOfFiles([dir], dir), texts };
}

/** None of a folder that is not there. */
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

/** The logo had no revisions once: where a state has none, that of the folder stands. */
export function readFolderLogo(): string | null {
  const file = join(contentDir, LOGO_FILE);
  return existsSync(file) ? readText(file) : null;
}

/** Writes `texts` into an empty folder, with what of the content folder has no revisions. */
export function writeContent(
  target: string,
  texts: ReadonlyMap<string, string>,
  from = contentDir,
  photos: Photos = new Map(),
): void {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const path of pathsOf(from).filter((one) => !isContentPath(one) || one === LOGO_FILE)) {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    copyFileSync(join(from, path), join(target, path), constants.COPYFILE_FICLONE);
  }
  for (const [path, text] of texts) writeText(target, path, text);
  writePhotos(target, photos);
}

/** Those that are not there yet. @returns their names */
export function writePhotos(folder: string, photos: Photos): string[] {
  const missing = [...photos].filter(([name]) => !existsSync(join(folder, 'photos', name)));
  if (missing.length > 0) mkdirSync(join(folder, 'photos'), { recursive: true });
  for (const [name, content] of missing) writeFileSync(join(folder, 'photos', name), content);
  return missing.map(([name]) => name);
}

/** @param text null = removes the file. @throws Error for a path outside of the content */
export function writeText(folder: string, path: string, text: string | null): void {
  if (!isContentPath(path)) throw new Error(`${path} is no path of the content.`);
  const file = join(folder, path);
  if (text === null) rmSync(file, { force: true });
  else {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
