/** The headers of every answer, whoever writes it: the API, the pages, or Node about a request it can't read. */
import type { Env } from '../env.ts';

/** The pages plugin puts a page's own policy in place of the first. */
export function securityHeaders({ siteUrl }: Pick<Env, 'siteUrl'>): Record<string, string> {
  return siteUrl.startsWith('https:') ? { ...HEADERS, ...HSTS } : HEADERS;
}

const HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
};
const HSTS = { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' };
