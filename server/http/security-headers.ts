/** Security headers of every response: API, pages, and Node's own answers to malformed requests. */
import type { Env } from '../env.ts';

/** The pages plugin replaces the first policy by the page's own. */
export function securityHeaders({
  siteUrl,
  hsts,
}: Pick<Env, 'siteUrl' | 'hsts'>): Record<string, string> {
  return siteUrl.startsWith('https:')
    ? { ...HEADERS, 'strict-transport-security': `max-age=63072000${HSTS[hsts]}` }
    : HEADERS;
}

/** For a video: opened at its own URL, a browser shows it in a page under this policy. That of HEADERS would leave it black. */
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
