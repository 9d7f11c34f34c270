import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { inOrder } from '../../activity/store/counters.ts';
import { insertPublication } from '../../content/store/publications.ts';
import { insertRevisions } from '../../content/store/stored-revisions.ts';
import { OFFICE_TABLES } from '../../office-api.ts';
import { createAuthenticator } from '../../testing/authenticator.ts';
import { fixtureVisits } from '../../testing/fixture-site.ts';
import {
  type Answer,
  callerForEachTest,
  officeForEachTest,
  pushSubscription,
  SITE_URL,
} from '../../testing/office-client.ts';
import type { CallTable } from '../calls/calls.ts';
import { findByEmail } from '../store/people.ts';

/**
 * What changes without an audit entry: a sign-in's challenge, when a session was last used, counters. The list of erasures is
 * written first, because what was erased and stands in no list would come back with a backup.
 */
const NOT_COMPARED = /^erasures$|^office_(challenges|counters|audit.*)$|^rate_|^sqlite_|^kysely_/;

describe('the audit log', () => {
  const office = officeForEachTest('sqlite', () => ({ visits: fixtureVisits }));
  const owner = callerForEachTest(office, 'owner@fixture.example');

  async function contents(): Promise<Record<string, string>> {
    const { db } = office.server.database;
    const tables = (await db.introspection.getTables()).filter(
      ({ name }) => !NOT_COMPARED.test(name),
    );
    const texts: Record<string, string> = {};
    for (const { name } of tables) {
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(
        db,
      );
      const compared = rows.map(({ last_seen_at, token_used_at, counter, last_used_at, ...row }) =>
        JSON.stringify(row),
      );
      texts[name] = compared.sort().join('\n');
    }
    return texts;
  }

  /** Each call that changes something, as it is accepted, in an order in which all of them are. */
  async function acceptedCalls(): Promise<Record<string, () => Promise<Answer>>> {
    const device = createAuthenticator(SITE_URL);
    const options = async (path: string) => (await owner.send('POST', path)).body;
    const register = async (one = createAuthenticator(SITE_URL)) => {
      const { challenge_id, options: given } = await options('/passkeys/options');
      const response = one.register(given);
      return owner.send('POST', '/passkeys', { challenge_id, response });
    };
    const passkey = (await register()).body.passkeys[0].passkey_id;
    await register(device);
    const signedIn = async () => {
      const { challenge_id, options: given } = await options('/sign-in/passkey/options');
      return { challenge_id, response: device.signIn(given) };
    };
    const mia = await office.signIn('mia@fixture.example');
    const ada = await office.signIn('ada@fixture.example');
    const [session] = (await ada.get('/sessions')).body.sessions;
    const { person_id } =
      (await findByEmail(office.server.database.db, 'mia@fixture.example')) ?? {};
    const token = await office.invite('ben@fixture.example');
    const pushed = await owner.send('POST', '/push', pushSubscription());
    const won = await office.lead({ email: 'dana@example.com' });
    await office.work();
    const { db } = office.server.database;
    const wait = { mayBind: true, author: null, note: '', folder: null, now: office.clock.now };
    const published = await inOrder(db, 'publication', async (transaction) => {
      const about = { author: null, created_at: office.clock.now };
      await insertRevisions(transaction, [
        { path: 'pages/about/index.md', text: 'a', hash: 'a', is_draft: 1, ...about },
      ]);
      return insertPublication(transaction, { revisions: {}, isWhole: true, ...wait });
    });
    await db
      .updateTable('publications')
      .set({ state: 'live', live_no: 1 })
      .where('publication_no', '=', published.publication_no)
      .execute();
    const live = published.publication_no;
    await owner.act(won, { type: 'status', status: 'won' });
    const visit = `/leads/${won}/visits/${randomUUID()}`;
    await owner.send('POST', visit, { window: { day: '2026-12-02', window: '08:00-12:00' } });
    return {
      'DELETE /passkeys/:passkey_id': () => owner.send('DELETE', `/passkeys/${passkey}`),
      'POST /content/link': () =>
        owner.send('POST', '/content/link', { path: 'pages/about/index.md' }),
      'POST /publications/:publication_no/repeat': () =>
        owner.send('POST', `/publications/${live}/repeat`, { live }),
      'POST /publications': () =>
        owner.send('POST', '/publications', {
          ...{ note: '', paths: ['pages/about/index.md'] },
        }),
      'DELETE /push/:subscription_id': () =>
        owner.send('DELETE', `/push/${pushed.body.devices[0].subscription_id}`),
      'DELETE /sessions/:session_id': () => owner.send('DELETE', `/sessions/${session.session_id}`),
      'PATCH /me': () => owner.send('PATCH', '/me', { name: 'Olive' }),
      'PATCH /people/:person_id': () =>
        owner.send('PATCH', `/people/${person_id}`, { role: 'owner' }),
      'POST /dead-letters/resend': () => owner.send('POST', '/dead-letters/resend', { ids: 'all' }),
      'POST /launch/open': () => owner.send('POST', '/launch/open', { open: false }),
      'POST /leads': () =>
        owner.send('POST', '/leads', {
          ...{ submission_id: randomUUID(), name: 'Ada Wren', phone: '804 555 0199' },
        }),
      'POST /leads/:submission_id/acts': () => owner.act(won, { type: 'note', text: 'Rang' }),
      'POST /leads/:submission_id/review-request': () =>
        owner.send('POST', `/leads/${won}/review-request`, { consent: true }),
      'POST /leads/:submission_id/visits/:visit_id': () =>
        owner.send('POST', `/leads/${won}/visits/${randomUUID()}`, {
          window: { day: '2026-12-01', window: '08:00-12:00' },
        }),
      'POST /leads/:submission_id/visits/:visit_id/outcome': () =>
        owner.send('POST', `${visit}/outcome`, { state: 'done', next: null }),
      'POST /leads/export': () => owner.send('POST', '/leads/export'),
      'POST /newsletter/export': () => owner.send('POST', '/newsletter/export'),
      'POST /passkeys': () => register(),
      'POST /people': () =>
        owner.send('POST', '/people', { email: 'ann@fixture.example', role: 'office' }),
      'POST /push': () =>
        owner.send('POST', '/push', pushSubscription('https://fcm.googleapis.com/b')),
      'POST /session/confirm': async () => owner.send('POST', '/session/confirm', await signedIn()),
      'POST /sessions/end-others': () => mia.send('POST', '/sessions/end-others'),
      'POST /sign-in/passkey': async () =>
        office.caller(null).send('POST', '/sign-in/passkey', await signedIn()),
      'POST /sign-in/token': () => office.caller(null).send('POST', '/sign-in/token', { token }),
      'POST /visits/feed': () => owner.send('POST', '/visits/feed', {}),
      'PUT /settings': () =>
        owner.send('PUT', '/settings', {
          lock_screen_details: true,
        }),
      'POST /session/end': () => mia.send('POST', '/session/end'),
      'DELETE /people/:person_id': () => owner.send('DELETE', `/people/${person_id}`),
      'POST /erase': () => owner.send('POST', '/erase', { who: 'dana@example.com', ids: [] }),
    };
  }

  test('no call changes anything when its entry can’t be written', async () => {
    const calls = await acceptedCalls();
    expect(Object.keys(calls).sort()).toEqual(changingCalls());
    const { db } = office.server.database;
    const rename = (from: string, to: string) =>
      sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(db);
    await rename('office_audit', 'office_audit_away');
    const before = await contents();
    const found = [];
    for (const [name, call] of Object.entries(calls)) {
      const { status } = await call();
      if (status < 500) found.push([name, status]);
    }
    expect(found).toEqual([]);
    expect(await contents()).toEqual(before);
    await rename('office_audit_away', 'office_audit');
    // With the table back each is accepted: nothing else had refused it.
    for (const [name, call] of Object.entries(calls))
      expect([name, (await call()).status < 300]).toEqual([name, true]);
  });
});

function changingCalls(): string[] {
  // The handlers are not called: what they need is not there.
  const tables = OFFICE_TABLES.map((table): CallTable => table({} as never));
  return tables
    .flatMap((table) => Object.entries(table))
    .filter(([, { writes }]) => writes === 'audited')
    .map(([name]) => name)
    .sort();
}
