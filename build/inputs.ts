/** Tells whether dist/ was built from what lies here now. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildEnv } from '../content-loader/build-env.ts';

const INPUTS = [
  'app',
  'build',
  'content',
  'content-loader',
  'domain',
  'messages',
  'office',
  'packages',
  'public',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
];
const STAMP = 'dist/inputs.json';

/** What a build was made from. */
interface Stamp {
  hash: string;
  /** The content folder, from the site's own folder. */
  contentDir: string;
}

/** @param build null = there is none. @returns whether it was made from other files or settings than those of now. */
export function buildIsStale(build: Stamp | null = readStamp()): boolean {
  return build?.hash !== hashInputs();
}

/**
 * Why this build can't be served or made anew here; null = it can. A server in production never builds another
 * company's site because CONTENT_DIR was forgotten.
 */
export function refusal(
  build: Stamp | null,
  { production, hasBuildTools, contentDir }: Situation,
): string | null {
  if (build && build.contentDir !== contentDir && (production || !hasBuildTools))
    return `The build was made from ${build.contentDir}, but CONTENT_DIR names ${contentDir}: set CONTENT_DIR=${build.contentDir}, or build again with the content you mean.`;
  if (!hasBuildTools)
    return 'The build does not fit these files or this SITE_URL, and the build tools are not installed: build it elsewhere with the same SITE_URL and CONTENT_DIR, or run npm ci.';
  return null;
}

interface Situation {
  /** NODE_ENV is production. */
  production: boolean;
  hasBuildTools: boolean;
  contentDir: string;
}

/** The content folder as a stamp names it: `content`, however it was written. */
export const contentFolder = () => relative('.', buildEnv.contentDir) || '.';

export function readStamp(): Stamp | null {
  return existsSync(STAMP) ? (JSON.parse(readFileSync(STAMP, 'utf8')) as Stamp) : null;
}

export function stampBuild(): void {
  const stamp: Stamp = { hash: hashInputs(), contentDir: contentFolder() };
  writeFileSync(STAMP, JSON.stringify(stamp));
}

/** Content of every input file and every build setting. */
function hashInputs(): string {
  const hash = createHash('sha256');
  const contentDir = contentFolder();
  for (const path of [...INPUTS, ...(contentDir === 'content' ? [] : [contentDir])]) {
    if (existsSync(path))
      for (const file of filesOf(path)) hash.update(file).update('\0').update(readFileSync(file));
  }
  const { siteUrl, geolocationUrl, analyticsId } = buildEnv;
  return hash
    .update(JSON.stringify([siteUrl, geolocationUrl, analyticsId, contentDir]))
    .digest('hex');
}

/** Without what tools write for themselves: hidden files. */
export function filesOf(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  // What begins with a dot is no content: a folder of its own has a git history.
  return readdirSync(path)
    .filter((name) => !name.startsWith('.'))
    .sort()
    .flatMap((name) => filesOf(join(path, name)));
}
