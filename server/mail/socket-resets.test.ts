/** Mail servers and webhook receivers that reset the connection at each stage: an error to try again, never an exit. */
import { type AddressInfo, createServer } from 'node:net';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ContactSubmission } from '../../domain/lead/contact-submission.ts';
import { leadMessage } from '../leads/messages/lead-messages.ts';
import { webhookEvent } from '../leads/messages/lead-record.ts';
import { fixtureAreas } from '../testing/fixture-site.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { startTcpProxy, type TcpProxy } from '../testing/tcp-proxy.ts';
import { newSubmission } from '../testing/test-server.ts';
import { webhookChannel } from '../webhooks/channel.ts';
import { createMailer, isRefusedForGood, type Mailer } from './mailer.ts';
import type { MailMessage } from './message.ts';

const MAIL: MailMessage = {
  to: ['office@example.com'],
  subject: 'A lead',
  text: 'Ants.',
  html: '<p>Ants.</p>',
  messageId: '<lead.1@example.com>',
  headers: {},
};

let mailServer: MailServer;
let proxy: TcpProxy;
let mailer: Mailer;
beforeEach(async () => {
  mailServer = await startMailServer();
  proxy = await startTcpProxy(Number(new URL(mailServer.url).port));
  mailer = createMailer({
    smtpUrl: `smtp://127.0.0.1:${proxy.port}`,
    from: 'site@example.com',
    fromName: 'Site',
    folder: '',
  });
});
afterEach(async () => {
  mailer.close();
  await proxy.close();
  await mailServer.close();
});

async function expectTriedAgain() {
  const failure = await mailer.send(MAIL).then(
    () => null,
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(Error);
  expect(isRefusedForGood(failure)).toBe(false);
  await mailer.send(MAIL);
  expect(mailServer.received.at(-1)?.mail.messageId).toBe(MAIL.messageId);
}

const STAGES = ['EHLO', 'MAIL FROM', 'RCPT TO', 'DATA', 'Ants.'];

test.each(STAGES)('a mail server that resets when it gets %s', async (stage) => {
  proxy.loseRequest(stage);
  await expectTriedAgain();
});

test.each(STAGES)('a mail server that resets instead of answering %s', async (stage) => {
  proxy.loseAnswerTo(stage);
  await expectTriedAgain();
});

test('a connection that is reset while it waits for the next mail', async () => {
  await mailer.send(MAIL);
  proxy.resetAll();
  await new Promise((resolve) => setTimeout(resolve, 50));
  await mailer.send(MAIL);
  expect(mailServer.received).toHaveLength(2);
});

test.each([
  ['before it reads', 0, ''],
  ['instead of an answer', 1, ''],
  ['in the middle of its head', 1, 'HTTP/1.1 200 OK\r\nContent-Le'],
  ['of its body', 1, 'HTTP/1.1 503 Busy\r\nContent-Length: 100\r\n\r\nhalf'],
])('a webhook receiver that resets %s is called again', async (_name, reads, says) => {
  let calls = 0;
  const receiver = createServer((socket) => {
    calls += 1;
    socket.on('error', () => {});
    if (calls > 1) {
      socket.on('data', () => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n'));
    } else if (reads === 0) socket.resetAndDestroy();
    else {
      socket.once('data', () => {
        socket.write(says);
        setTimeout(() => socket.resetAndDestroy(), 20);
      });
    }
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
  const channel = webhookChannel({
    kind: 'webhook',
    receivers: [{ name: 'crm', url }],
    secrets: ['a secret of the tests'],
    event: (row) => webhookEvent(row, fixtureAreas),
    timeoutMs: 2000,
  });
  const row = leadMessage({
    submission: v.parse(ContactSubmission, newSubmission()),
    kind: 'webhook',
    receiver: 'crm',
    stage: 'complete',
    state: 'pending',
    now: Date.now(),
    dueAt: Date.now(),
    messageIdDomain: 'example.com',
  });
  const failure = await channel.deliver(row).then(
    () => null,
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(Error);
  expect(channel.isRefusedForGood(failure)).toBe(false);
  expect(await channel.deliver(row)).toBe('sent');
  receiver.close();
});
