import { expect, test } from 'vitest';
import { MAILS } from '../start/mails.ts';
import { fixtureMailContext } from '../testing/fixture-site.ts';
import { databaseForEachTest, newLeadMessage } from '../testing/test-server.ts';
import { mailChannel } from './mail-channel.ts';
import type { MailMessage } from './message.ts';

const database = databaseForEachTest('sqlite');

test('a mailbox gets three acknowledgements a day, in any spelling; the office gets every lead', async () => {
  let now = Date.parse('2026-11-20T15:00:00Z');
  const sent: string[] = [];
  const mailer = { send: async ({ to }: MailMessage) => void sent.push(...to), close() {} };
  const channel = mailChannel({
    ...{ db: database.db, mailer, kinds: MAILS, context: fixtureMailContext },
    now: () => now,
  });
  const deliver = async (email: string, attempts = 1) => {
    await channel.deliver({ ...newLeadMessage('lead', { email }), attempts });
    return channel.deliver({ ...newLeadMessage('acknowledgement', { email }), attempts });
  };

  const outcomes = [];
  for (const email of ['same@gmail.com', 'S.ame@gmail.com', 'same+1@gmail.com', 's.a.me@gmail.com'])
    outcomes.push(await deliver(email));

  expect(outcomes).toEqual(['sent', 'sent', 'sent', 'suppressed']);
  expect(sent.filter((to) => to === 'leads@fixture.example')).toHaveLength(4);
  // A second attempt of a mail that was counted.
  expect(await deliver('same@gmail.com', 2)).toBe('sent');
  now += 86_400_000;
  expect(await deliver('same@gmail.com')).toBe('sent');
});

test('every mail that a visitor can send to a stranger’s address has a cap', () => {
  const kinds = ['acknowledgement', 'newsletter', 'visits_link', 'visit_reminder'] as const;
  const caps = kinds.map((kind) => MAILS[kind].capOf?.({} as never));
  expect(caps).toEqual(['first', 'first', 'first', 'visit']);
});
