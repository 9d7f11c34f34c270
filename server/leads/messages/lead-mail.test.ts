import { expect, test } from 'vitest';
import { readEnv } from '../../env.ts';
import { fixtureMailContext, fixtureSite } from '../../testing/fixture-site.ts';
import { newLeadMessage } from '../../testing/test-server.ts';
import { renderLeadMail } from './lead-mail.ts';
import { notificationSettings } from './lead-messages.ts';

const render = (
  changes: Record<string, unknown>,
  stage: 'partial' | 'complete' = 'complete',
  site = fixtureSite,
) => renderLeadMail(newLeadMessage('lead', changes, { stage }), { ...fixtureMailContext, site });

test('the office gets everything needed to call back', () => {
  const mail = render({ page: '/services/ant-control', customer_type: 'existing_problem' });
  expect(mail).toMatchObject({
    ...{ to: ['leads@fixture.example'], replyTo: 'sam@example.com' },
    subject: 'New request: Sam Carter, Richmond 23220',
  });
  for (const part of [mail.text, mail.html])
    for (const fact of [
      ...['Sam Carter', '(804) 555-0142', 'tel:+18045550142', 'sam@example.com'],
      ...['Richmond', '23220', 'Ant control', 'Ants on the counter', 'has a problem now'],
      ...['https://fixture.example/services/ant-control', 'Fri, Nov 20, 2026, 6:00 PM EST'],
    ])
      expect(part).toContain(fact);
});

test('a finished chat and a correction answer the mail before', () => {
  const unfinished = render({ source: 'chatbot_partial' }, 'partial');
  expect(unfinished.subject).toBe('Unfinished chat: Sam Carter, Richmond 23220');
  const replaces = '0b9c2f0e-3b1f-4b56-9d5f-1f2f3a4b5c6d';
  const finished = render({ source: 'chatbot', submission_id: replaces });
  expect(finished.inReplyTo).toBe(`<${replaces}.lead.partial@fixture.example>`);
  const correction = render({ replaces });
  expect(correction.subject).toMatch(/^Corrected request: /);
  expect(correction.inReplyTo).toBe(`<${replaces}.lead.complete@fixture.example>`);
});

test('the promise is the one that visitors read: response_minutes of site.yaml', () => {
  const claims = { ...fixtureSite.claims, response_minutes: 15 };
  const site = { ...fixtureSite, claims };
  expect(render({}, 'complete', site).text).toContain('Call by: Mon, Nov 23, 2026, 8:15 AM EST');
  const { remindAt } = notificationSettings(readEnv({}), site);
  expect(remindAt(Date.parse('2026-11-20T15:00:00Z'))).toBe(Date.parse('2026-11-20T15:15:00Z'));
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

test('consent and campaign stand in the mail', () => {
  const mail = render({
    consent: { version: 'v1', marketing_texts: true },
    attribution: { first_utm_source: 'mailer', first_landing_page: '/', unknown: 'x' },
  });
  expect(mail.text).toContain('Marketing texts: yes (wording quote of v1)');
  expect(mail.text).toContain('First visit: utm_source mailer, landing_page /\n');
});
