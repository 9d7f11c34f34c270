/** What deploy/nginx/static.conf includes: each page's policy, how long a file is kept, and what has moved. */
import { CACHE_RULES, IMMUTABLE_FOLDERS } from '../../server/pages/page-files.ts';
import type { PagePolicy } from './page-policies.ts';

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
