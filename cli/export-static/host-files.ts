/** What the hosts of an exported site read: each page's policy, how long a file is stored, and what has moved. */
import type { Site } from '../../domain/content/site-schema.ts';
import { LANGUAGES, serviceWorkerPath } from '../../domain/language/language.ts';
import type { Env } from '../../server/env.ts';
import { contentPolicy, WORKER_POLICY } from '../../server/pages/content-policy.ts';
import { CACHE_RULES, IMMUTABLE_FOLDERS } from '../../server/pages/page-files.ts';
import type { SiteManifest } from '../../server/pages/site-manifest.ts';

/** The Content-Security-Policy of a file that has one of its own. */
interface PagePolicy {
  /** As it is asked for: `/services/ant-control`. */
  path: string;
  /** In the exported folder: `services/ant-control.html`, which every host serves without a trailing slash. */
  file: string;
  policy: string;
}

export function pagePolicies(env: Env, site: Site, { pages }: SiteManifest): PagePolicy[] {
  return [
    ...Object.entries(pages).map(([path, hashes]) => ({
      path,
      file: path === '/' ? 'index.html' : `${path.slice(1)}.html`,
      policy: contentPolicy(env, site, path, hashes),
    })),
    ...LANGUAGES.map((language) => ({
      path: serviceWorkerPath(language),
      file: serviceWorkerPath(language).slice(1),
      policy: WORKER_POLICY,
    })),
  ];
}

/** Cloudflare Pages reads so many rules of a `_headers` file, and no more. */
const MOST_RULES = 100;

/**
 * `_headers`, as Netlify and Cloudflare Pages read it: one rule for all files, one per folder of names that carry a hash, and each page's own policy. No header stands in
 * two rules of one file: these hosts join such values with a comma. Without a rule both say what our server says,
 * `public, max-age=0, must-revalidate`.
 * @param shared headers of every answer
 * @returns the file, and how many of its rules are too many for Cloudflare Pages
 */
export function headersFile(
  shared: Record<string, string>,
  policies: PagePolicy[],
): { text: string; tooMany: number } {
  const rules: [string, Record<string, string>][] = [
    ['/*', shared],
    ...IMMUTABLE_FOLDERS.map((folder): [string, Record<string, string>] => [
      `/${folder}/*`,
      { 'cache-control': CACHE_RULES.immutable },
    ]),
    ...policies.map(({ path, policy }): [string, Record<string, string>] => [
      path,
      { 'content-security-policy': policy },
    ]),
  ];
  const text = rules
    .map(([path, headers]) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${path}\n${lines.join('')}`;
    })
    .join('');
  return { text, tooMany: Math.max(0, rules.length - MOST_RULES) };
}

/** `_redirects`, as they read it. @param api origin of the API's machine; undefined = the CDN is told by hand. */
export function redirectsFile(redirects: Record<string, string>, api: string | undefined): string {
  const lines = Object.entries(redirects).map(([from, to]) => `${from} ${to} 301`);
  // 200 = fetched there and answered here, so that forms stay on the site's own origin.
  if (api) lines.push(`/api/* ${api}/api/:splat 200`);
  return lines.map((line) => `${line}\n`).join('');
}

/** What deploy/nginx/static.conf includes. */
export function nginxMaps(policies: PagePolicy[], redirects: Record<string, string>): string {
  return [
    // Room for long addresses and for thousands of pages; nginx does not start when a map has too little.
    'map_hash_bucket_size 256;\nmap_hash_max_size 16384;\n',
    map('content_policy', {
      default: '',
      ...Object.fromEntries(policies.map(({ file, policy }) => [`/${file}`, policy])),
    }),
    map('cache_rule', {
      default: CACHE_RULES.other,
      [`~^/(${IMMUTABLE_FOLDERS.join('|')})/`]: CACHE_RULES.immutable,
    }),
    map('moved_to', { default: '', ...redirects }),
  ].join('\n');
}

function map(name: string, values: Record<string, string>): string {
  const lines = Object.entries(values).map(([uri, value]) => `    "${uri}" "${value}";\n`);
  return `map $uri $${name} {\n${lines.join('')}}\n`;
}
