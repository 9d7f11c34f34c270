/** `_headers` and `_redirects`, as Netlify and Cloudflare Pages read them. */
import { CACHE_RULES, IMMUTABLE_FOLDERS } from '../../server/pages/page-files.ts';
import type { PagePolicy } from './page-policies.ts';

/** Cloudflare Pages reads so many rules of a `_headers` file, and no more. */
const MOST_RULES = 100;

/**
 * One rule for all files, one per folder of names that carry a hash, and each page's own policy. No header stands in
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

/** @param api origin of the API's machine; undefined = the CDN is told by hand. */
export function redirectsFile(redirects: Record<string, string>, api: string | undefined): string {
  const lines = Object.entries(redirects).map(([from, to]) => `${from} ${to} 301`);
  // 200 = fetched there and answered here, so that forms stay on the site's own origin.
  if (api) lines.push(`/api/* ${api}/api/:splat 200`);
  return lines.map((line) => `${line}\n`).join('');
}
