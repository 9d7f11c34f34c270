/**
 * node bench/page-views.ts [turns]: what counting a page view costs the server. The same process answers the same page from memory,
 * with page counts off and on in turns, so that a slower minute slows both. Prints processor time for each page in microseconds:
 * all that the process used, the writing of the counts included.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildServer } from '../server/app.ts';
import { openDatabase } from '../server/database/database.ts';
import { readEnv } from '../server/env.ts';
import { UNKNOWN } from '../server/geolocation/location.ts';
import { pagesFrom } from '../server/pages/routes.ts';
import { writeBuiltSite } from '../server/testing/built-site.ts';
import { fixtureAreas, fixtureSite } from '../server/testing/fixture-site.ts';

const TURNS = Number(process.argv[2] ?? 12);
const PAGES = 4000;
/** Requests under way at once: less than the counter lets wait. */
const AT_ONCE = 50;

const built = writeBuiltSite();
const dataDir = mkdtempSync(join(tmpdir(), 'page-views-'));
const database = openDatabase({ dataDir, databaseUrl: null, migrationDatabaseUrl: null });
await database.migrate();
const clock = { now: Date.parse('2026-11-17T15:00:00Z') };
const start = (page_counts: boolean) =>
  buildServer({
    env: readEnv({ DATA_DIR: dataDir, RATE_LIMIT: 'off', LOG_LEVEL: 'silent', TRUST_PROXY: '1' }),
    site: { ...fixtureSite, page_counts },
    areas: fixtureAreas,
    database,
    locate: async () => UNKNOWN,
    pages: pagesFrom(built.dist),
    now: () => clock.now,
  });

/** Processor time for each page, µs; the server is stopped in it, which writes the last counts. */
async function measure(isOn: boolean): Promise<number> {
  const app = await start(isOn);
  await app.ready();
  const began = process.cpuUsage();
  for (let sent = 0; sent < PAGES; sent += AT_ONCE)
    await Promise.all(
      Array.from({ length: AT_ONCE }, (_, i) =>
        app.inject({
          url: sent % 200 === 0 ? '/?utm_campaign=spring' : '/',
          headers: {
            'user-agent': `Mozilla/5.0 (X11; Linux x86_64; rv:${120 + (i % 30)}.0) Firefox/152.0`,
            'x-forwarded-for': `203.0.113.${(sent + i) % 250}`,
            'sec-fetch-dest': 'document',
            referer: i % 3 === 0 ? 'https://www.search.example/' : '',
          },
        }),
      ),
    );
  await app.close();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / PAGES;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
await measure(false);
await measure(true);
const off: number[] = [];
const on: number[] = [];
for (let turn = 0; turn < TURNS; turn++) {
  off.push(await measure(false));
  on.push(await measure(true));
}
const { views } = await database.db
  .selectFrom('page_counts')
  .select((column) => column.fn.sum<number>('views').as('views'))
  .executeTakeFirstOrThrow();
const differences = on.map((value, turn) => value - (off[turn] ?? 0));
console.log(
  `a page without counting ${median(off).toFixed(1)} µs, with counting ${median(on).toFixed(1)} µs of processor time`,
);
console.log(
  `the difference of each pair: median ${median(differences).toFixed(1)} µs, from ${Math.min(...differences).toFixed(1)} to ${Math.max(...differences).toFixed(1)}`,
);
console.log(`counted: ${views} of ${(TURNS + 1) * PAGES}`);
await database.close();
built.remove();
rmSync(dataDir, { recursive: true });
