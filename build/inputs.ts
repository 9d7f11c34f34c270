/** Tells whether dist/ was built from what lies here now. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildEnv } from '../content-loader/build-env.ts';

const INPUTS = [
  'app',
  'build',
  'content',
  'content-loader',
  'domain',
  'public',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
];
const STAMP = 'dist/inputs.sha256';

export function buildIsStale(): boolean {
  return !existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== hashInputs();
}

export function stampBuild(): void {
  writeFileSync(STAMP, hashInputs());
}

/** Content of every input file and every build setting. */
function hashInputs(): string {
  const hash = createHash('sha256');
  for (const path of [
    ...INPUTS,
    ...(buildEnv.contentDir === 'content' ? [] : [buildEnv.contentDir]),
  ]) {
    if (existsSync(path))
      for (const file of filesOf(path)) hash.update(file).update('\0').update(readFileSync(file));
  }
  const { siteUrl, geolocationUrl, analyticsId, contentDir } = buildEnv;
  return hash
    .update(JSON.stringify([siteUrl, geolocationUrl, analyticsId, contentDir]))
    .digest('hex');
}

function filesOf(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name)));
}
