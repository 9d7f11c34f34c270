import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ContactSubmission } from '../../../domain/lead/contact-submission.ts';
import { readEnv } from '../../env.ts';
import { isMailable, mailboxOf } from '../../mail/address.ts';
import { isRefusedForGood, mailErrorCode } from '../../mail/mailer.ts';
import { retryAfter } from '../../outbox/store.ts';
import { fixtureMailContext, fixtureSite } from '../../testing/fixture-site.ts';
import { newSubmission } from '../../testing/test-server.ts';
import { renderLeadMail } from './lead-mail.ts';
import { leadMessage, notificationSettings } from './lead-messages.ts';

const render = (
  changes: Record<string, unknown>,
  stage: 'partial' | 'complete' = 'complete',
  site = fixtureSite,
) =>
  renderLeadMail(
    leadMessage({
      kind: 'lead',
      submission: v.parse(ContactSubmission, newSubmission(changes)),
      stage,
      state: 'pending',
      dueAt: 0,
      now: Date.parse('2026-11-20T23:00:00Z'),
      messageIdDomain: 'fixture.example',
    }),
    { ...fixtureMailContext, site },
  );

test('a request made at closing time is to be called the next working day', () => {
  expect(render({}).text).toContain('Call by: Mon, Nov 23, 2026, 9:00 AM EST');
});

test('the promise is the one that visitors read: response_minutes of site.yaml', () => {
  const claims = { ...fixtureSite.claims, response_minutes: 15 };
  const site = { ...fixtureSite, claims };
  expect(render({}, 'complete', site).text).toContain('Call by: Mon, Nov 23, 2026, 8:15 AM EST');
  const { remindAt } = notificationSettings(readEnv({}), site);
  expect(remindAt(Date.parse('2026-11-20T15:00:00Z'))).toBe(Date.parse('2026-11-20T15:15:00Z'));
  const hourly = notificationSettings(readEnv({ REMIND_AFTER_MINUTES: '60' }), site);
  expect(hourly.remindAt(Date.parse('2026-11-20T15:00:00Z'))).toBe(
    Date.parse('2026-11-20T16:00:00Z'),
  );
});

test('what can’t be used as it was typed is marked', () => {
  const mail = render({ phone: '555', address: 'ZIP: 99999', email: 'x' });
  for (const words of [mail.text, mail.html ?? '']) {
    expect(words).toContain('555 (can’t be called as it was typed)');
    expect(words).toContain('99999 (no such ZIP code)');
    expect(words).toContain('x (no mail can go to it: call the customer)');
    expect(words).not.toContain('tel:');
  }
  expect(render({}).text).not.toMatch(/can’t be|no such/);
});

test('a correction says so, and follows the mail it corrects', () => {
  const replaces = '0b9c2f0e-3b1f-4b56-9d5f-1f2f3a4b5c6d';
  const mail = render({ replaces });
  expect(mail.subject).toMatch(/^Corrected request: /);
  expect(mail.inReplyTo).toBe(`<lead.complete.${replaces}@fixture.example>`);
});

test('consent and campaign stand in the mail', () => {
  const mail = render({
    consent: { version: 'v1', marketing_texts: true },
    attribution: { first_utm_source: 'mailer', first_landing_page: '/', unknown: 'x' },
  });
  expect(mail.text).toContain('Marketing texts: yes (wording quote of v1)');
  expect(mail.text).toContain('First visit: utm_source mailer, landing_page /\n');
});

test('the honeypot and the timing of the form do not', () => {
  const mail = render({ company_website: 'spam-site', started_at: 1234567 });
  expect(mail.text).not.toMatch(/spam-site|1234567/);
});

test.each([
  ['sam@example.com', true],
  ["o'neil+tag@mail.example.co.uk", true],
  ['sam@example', false],
  ['sam', false],
  ['sam@example.com, x@example.com', false],
  ['Sam <sam@example.com>', false],
  ['sam@exa mple.com', false],
  ['sam@[127.0.0.1]', false],
  ['sämi@example.com', false],
  ['a@b.co\r\nBcc: x@example.com', false],
  [`${'x'.repeat(250)}@example.com`, false],
])('a mail can go to %j: %s', (address, mailable) => {
  expect(isMailable(address)).toBe(mailable);
});

test.each([
  ['Sam@Example.com', 'sam@example.com'],
  ['sam+ants+bees@example.com', 'sam@example.com'],
  ['s.a.m+1@googlemail.com', 'sam@gmail.com'],
  ['s.a.m@example.com', 's.a.m@example.com'],
  ['+sam@example.com', '+sam@example.com'],
  ['"a@b"@example.com', '"a@b"@example.com'],
])('%j is the mailbox %j', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

test('retries double from 5 s, stay under 30 min, and are spread', () => {
  expect([1, 2, 3, 10, 50].map((attempts) => retryAfter(attempts, 1))).toEqual([
    5000, 10_000, 20_000, 1_800_000, 1_800_000,
  ]);
  expect(retryAfter(1, 0)).toBe(2500);
});

test('only an answer about this very mail refuses it for good', () => {
  const error = (code: string, responseCode?: number) =>
    Object.assign(new Error('x'), { code, responseCode });
  expect(isRefusedForGood(error('EENVELOPE', 550))).toBe(true);
  expect(isRefusedForGood(error('EMESSAGE', 554))).toBe(true);
  expect(isRefusedForGood(error('EENVELOPE', 451))).toBe(false);
  expect(isRefusedForGood(error('EAUTH', 535))).toBe(false);
  expect(isRefusedForGood(error('EPROTOCOL', 554))).toBe(false);
  expect(isRefusedForGood(error('ECONNECTION'))).toBe(false);
  expect(mailErrorCode(error('EENVELOPE', 550))).toBe('EENVELOPE 550');
});
