/** Files that a package draws. They are committed, so that a build need not draw; a test in each package compares. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository, whatever folder a command is run in. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

export interface DrawnFiles {
  /** Content by path from the repository's folder. */
  files: ReadonlyMap<string, string>;
  /** Whether a path in one of their folders is this package's: one that is not drawn any more is removed. */
  isOwn: (path: string) => boolean;
}

export function writeDrawnFiles(drawn: DrawnFiles): void {
  for (const path of drawn.files.keys()) mkdirSync(join(ROOT, dirname(path)), { recursive: true });
  for (const path of leftOver(drawn)) rmSync(join(ROOT, path));
  for (const [path, content] of drawn.files) writeFileSync(join(ROOT, path), content);
}

/** Paths whose committed file is missing, differs from what is drawn, or is not drawn any more. */
export function outdatedFiles(drawn: DrawnFiles): string[] {
  const differing = [...drawn.files].filter(([path, content]) => {
    const file = join(ROOT, path);
    return !existsSync(file) || readFileSync(file, 'utf8') !== content;
  });
  return [...differing.map(([path]) => path), ...leftOver(drawn)];
}

function leftOver({ files, isOwn }: DrawnFiles): string[] {
  const folders = new Set([...files.keys()].map((path) => dirname(path)));
  return [...folders]
    .filter((folder) => existsSync(join(ROOT, folder)))
    .flatMap((folder) => readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`))
    .filter((path) => isOwn(path) && !files.has(path));
}
