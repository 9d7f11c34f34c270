import type { Site } from '../../domain/content/site-schema.ts';
import { splitLanguage } from '../../domain/language/language.ts';
import type { Env } from '../env.ts';

/** Name of the Trusted Types policy that marks HTML made at build (site/ui/built-html.tsx). */
const TRUSTED_TYPES_POLICY = 'built-html';

/** Name of the policy that names the service worker (site/offline/register-service-worker.ts). */
const SERVICE_WORKER_POLICY = 'service-worker';

/** Name of the policy that names the scripts of counters (site/lib/analytics/counting.ts). */
const COUNTING_POLICY = 'analytics';
/** Of the tag itself. */
const ANALYTICS_POLICY = 'goog#html';

const ANALYTICS_HOST = 'https://www.googletagmanager.com';
const ANALYTICS_RECEIVERS = 'https://*.google-analytics.com https://*.analytics.google.com';

/** Settings that a page's policy is made from. */
type PolicySettings = Pick<Site, 'analytics_id' | 'counter' | 'geolocation_url' | 'territories'>;

/**
 * Content-Security-Policy of one page: nothing but what it carries itself and what settings name.
 * @param hashes CSP hashes of the page's inline scripts and style
 */
export function contentPolicy(
  env: Env,
  site: PolicySettings,
  path: string,
  hashes: { scriptHashes: string[]; styleHashes: string[] },
): string {
  const analytics = site.analytics_id !== null;
  // A counter's script comes by 'strict-dynamic', where browsers ignore hosts; what it may reach is in connect-src.
  const counter = site.counter === null ? [] : originOf(site.counter);
  const frames = Object.values(site.territories).flatMap(({ quote_form }) => originOf(quote_form));
  const embedded = splitLanguage(path).path.startsWith('/embed/');
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    // What a hashed inline script takes from the page is trusted with it; an address alone, even our own, is not.
    'script-src': ["'strict-dynamic'", ...hashes.scriptHashes],
    'style-src': ["'self'", ...hashes.styleHashes],
    'img-src': ["'self'", 'data:', ...(analytics ? [ANALYTICS_HOST, ANALYTICS_RECEIVERS] : [])],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...originOf(site.geolocation_url),
      ...(analytics ? [ANALYTICS_HOST, ANALYTICS_RECEIVERS] : []),
      ...counter,
    ],
    'frame-src': ["'self'", ...new Set(frames)],
    'frame-ancestors': embedded ? ["'self'", ...env.embedOrigins] : ["'none'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [
      TRUSTED_TYPES_POLICY,
      ...(embedded ? [] : [SERVICE_WORKER_POLICY]),
      ...(analytics || site.counter ? [COUNTING_POLICY] : []),
      ...(analytics ? [ANALYTICS_POLICY] : []),
    ],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/** Of /service-worker.js: what it asks for in a page's place, it asks of the site alone. */
export const WORKER_POLICY =
  "default-src 'none'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";

/** The origin of a full address; a path of our own needs none. */
function originOf(address: string): string[] {
  return address.startsWith('/') ? [] : [new URL(address).origin];
}
