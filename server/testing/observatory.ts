/**
 * The published rules of Mozilla's HTTP Observatory, written out: 100 points, plus and minus the modifiers of
 * https://github.com/mdn/mdn-http-observatory/blob/main/src/grader/charts.js, decided as the files in
 * https://github.com/mdn/mdn-http-observatory/tree/main/src/analyzer/tests do (read in November 2026).
 * Bonus points count only from 90 points on.
 */

/** One site, as the Observatory sees it. */
export interface Visit {
  /** Headers of the page, names in lower case. */
  headers: Record<string, string | undefined>;
  html: string;
  /** Where a visit without TLS is sent, and with which status; null when it is answered. */
  withoutTls: { status: number; location: string } | null;
  /** Host name of the site. */
  host: string;
}

export interface Grade {
  score: number;
  /** Points of each test. */
  modifiers: Record<string, number>;
}

export function gradeOf(visit: Visit): Grade {
  const policy = parsePolicy(visit.headers['content-security-policy'] ?? '');
  const modifiers = {
    'content-security-policy': gradePolicy(policy),
    cookies: visit.headers['set-cookie'] === undefined ? 0 : -20,
    'cross-origin-resource-sharing': gradeSharing(visit),
    'cross-origin-resource-policy': gradeResourcePolicy(visit),
    redirection: gradeRedirection(visit),
    'referrer-policy': gradeReferrer(visit),
    'strict-transport-security': gradeTransport(visit),
    'subresource-integrity': gradeScripts(visit),
    'x-content-type-options': visit.headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    'x-frame-options': gradeFraming(visit, policy),
  };
  const points = Object.values(modifiers);
  const loss = points.filter((point) => point < 0).reduce((sum, point) => sum + point, 100);
  const bonus = points.filter((point) => point > 0).reduce((sum, point) => sum + point, 0);
  return { score: Math.max(0, loss >= 90 ? loss + bonus : loss), modifiers };
}

type Policy = Map<string, string[]>;

function parsePolicy(header: string): Policy {
  const parts = header.split(';').map((part) => part.trim().split(/\s+/));
  return new Map(parts.filter(([name]) => name).map(([name = '', ...sources]) => [name, sources]));
}

const BROAD = [
  '*',
  'http:',
  'https:',
  'ftp:',
  'http://*',
  'http://*.*',
  'https://*',
  'https://*.*',
];
const INLINE = ["'unsafe-inline'", 'data:'];

function gradePolicy(policy: Policy): number {
  if (policy.size === 0) return -25;
  const sources = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const hashed = (list: string[]) => list.some((source) => /^'(sha\d{3}|nonce)-/.test(source));
  // Where there are hashes, browsers ignore 'unsafe-inline'.
  const effective = (name: string) => {
    const list = sources(name);
    return hashed(list) ? list.filter((source) => source !== "'unsafe-inline'") : list;
  };
  const scripts = effective('script-src');
  const styles = effective('style-src');
  const has = (list: string[], names: string[]) => list.some((source) => names.includes(source));
  const insecure = (list: string[]) => list.some((source) => /^(http|ftp):/.test(source));
  const passive = ['img-src', 'media-src'];
  const active = [...policy]
    .filter(([name]) => !passive.includes(name))
    .flatMap(([, list]) => list);

  if (scripts.includes("'strict-dynamic'") && !hashed(scripts)) return -25;
  if (has(scripts, [...BROAD, ...INLINE]) || has(sources('object-src'), BROAD)) return -20;
  if (insecure(active)) return -20;
  if (has([...scripts, ...styles], ["'unsafe-eval'"])) return -10;
  if (insecure(passive.flatMap(sources))) return -10;
  if (has(styles, [...BROAD, ...INLINE])) return 0;
  const starts = policy.get('default-src');
  return starts?.length === 1 && starts[0] === "'none'" ? 10 : 5;
}

function gradeSharing({ headers }: Visit): number {
  const open = headers['access-control-allow-origin'] !== undefined;
  return open && headers['access-control-allow-credentials'] === 'true' ? -50 : 0;
}

function gradeResourcePolicy({ headers }: Visit): number {
  const value = headers['cross-origin-resource-policy'];
  if (value === undefined || value === 'cross-origin') return 0;
  return ['same-origin', 'same-site'].includes(value) ? 10 : -5;
}

function gradeRedirection({ withoutTls, host }: Visit): number {
  const target = withoutTls && URL.parse(withoutTls.location);
  if (!withoutTls || withoutTls.status < 300 || withoutTls.status > 399) return -20;
  if (target?.protocol !== 'https:') return -20;
  return target.hostname === host ? 0 : -5;
}

function gradeReferrer({ headers }: Visit): number {
  const value = headers['referrer-policy'];
  if (value === undefined) return 0;
  const isPrivate = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;
  return isPrivate.test(value) ? 5 : -5;
}

const SIX_MONTHS = 15_552_000;

/** Five more points would need a place on the browsers' preload list, which only a real domain can have. */
function gradeTransport({ headers }: Visit): number {
  const age = /(?:^|;)\s*max-age=(\d+)/i.exec(headers['strict-transport-security'] ?? '')?.[1];
  if (age === undefined) return -20;
  return Number(age) >= SIX_MONTHS ? 0 : -10;
}

/** Our own scripts need no integrity attribute; those of others would. */
function gradeScripts({ html, host }: Visit): number {
  const foreign = [...html.matchAll(/<script\b[^>]*\ssrc="([^"]*)"[^>]*>/gi)].filter(([, src]) => {
    const url = URL.parse(src ?? '', `https://${host}`);
    return url?.hostname !== host;
  });
  if (foreign.length === 0) return 0;
  const isSecure = foreign.every(([, src]) => src?.startsWith('https://'));
  const isPinned = foreign.every(([tag]) => /\sintegrity="/.test(tag));
  if (isPinned) return isSecure ? 5 : -20;
  return isSecure ? -5 : -50;
}

function gradeFraming({ headers }: Visit, policy: Policy): number {
  if (policy.has('frame-ancestors')) return 5;
  const value = headers['x-frame-options'];
  return value !== undefined && /^(deny|sameorigin)$/i.test(value) ? 0 : -20;
}
