import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { serverForAllTests } from '../../testing/test-server.ts';

const PATH = '/api/termite-letters';
const FIELDS = {
  state: 'SC',
  property: '12 Oak Street, Greenville',
  closing: '2026-12-04',
  access: 'The agent opens',
  payer: 'The buyer',
  recipients: 'closing@example.com',
  name: 'Pat Agent',
  phone: '864 555 0142',
  email: 'pat@example.com',
  zip: '29601',
  description: 'The garage too.',
};

describe('termite letters', () => {
  const server = serverForAllTests('sqlite', () => ({ now: () => now }));
  // Friday, 11 pm at the office: Saturday in UTC.
  const now = Date.parse('2026-11-21T04:00:00Z');

  const leads = (name: string) =>
    server.database.db
      .selectFrom('contact_submissions')
      .selectAll()
      .where('first_name', '=', name)
      .execute();
  const lead = async (name: string) => (await leads(name))[0];
  const mails = async (name: string) =>
    server.database.db
      .selectFrom('outbox')
      .select(['kind', 'state'])
      .where('submission_id', '=', (await lead(name))?.submission_id ?? '')
      .orderBy('kind')
      .execute();

  test('a form post is a lead with its mails, and leads to the thank-you page', async () => {
    const answer = await server.postForm(PATH, FIELDS);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/thank-you/letter']);
    expect(await leads('Pat Agent')).toEqual([
      expect.objectContaining({
        source: 'termite-letter',
        service_needed: 'Termite letter CL-100',
        address: 'ZIP: 29601',
        description: expect.stringMatching(
          /^Form: CL-100 [\s\S]*Closing: 2026-12-04\n[\s\S]*garage too\.$/,
        ),
        quarantine_reason: null,
      }),
    ]);
    expect(await mails('Pat Agent')).toEqual([
      { kind: 'acknowledgement', state: 'pending' },
      { kind: 'lead', state: 'pending' },
    ]);
  });

  test('the same form again is one lead; a changed one corrects it', async () => {
    const form = { ...FIELDS, name: 'Lee Agent', submission_id: randomUUID() };
    await server.postForm(PATH, form);
    await server.postForm(PATH, form);
    expect(await leads('Lee Agent')).toHaveLength(1);
    const changed = await server.postForm(PATH, { ...form, closing: '2026-12-08' });
    expect(changed.headers.location).toBe('/thank-you/letter');
    expect((await leads('Lee Agent')).map(({ replaces }) => replaces).sort()).toEqual(
      [form.submission_id, null].sort(),
    );
  });

  test.each([
    ['state-missing', { state: '' }],
    ['property-missing', { property: '' }],
    ['closing-past', { closing: '2026-11-19' }],
    ['phone-missing', { phone: '' }],
  ])('%s: it leads to the sentence about it, and nothing is stored', async (field, changes) => {
    const answer = await server.postForm(PATH, { ...FIELDS, name: 'Nobody', ...changes });
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      `/problem/invalid-letter#${field}`,
    ]);
    expect(await leads('Nobody')).toEqual([]);
  });

  test('today is the day at the office, not in Greenwich', async () => {
    const answer = await server.postForm(PATH, {
      ...FIELDS,
      name: 'Late Agent',
      closing: '2026-11-20',
    });
    expect(answer.headers.location).toBe('/thank-you/letter');
  });

  test('the honeypot quarantines, and never refuses', async () => {
    const answer = await server.postForm(PATH, {
      ...FIELDS,
      name: 'Bot Agent',
      company_website: 'https://spam.example',
    });
    expect(answer.headers.location).toBe('/thank-you/letter');
    expect(await lead('Bot Agent')).toMatchObject({ quarantine_reason: 'honeypot' });
    expect(await mails('Bot Agent')).toEqual([
      { kind: 'acknowledgement', state: 'quarantined' },
      { kind: 'lead', state: 'quarantined' },
    ]);
  });
});
