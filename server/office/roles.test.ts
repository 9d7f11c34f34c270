import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, test } from 'vitest';
import { openDatabase } from '../database/database.ts';
import { grantRoles } from '../database/roles.ts';
import { fixtureSite } from '../testing/fixture-site.ts';
import { startTestOffice } from '../testing/office.ts';
import { createTestDatabase } from '../testing/test-server.ts';
import { addToInbox } from './store/inbox-entries.ts';
import { invitePerson } from './store/people.ts';

test('with roles on PostgreSQL the office works, and the web server’s role reaches none of it', async () => {
  const owner = await createTestDatabase('postgres');
  const suffix = randomUUID().slice(0, 8);
  const roles = { web: `web_${suffix}`, worker: `worker_${suffix}` };
  const client = new pg.Client({ connectionString: owner.databaseUrl ?? '' });
  await client.connect();
  for (const role of Object.values(roles)) await client.query(`create role ${role} login`);
  await client.end();
  await grantRoles(owner.db, roles);
  const address = new URL(owner.databaseUrl ?? '');
  address.username = roles.web;
  const web = openDatabase({
    dataDir: owner.dataDir,
    databaseUrl: address.href,
    migrationDatabaseUrl: owner.databaseUrl,
  });
  const office = await startTestOffice('postgres', {
    database: { ...owner, ...web, remove: async () => {} },
    env: { DATABASE_URL: address.href, MIGRATION_DATABASE_URL: owner.databaseUrl ?? '' },
  });
  const now = office.clock.now;
  const invitation = await invitePerson(
    owner.db,
    { email: 'owner@fixture.example', role: 'owner' },
    { actor: null, now },
  );
  const caller = office.caller(null);
  const token = invitation === 'joined' ? '' : invitation.token;
  expect((await caller.send('POST', '/sign-in/token', { token })).status).toBe(200);
  const id = await office.lead();
  await addToInbox(owner.db, id, { site: fixtureSite, now });
  expect((await caller.get('/leads')).body.call_next).toMatchObject([{ submission_id: id }]);
  expect((await caller.act(id, { type: 'status', status: 'contacted' })).status).toBe(200);
  for (const table of ['office_people', 'office_sessions', 'office_leads', 'office_keys'] as const)
    await expect(web.db.selectFrom(table).selectAll().execute()).rejects.toMatchObject({
      code: '42501',
    });
  await office.close();
  await web.close();
  await owner.remove();
});
