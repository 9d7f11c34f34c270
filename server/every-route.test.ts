/** GET, HEAD and OPTIONS write nothing, at any address: mail gateways and browsers open links before the reader does. */
import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { windowKey } from '../domain/visits/visit-windows.ts';
import type { Database } from './database/tables.ts';
import { hashOf } from './http/secrets.ts';
import { mailboxHash } from './mail/mail-store.ts';
import { newsletterToken } from './newsletter/messages/newsletter-mail.ts';
import { mailActLinks } from './office/messages/mail-links.ts';
import { linkKey } from './office/store/office-keys.ts';
import { fixtureVisits } from './testing/fixture-site.ts';
import { SITE_URL, startTestOffice } from './testing/office-client.ts';
import { linkToMailbox } from './visits/messages/visit-links.ts';

const READING = ['GET', 'HEAD', 'OPTIONS'] as const;

test('every route, by GET, HEAD and OPTIONS, leaves every table as it was', async () => {
  const office = await startTestOffice('sqlite', {
    visits: { ...fixtureVisits, booking: 'instant' },
  });
  const { app, database } = office.server;
  const { db } = database;
  const owner = await office.signIn('owner@fixture.example', 'owner');
  // The key that alerts are signed with is made when a browser first asks for it.
  await owner.get('/push');
  const feed = (await owner.send('POST', '/visits/feed')).body.url as string;

  const request = await office.arrivedLead({ email: 'sam@example.com' });
  const window = windowKey({ day: '2026-11-20', window: '12:00-17:00' });
  const booked = await office.server.postForm('/visits/times', { request, window });
  const times = await app.inject({ url: String(booked.headers.location) });
  const [, visit = ''] = /\/visits\/change\?([^"]*)/.exec(times.body) ?? [];
  const key = await linkKey(db);
  const lead = { submission_id: request, email: 'sam@example.com' };
  const { until, ...mailbox } = linkToMailbox(lead, key, office.clock.now);
  const token = newsletterToken(key, mailboxHash('sam@example.com'));

  /** Addresses that would act if they were posted: links from mails, and form fields sent as a query. */
  const acting = [
    ...Object.values(mailActLinks(key, SITE_URL, request, office.clock.now)),
    `/api/newsletter/unsubscribe?token=${token}`,
    `/api/newsletter/confirm?token=${token}`,
    `/visits/times?request=${request}&window=${encodeURIComponent(window)}`,
    `/visits/change?${visit.replaceAll('&amp;', '&')}&do=cancel`,
    `/visits/change?${visit.replaceAll('&amp;', '&')}&window=2026-11-23%2008:00-12:00`,
    `/visits/yours?${new URLSearchParams({ ...mailbox, until: String(until) })}&email=sam@example.com`,
    feed,
  ].map((link) => link.replace(SITE_URL, ''));
  const ids: Record<string, string> = { submission_id: request, visit_id: request, position: '0' };
  const routes = pathsOf(app.printRoutes({ commonPrefix: false }));
  const paths = [
    ...routes.map((path) =>
      path.replace(/:(\w+)/g, (_, name) => ids[name] ?? 'none').replace(/\/?\*$/, '/index.html'),
    ),
    ...acting,
  ];

  const table: [string, ...string[]][] = [];
  const changed: string[][] = [];
  let before = await contents(db);
  for (const path of paths) {
    const row: [string, ...string[]] = [path.replace(/\?.*/, '?…').replaceAll(request, ':id')];
    for (const method of READING) {
      const answer = await app.inject({
        method,
        url: path,
        headers: { cookie: owner.cookie ?? '' },
      });
      const after = await contents(db);
      if (after !== before) changed.push([method, path]);
      before = after;
      row.push(String(answer.statusCode));
    }
    table.push(row);
  }
  await office.close();

  expect(changed).toEqual([]);
  expect(routes.length).toBeGreaterThan(80);
  // With a wrong link the test would prove nothing.
  const statuses = new Map(table.map(([path, ...rest]) => [path, rest.slice(0, 2)]));
  for (const link of acting)
    expect([link, statuses.get(link.replace(/\?.*/, '?…'))]).toEqual([link, ['200', '200']]);
});

/** Every row of every table, as one hash; without the row that /readyz writes to prove that writing works. */
async function contents(db: Kysely<Database>): Promise<string> {
  const tables = await db.introspection.getTables();
  const stored = [];
  for (const table of tables) {
    const { rows } = await sql<{ name?: string }>`select * from ${sql.table(table.name)}`.execute(
      db,
    );
    stored.push([table.name, rows.filter(({ name }) => name !== 'readyz')]);
  }
  return hashOf(JSON.stringify(stored));
}

/** Reads the tree that Fastify prints: a line continues the path of the last line above it that is indented less. */
function pathsOf(tree: string): string[] {
  const parents: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods] = /^([│ ]*)[├└]── (\S*)( \(.*\))?/.exec(line) ?? [];
    const depth = indent.length / 4;
    const path = (parents[depth - 1] ?? '') + part;
    parents.splice(depth, parents.length, path);
    return methods ? [path] : [];
  });
}
