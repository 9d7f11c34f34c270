/** The Content-Security-Policy of pages. */
import type { Site } from '../../domain/content/site-schema.ts';
import { splitLanguage } from '../../domain/language/language.ts';
import type { Env } from '../env.ts';

/** Trusted Types policies: of site/ui/built-html.tsx, site/offline/register-service-worker.ts, site/lib/analytics/counting.ts, and the analytics tag. */
const BUILT_HTML_POLICY = 'built-html';
const SERVICE_WORKER_POLICY = 'service-worker';
const COUNTING_POLICY = 'analytics';
const ANALYTICS_POLICY = 'goog#html';

const ANALYTICS_HOST = 'https://www.googletagmanager.com';
const ANALYTICS_RECEIVERS = 'https://*.google-analytics.com https://*.analytics.google.com';

/** Settings that the policy depends on. */
type PolicySettings = Pick<Site, 'analytics_id' | 'counter' | 'geolocation_url' | 'territories'>;

/**
 * Content-Security-Policy of one page: only its own resources, and the hosts that settings name.
 * @param hashes CSP hashes of the page's inline scripts and style
 */
export function contentPolicy(
  env: Env,
  site: PolicySettings,
  path: string,
  hashes: { scriptHashes: string[]; styleHashes: string[] },
): string {
  const analytics = site.analytics_id !== null;
  // 'strict-dynamic' loads the counter's script, and browsers then ignore hosts. What the script may reach is in
  // connect-src.
  const counter = site.counter === null ? [] : originOf(site.counter);
  const frames = Object.values(site.territories).flatMap(({ quote_form }) => originOf(quote_form));
  const embedded = splitLanguage(path).path.startsWith('/embed/');
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    // A script that a hashed inline script loads is trusted as well. A URL alone is not, not even our own.
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
      BUILT_HTML_POLICY,
      ...(embedded ? [] : [SERVICE_WORKER_POLICY]),
      ...(analytics || site.counter ? [COUNTING_POLICY] : []),
      ...(analytics ? [ANALYTICS_POLICY] : []),
    ],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/** Policy of /service-worker.js: it fetches from this site only. */
export const WORKER_POLICY =
  "default-src 'none'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";

/** The origin of an absolute URL; empty for a path. */
function originOf(address: string): string[] {
  return address.startsWith('/') ? [] : [new URL(address).origin];
}
