import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { afterEach, expect, test } from 'vitest';
import {
  createReceiver,
  type ReceivedEvent,
} from '../../tools/examples/webhook-receiver/receiver.ts';
import { leadMessages } from '../leads/messages/lead-messages.ts';
import { WebhookBody, webhookEvent } from '../leads/messages/lead-record.ts';
import { newsletterEvent } from '../newsletter/messages/subscriber-record.ts';
import { fixtureAreas } from '../testing/fixture-site.ts';
import { newLeadMessage, newSubmission } from '../testing/test-server.ts';
import { visitEvent } from '../visits/messages/visit-event.ts';
import { webhookReceivers } from './receivers.ts';
import { signWebhook, webhookChannel } from './webhook-channel.ts';

const SECRET = 'a secret of the tests';
const NOW = Date.parse('2026-11-20T15:00:00Z');

let listening: Server[] = [];
afterEach(() => {
  for (const server of listening) server.close();
  listening = [];
});
async function listen(server: Server): Promise<string> {
  listening.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads`;
}

const EVENTS: Parameters<typeof webhookChannel>[0]['events'] = {
  webhook: (row) => webhookEvent(row, fixtureAreas),
  visit_webhook: visitEvent,
  newsletter_webhook: (row) => newsletterEvent(row, 'https://www.example.com'),
};

/** @returns `sent`, or what becomes of a call that failed, and why */
async function call(url: string, changes = {}, secrets = [SECRET]): Promise<string> {
  const channel = webhookChannel({
    ...{ receivers: [{ name: 'crm', url }], secrets, now: () => NOW, timeoutMs: 300 },
    events: EVENTS,
  });
  const row = newLeadMessage('webhook', changes, { receiver: 'crm', now: NOW });
  return channel.deliver(row).catch((error) => {
    const fate = channel.isRefusedForGood(error) ? 'dead letter' : 'retry';
    return `${fate}: ${channel.errorCode(error)}`;
  });
}
const receiver = (taken: ReceivedEvent[] = []) =>
  listen(
    createReceiver(
      SECRET,
      (event) => void taken.push(event),
      () => NOW / 1000,
    ),
  );
const answering = (answer: RequestListener) =>
  listen(
    createServer((request, response) => {
      request.resume();
      answer(request, response);
    }),
  );

test('the documented receiver takes the documented payload', async () => {
  const taken: ReceivedEvent[] = [];
  const submission_id = '0b9c2f0e-3b1f-4b56-9d5f-1f2f3a4b5c6d';
  const outcome = await call(await receiver(taken), {
    ...{ submission_id, customer_type: 'existing_problem', page: '/' },
    details: { form: 'quote', version: 1, best_time: 'Morning' },
    attribution: { first_utm_source: 'google', last_gclid: 'abc' },
    consent: { version: '2026-11-21', marketing_texts: false },
  });
  expect(outcome).toBe('sent');
  const [event] = taken;
  expect(v.is(WebhookBody, event)).toBe(true);
  const shown = /\{\n {6}"type"[\s\S]*?\n {4}\}/.exec(readFileSync('docs/integrations.md', 'utf8'));
  const documented = JSON.parse(shown?.[0] ?? '');
  expect(event).toEqual({
    id: `lead.complete.${submission_id}`,
    ...documented,
    data: { ...documented.data, submission_id },
  });
});

test.each([
  [401, 'dead letter: HTTP 401'],
  [410, 'dead letter: HTTP 410'],
  [429, 'retry: HTTP 429'],
  [500, 'retry: HTTP 500'],
])('a receiver that answers %i: %s', async (status, outcome) => {
  const url = await answering((_request, response) => response.writeHead(status).end('words'));
  expect(await call(url)).toBe(outcome);
});

test('a redirect is not followed: its address is not in the settings', async () => {
  const taken: ReceivedEvent[] = [];
  const location = await receiver(taken);
  const url = await answering((_request, response) => response.writeHead(307, { location }).end());
  expect(await call(url)).toBe('dead letter: HTTP 307');
  expect(taken).toEqual([]);
});

test('a receiver that never answers, or is not there, is called again', async () => {
  expect(await call(await answering(() => {}))).toBe('retry: TimeoutError');
  const gone = createServer();
  const url = await listen(gone);
  gone.close();
  expect(await call(url)).toBe('retry: ECONNREFUSED');
});

test('a call whose receiver is no longer set becomes a dead letter', async () => {
  const channel = webhookChannel({ receivers: [], secrets: [SECRET], events: EVENTS });
  const row = newLeadMessage('webhook', {}, { receiver: 'old' });
  const error = await channel.deliver(row).catch((reason) => reason);
  expect([channel.isRefusedForGood(error), channel.errorCode(error)]).toEqual([
    true,
    'not in WEBHOOK_URLS',
  ]);
});

test('while a secret is changed, receivers with the old one and with the new one believe the call', async () => {
  const taken: ReceivedEvent[] = [];
  expect(await call(await receiver(taken), {}, ['the secret to come', SECRET])).toBe('sent');
  expect(taken).toHaveLength(1);
});

test('each receiver has its own call, under a name that does not reveal its URL', () => {
  const urls = ['https://hooks.example/secret-a', 'https://hooks.example/secret-b'];
  const receivers = webhookReceivers({ webhookUrls: [...urls, ...urls] }).map(({ name }) => name);
  const notifications = { messageIdDomain: 'x.example', receivers, remindAt: () => null };
  const context = { now: NOW, notifications, stage: 'complete', isQuarantined: false } as const;
  const rows = leadMessages(newSubmission() as never, context);
  const calls = rows.filter(({ kind }) => kind === 'webhook');
  expect(calls.map(({ receiver }) => receiver)).toEqual(receivers);
  expect(new Set(calls.map(({ id }) => id)).size).toBe(2);
  expect(receivers.join()).not.toContain('secret');
});

test('the signature is that of the Standard Webhooks specification', () => {
  // The example of the specification's own documentation.
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const body = '{"test": 2432232314}';
  const signature = signWebhook([secret], 'msg_p5jXN8AQM9LWM0D4loKWxJek', 1614265330, body);
  expect(signature).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});
