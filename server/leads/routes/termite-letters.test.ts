import { expect, test } from 'vitest';
import { messagesOf, serverForAllTests } from '../../testing/test-server.ts';

const FIELDS = {
  ...{ state: 'SC', property: '12 Oak Street, Greenville', closing: '2026-12-04' },
  ...{ access: 'The agent opens', payer: 'The buyer', recipients: 'closing@example.com' },
  ...{ name: 'Pat Agent', phone: '864 555 0142', email: 'pat@example.com', zip: '29601' },
  description: 'The garage too.',
};
/** Friday, 11 pm at the office: Saturday in UTC. */
const NOW = Date.parse('2026-11-21T04:00:00Z');

const server = serverForAllTests('sqlite', () => ({ now: () => NOW }));
const post = async (changes: Record<string, string>) => {
  const { headers } = await server.postForm('/api/termite-letters', { ...FIELDS, ...changes });
  return headers.location;
};
const leads = (name: string) =>
  server.database.db
    .selectFrom('contact_submissions')
    .selectAll()
    .where('first_name', '=', name)
    .execute();

test('a form post is a lead with its mails, and leads to the thank-you page', async () => {
  expect(await post({})).toBe('/thank-you/letter');
  const [lead] = await leads('Pat Agent');
  expect(lead).toMatchObject({
    ...{ source: 'termite-letter', service_needed: 'Termite letter CL-100', address: 'ZIP: 29601' },
    description: expect.stringMatching(
      /^The garage too\.\n\nForm: CL-100 [\s\S]*Closing: 2026-12-04\n/,
    ),
  });
  const messages = await messagesOf(server.database.db, lead?.submission_id ?? '');
  expect(messages.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
    'acknowledgement pending',
    'lead pending',
  ]);
});

test('a day gone by leads to the sentence about it and stores nothing; today is the office’s day', async () => {
  const past = { name: 'Nobody', closing: '2026-11-19' };
  expect(await post(past)).toBe('/problem/invalid-letter#closing-past');
  expect(await leads('Nobody')).toEqual([]);
  expect(await post({ name: 'Late Agent', closing: '2026-11-20' })).toBe('/thank-you/letter');
});
