/** Location headers that content delivery networks add. Only a trusted proxy may be believed. */
import type { IncomingHttpHeaders } from 'node:http';
import { type Location, type RawLocation, toLocation } from './location.ts';

/** Cloudflare, CloudFront and Vercel name the same four things differently. */
const NAMES: Record<keyof Required<RawLocation>, string[]> = {
  country: ['cf-ipcountry', 'cloudfront-viewer-country', 'x-vercel-ip-country'],
  region: ['cf-region-code', 'cloudfront-viewer-country-region', 'x-vercel-ip-country-region'],
  city: ['cf-ipcity', 'cloudfront-viewer-city', 'x-vercel-ip-city'],
  postal: ['cf-postal-code', 'cloudfront-viewer-postal-code', 'x-vercel-ip-postal-code'],
};

/** What one network's headers say, or null when none says where the visitor is. */
export function locationFromHeaders(headers: IncomingHttpHeaders): Location | null {
  for (const network of NAMES.country.keys()) {
    const value = (part: keyof RawLocation) => decode(headers[NAMES[part][network] ?? '']);
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

/** Node reads headers as Latin-1; networks send UTF-8, some of them percent-encoded. */
function decode(header: string | string[] | undefined): string | undefined {
  if (typeof header !== 'string') return undefined;
  const text = Buffer.from(header, 'latin1').toString('utf8');
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
