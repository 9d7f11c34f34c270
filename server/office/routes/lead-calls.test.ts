import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { findLead } from '../../leads/store/stored-leads.ts';
import { callerForEachTest, officeForEachTest } from '../../testing/office-client.ts';
import { outboxRows } from '../../testing/test-server.ts';

describe('a request that is written down for a caller', () => {
  const office = officeForEachTest('sqlite');
  const mia = callerForEachTest(office, 'mia@fixture.example');

  const request = (changes: object = {}) => ({
    ...{ submission_id: randomUUID(), name: 'Ada Wren', phone: '804 555 0199', zip: '23113' },
    ...{ service_needed: 'Ants', description: 'In the kitchen.', language: 'es' },
    ...changes,
  });
  const kinds = async () => {
    const rows = await outboxRows(office.server.database.db, 'lead', 'reminder', 'acknowledgement');
    return rows.map(({ kind, state }) => `${kind} ${state}`).sort();
  };

  test('is in the file of all requests that an owner takes along', async () => {
    const body = request();
    await mia.send('POST', '/leads', body);
    const owner = await office.signIn('ola@fixture.example', 'owner');
    const { csv } = (await owner.send('POST', '/leads/export')).body;
    const [columns, row] = csv.trim().split('\r\n');
    expect(columns).toContain('"phone"');
    expect(row).toContain('"804 555 0199"');
    expect(row).toContain('"In the kitchen."');
    const { entries } = (await owner.get('/audit')).body;
    expect(entries[0]).toMatchObject({ what: 'leads.export', detail: '1' });
  });

  test('is in the inbox at once, contacted by who wrote it, and mailed without a reminder', async () => {
    const body = request({ email: 'ada@example.com' });
    const { status } = await mia.send('POST', '/leads', body);
    expect(status).toBe(200);
    const { body: detail } = await mia.get(`/leads/${body.submission_id}`);
    expect(detail.lead).toMatchObject({
      ...{ name: 'Ada Wren', phone: '804 555 0199', zip: '23113', language: 'es' },
      ...{ source: 'phone-call', status: 'contacted', due: null },
    });
    expect(detail.acts).toMatchObject([{ type: 'status', status: 'contacted' }]);
    expect(await kinds()).toEqual(['acknowledgement pending', 'lead pending']);
  });

  test('sent again after a lost answer it is the same one, and changed it replaces it', async () => {
    const body = request();
    for (let i = 0; i < 2; i++) await mia.send('POST', '/leads', body);
    expect((await mia.get('/leads?view=all')).body.leads).toHaveLength(1);
    const { body: answer } = await mia.send('POST', '/leads', { ...body, phone: '804 555 0177' });
    const { body: detail } = await mia.get(`/leads/${answer.submission_id}`);
    expect(detail.lead).toMatchObject({ phone: '804 555 0177', status: 'contacted' });
    const row = await findLead(office.server.database.db, answer.submission_id);
    expect(row).toMatchObject({ replaces: body.submission_id });
  });

  test('is taken though it looks like spam', async () => {
    const description =
      'We buy SEO backlinks https://a.example https://b.example crypto casino viagra';
    const body = request({ description });
    await mia.send('POST', '/leads', body);
    const row = await findLead(office.server.database.db, body.submission_id);
    expect(row).toMatchObject({ quarantine_reason: null });
  });
});
