import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fixtureMail } from '../testing/fixture-site.ts';
import { type MailBehavior, type MailServer, startMailServer } from '../testing/mail-server.ts';
import { createMailer, isRefusedForGood, type Mailer, mailErrorCode } from './mailer.ts';

const FROM = { from: 'site@fixture.example', fromName: 'Fixture' };
const FINAL = 'refused for good';
const LATER = 'tried again';

describe('the mailer', () => {
  let mailServer: MailServer;
  let mailer: Mailer;
  beforeEach(async () => {
    mailServer = await startMailServer();
    mailer = createMailer({ smtpUrl: mailServer.url, ...FROM, folder: '', timeoutMs: 600 });
  });
  afterEach(async () => {
    mailer.close();
    await mailServer.close();
  });

  /** @returns what becomes of a mail that fails, and why */
  async function failure() {
    const error = await mailer.send(fixtureMail).then(
      () => new Error('it was sent'),
      (thrown: unknown) => thrown,
    );
    return [isRefusedForGood(error) ? FINAL : LATER, mailErrorCode(error)];
  }

  test.each<[MailBehavior, string, string]>([
    ['refuse-later', LATER, 'EENVELOPE 451'],
    ['refuse-for-good', FINAL, 'EENVELOPE 550'],
    ['refuse-content', FINAL, 'EMESSAGE 554'],
    ['turn-away', LATER, 'EPROTOCOL 554'],
    ['hang', LATER, 'ETIMEDOUT'],
    ['drop', LATER, 'ECONNECTION'],
    ['accept-and-drop', LATER, 'ECONNECTION'],
  ])('a mail that meets "%s" is %s, and the next one goes out', async (behavior, fate, code) => {
    mailServer.behavior = behavior;
    expect(await failure()).toEqual([fate, code]);
    mailServer.behavior = 'accept';
    await mailer.send(fixtureMail);
    expect(mailServer.received.at(-1)?.mail.messageId).toBe(fixtureMail.messageId);
  });
});

test('a wrong password is no fault of the mail', () => {
  const error = Object.assign(new Error('x'), { code: 'EAUTH', responseCode: 535 });
  expect(isRefusedForGood(error)).toBe(false);
});

test('without a mail server each mail is one .eml file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mail-'));
  const mailer = createMailer({ smtpUrl: null, ...FROM, folder });
  await mailer.send(fixtureMail);
  expect(readdirSync(folder)).toEqual(['lead.1.eml']);
  const parsed = await PostalMime.parse(readFileSync(join(folder, 'lead.1.eml')));
  expect(parsed).toMatchObject({
    to: [{ name: '', address: 'office@fixture.example' }],
    from: { name: 'Fixture', address: 'site@fixture.example' },
  });
});

test('a mail file for which the disk has no room waits, and nothing is written', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mail-'));
  const hasRoom = async () => false;
  const mailer = createMailer({ smtpUrl: null, ...FROM, folder, hasRoom });
  const error = await mailer.send(fixtureMail).catch((reason) => reason);
  expect([mailErrorCode(error), isRefusedForGood(error)]).toEqual(['ENOSPC', false]);
  expect(readdirSync(folder)).toEqual([]);
});
