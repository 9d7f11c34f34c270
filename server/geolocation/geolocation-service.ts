/**
 * Finds a visitor's location: CDN headers, then the local database, then a third party if one is configured. It never
 * fails, and answers quickly: unknown parts are null, and the page shows the default territory (spec §8).
 */
import type { IncomingHttpHeaders } from 'node:http';
import { isPrivateAddress } from '../client-address/trust-proxy.ts';
import type { LocationDatabase } from './geolocation-store.ts';
import { type Location, type RawLocation, toLocation, UNKNOWN } from './location.ts';

export interface Visitor {
  /** Client address as trusted proxies report it, in canonical form. */
  ip: string;
  headers: IncomingHttpHeaders;
  /** True if the headers come from a proxy trusted by TRUST_PROXY. */
  fromTrustedProxy: boolean;
}

export type Locate = (visitor: Visitor) => Promise<Location>;

interface LocateOptions {
  /** Resolves once the files are read; until then, and if that fails, lookups skip it. */
  database: Promise<LocationDatabase>;
  /** Third-party URL with {ip}, or null. */
  url: string | null;
  /** Timeout of the third party, ms. */
  timeoutMs?: number;
  onFailure?: (error: unknown) => void;
}

export function createLocate(options: LocateOptions): Locate {
  const { url, timeoutMs = 1500, onFailure = () => {} } = options;
  let lookUp: LocationDatabase = () => null;
  options.database.then((database) => {
    lookUp = database;
  }, onFailure);

  return async ({ ip, headers, fromTrustedProxy }) => {
    try {
      const fromHeaders = fromTrustedProxy ? locationFromHeaders(headers) : null;
      if (fromHeaders) return fromHeaders;
      if (isPrivateAddress(ip)) return UNKNOWN;
      return lookUp(ip) ?? (url ? await askThirdParty(url, ip, timeoutMs) : null) ?? UNKNOWN;
    } catch (error) {
      onFailure(error);
      return UNKNOWN;
    }
  };
}

/** Reads the field names that such services share: region_code, city, postal (spec §7). */
async function askThirdParty(url: string, ip: string, timeoutMs: number): Promise<Location | null> {
  const response = await fetch(url.replace('{ip}', encodeURIComponent(ip)), {
    signal: AbortSignal.timeout(timeoutMs),
    headers: { accept: 'application/json' },
  });
  if (!response.ok) return null;
  const answer = (await response.json()) as Record<string, unknown>;
  const text = (name: string) => (typeof answer[name] === 'string' ? answer[name] : undefined);
  return toLocation({
    country: text('country_code') ?? text('country'),
    region: text('region_code'),
    city: text('city'),
    postal: text('postal'),
  });
}

/** Cloudflare, CloudFront and Vercel name the same four things differently. */
const CDN_HEADERS: Record<keyof Required<RawLocation>, string[]> = {
  country: ['cf-ipcountry', 'cloudfront-viewer-country', 'x-vercel-ip-country'],
  region: ['cf-region-code', 'cloudfront-viewer-country-region', 'x-vercel-ip-country-region'],
  city: ['cf-ipcity', 'cloudfront-viewer-city', 'x-vercel-ip-city'],
  postal: ['cf-postal-code', 'cloudfront-viewer-postal-code', 'x-vercel-ip-postal-code'],
};

/** Location from CDN headers; null if there is none. Only headers of a trusted proxy may be read. */
export function locationFromHeaders(headers: IncomingHttpHeaders): Location | null {
  for (const network of CDN_HEADERS.country.keys()) {
    const value = (part: keyof RawLocation) => decode(headers[CDN_HEADERS[part][network] ?? '']);
    const location = toLocation({
      country: value('country'),
      region: value('region'),
      city: value('city'),
      postal: value('postal'),
    });
    if (location) return location;
  }
  return null;
}

/** Node decodes headers as Latin-1; CDNs send UTF-8, some percent-encoded. */
function decode(header: string | string[] | undefined): string | undefined {
  if (typeof header !== 'string') return undefined;
  const text = Buffer.from(header, 'latin1').toString('utf8');
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
