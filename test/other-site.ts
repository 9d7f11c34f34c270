/** A copy of the site's sources, built from another content folder; what stands in its files. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** All that a site is made of, but for its content. */
const SOURCES = [
  'app',
  'build',
  'content-loader',
  'domain',
  'messages',
  'office',
  'packages',
  'public',
  'server',
  'starter',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
];
/** @returns a folder of its own that `buildIn` can build in */
export function copySite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'other-site-'));
  for (const path of SOURCES) cpSync(path, join(folder, path), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** @throws Error with what the build said */
export function buildIn(folder: string, env: NodeJS.ProcessEnv): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['build/build.ts'], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The build failed.\n${stdout}\n${stderr}`);
}

/** A link that stands in code leads nowhere once the pages are others. */
export function findDeadLinks(client: string): string[] {
  const files = new Set(filesOf(client).map((file) => `/${file}`));
  return [...files]
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => {
      const html = readFileSync(join(client, file), 'utf8');
      const links = [...html.matchAll(/\s(?:href|src)="(\/[^"?#]*)/g)].map(
        (match) => match[1] ?? '',
      );
      return [...new Set(links)]
        .filter((link) => !files.has(link) && !files.has(`${link.replace(/\/$/, '')}/index.html`))
        .map((link) => `${file}: link to ${link}, which does not exist`);
    });
}

/** Paths below `root`. */
export function filesOf(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}
