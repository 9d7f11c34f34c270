/** The headers of every answer, whoever writes it: the API, the pages, or Node about a request it can't read. */
import type { Env } from '../env.ts';

/** The pages plugin puts a page's own policy in place of the first. */
export function securityHeaders({
  siteUrl,
  hsts,
}: Pick<Env, 'siteUrl' | 'hsts'>): Record<string, string> {
  return siteUrl.startsWith('https:')
    ? { ...HEADERS, 'strict-transport-security': `max-age=63072000${HSTS[hsts]}` }
    : HEADERS;
}

/**
 * Of a film: a browser shows one that is opened at its own address in a page of its own, under this policy. The first
 * policy of HEADERS would leave that page black.
 */
export const MEDIA_POLICY =
  "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

const HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
};
const HSTS: Record<Env['hsts'], string> = {
  host: '',
  subdomains: '; includeSubDomains',
  preload: '; includeSubDomains; preload',
};
