/**
 * npm run export:static -- FOLDER [--api https://api.example.com]: the built pages for a plain CDN, with the API on
 * another machine. Writes the files, 404.html, and `_headers` and `_redirects` as Netlify and Cloudflare Pages read
 * them; for another CDN they say which headers and rules to set. SITE_URL as at build.
 */
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { loadSite } from '../content-loader/load.ts';
import { securityHeaders } from '../server/connections/security-headers.ts';
import { EnvError, readEnv } from '../server/env.ts';
import { contentPolicy } from '../server/pages/content-policy.ts';
import type { SiteManifest } from '../server/pages/site-manifest.ts';

if (import.meta.main) process.exitCode = exportStatic(process.argv.slice(2), console.log);

/**
 * @param dist build directory
 * @returns the exit code: 1 when the words or settings can't be used, or there is no build.
 */
export function exportStatic(
  words: string[],
  print: (line: string) => void,
  { dist = 'dist', readSettings = readEnv, loadCompany = loadSite } = {},
): number {
  const [folder, option, api] = words;
  const origin = option === '--api' ? URL.parse(api ?? '')?.origin : undefined;
  if (!folder || (option && !origin) || words.length > 3) {
    print('Usage: npm run export:static -- FOLDER [--api https://api.example.com]');
    return 1;
  }
  if (!existsSync(join(dist, 'manifest.json')) || existsSync(folder)) {
    print(existsSync(folder) ? `${folder} exists already.` : 'There is no build: npm run build.');
    return 1;
  }
  try {
    const env = readSettings();
    const site = loadCompany();
    const manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')) as SiteManifest;
    cpSync(join(dist, 'client'), folder, {
      recursive: true,
      // A CDN compresses by itself.
      filter: (file) => !['.br', '.gz'].includes(extname(file)),
    });
    if (existsSync(join(folder, '404/index.html')))
      renameSync(join(folder, '404/index.html'), join(folder, '404.html'));
    const policyOf = (path: string) => {
      const { scriptHashes = [], styleHashes = [] } = manifest.pages[path] ?? {};
      return contentPolicy(env, site, path, { scriptHashes, styleHashes });
    };
    writeFileSync(
      join(folder, '_headers'),
      headersFile(env, Object.keys(manifest.pages), policyOf),
    );
    writeFileSync(join(folder, '_redirects'), redirectsFile(manifest.redirects, origin));
    print(`${readdirSync(folder).length} files and folders written to ${folder}.`);
    if (!origin) print('Let your CDN send /api/* to the server, or export again with --api.');
    return 0;
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    print(error.message);
    return 1;
  }
}

/** One rule for all files, one for names that carry a hash, and each page's own policy. */
function headersFile(
  env: Parameters<typeof securityHeaders>[0],
  paths: string[],
  policyOf: (path: string) => string,
): string {
  const { 'content-security-policy': _strictest, ...shared } = securityHeaders(env);
  const rules: [string, Record<string, string>][] = [
    ['/*', { ...shared, 'cache-control': 'public, max-age=0, must-revalidate' }],
    ['/assets/*', { 'cache-control': 'public, max-age=31536000, immutable' }],
    ...paths.map((path): [string, Record<string, string>] => [
      path,
      { 'content-security-policy': policyOf(path) },
    ]),
  ];
  return rules
    .map(
      ([path, headers]) =>
        `${path}\n${Object.entries(headers)
          .map(([name, value]) => `  ${name}: ${value}\n`)
          .join('')}`,
    )
    .join('');
}

function redirectsFile(redirects: Record<string, string>, api: string | undefined): string {
  const lines = Object.entries(redirects).map(([from, to]) => `${from} ${to} 301`);
  // 200 = fetched there and answered here, so that forms stay on the site's own origin.
  if (api) lines.push(`/api/* ${api}/api/:splat 200`);
  return lines.map((line) => `${line}\n`).join('');
}
