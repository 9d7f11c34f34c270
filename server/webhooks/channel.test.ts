import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  createReceiver,
  isGenuine,
  type ReceivedEvent,
} from '../../tools/examples/webhook-receiver/receiver.ts';
import { WebhookBody, webhookEvent } from '../leads/messages/lead-record.ts';
import type { AttemptOutcome, OutboxWorker } from '../outbox/service.ts';
import { startOutboxWorker } from '../outbox/service.ts';
import { fixtureAreas } from '../testing/fixture-site.ts';
import { newSubmission, startTestServer, type TestServer } from '../testing/test-server.ts';
import { signWebhook, webhookChannel } from './channel.ts';
import { webhookReceivers } from './receivers.ts';

const PATH = '/api/contact-submissions';
const SECRET = 'a secret of the tests';

describe('webhooks', () => {
  let now: number;
  let server: TestServer;
  let listening: Server[];
  let workers: OutboxWorker[];
  let outcomes: AttemptOutcome[];
  let taken: ReceivedEvent[];
  beforeEach(() => {
    now = Date.parse('2026-11-20T15:00:00Z');
    [listening, workers, outcomes, taken] = [[], [], [], []];
  });
  afterEach(async () => {
    await Promise.all(workers.map((worker) => worker.stop(2000)));
    for (const item of listening) {
      item.closeAllConnections();
      item.close();
    }
    await server.close();
  });

  const listen = async (receiver: Server) => {
    listening.push(receiver);
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/leads`;
  };
  const example = () =>
    createReceiver(
      SECRET,
      (event) => void taken.push(event),
      () => now / 1000,
    );
  const answering = (status: () => number, headers = {}) =>
    createServer((request, response) => {
      request.resume();
      response.writeHead(status(), headers).end('words that nobody reads');
    });
  const start = async (urls: string[]) => {
    const webhookUrls = urls.join(',');
    server = await startTestServer('sqlite', {
      now: () => now,
      env: { WEBHOOK_URLS: webhookUrls, WEBHOOK_SECRET: SECRET },
    });
  };
  const startWorker = (urls: string[], { secrets = [SECRET], timeoutMs = 10_000 } = {}) => {
    const receivers = webhookReceivers({ webhookUrls: urls });
    const worker = startOutboxWorker({
      db: server.database.db,
      channel: webhookChannel({
        kind: 'webhook',
        receivers,
        secrets,
        event: (row) => webhookEvent(row, fixtureAreas),
        now: () => now,
        timeoutMs,
      }),
      now: () => now,
      pollIntervalMs: 20,
      onAttempt: (outcome) => outcomes.push(outcome),
    });
    workers.push(worker);
  };
  const send = async (changes: Record<string, unknown> = {}) => {
    const submission = newSubmission(changes);
    await server.post(PATH, submission);
    return submission;
  };
  const until = (condition: () => boolean) => expect.poll(condition, { interval: 10 }).toBe(true);
  const calls = () =>
    server.database.db
      .selectFrom('outbox')
      .select(['state', 'attempts', 'last_error', 'next_attempt_at', 'stage', 'receiver'])
      .where('kind', '=', 'webhook')
      .orderBy('receiver')
      .orderBy('stage')
      .execute();

  test('the documented receiver takes the documented payload', async () => {
    const url = await listen(example());
    await start([url]);
    const { submission_id } = await send({
      details: { form: 'quote', version: 1, best_time: 'Morning' },
      customer_type: 'existing_problem',
      page: '/',
      attribution: { first_utm_source: 'google', last_gclid: 'abc' },
      consent: { version: '2026-11-21', marketing_texts: false },
    });
    startWorker([url]);
    await until(() => taken.length === 1 && outcomes.length === 1);
    expect(outcomes).toEqual(['sent']);
    const documented = JSON.parse(
      /\{\n {6}"type"[\s\S]*?\n {4}\}/.exec(readFileSync('docs/integrations.md', 'utf8'))?.[0] ??
        '',
    );
    expect(v.is(WebhookBody, taken[0])).toBe(true);
    expect(taken[0]).toEqual({
      id: `lead.complete.${submission_id}`,
      ...documented,
      data: {
        ...documented.data,
        submission_id,
      },
    });
  });

  test('several receivers: one that is down neither loses its call nor keeps it from the other', async () => {
    let status = 503;
    const urls = [await listen(answering(() => status)), await listen(example())];
    await start(urls);
    await send();
    startWorker(urls);
    await until(() => outcomes.length === 2);
    expect([...outcomes].sort()).toEqual(['retry', 'sent']);
    expect(taken).toHaveLength(1);
    expect((await calls()).map((row) => row.last_error).sort()).toEqual(['HTTP 503', null]);
    status = 200;
    now += 5000;
    await until(() => outcomes.length === 3);
    expect((await calls()).map((row) => row.state)).toEqual(['sent', 'sent']);
  });

  test.each([
    ['refuses', 401, {}, 'dead_letter', 'HTTP 401'],
    ['is gone', 410, {}, 'dead_letter', 'HTTP 410'],
    ['redirects', 302, { location: 'https://example.com/' }, 'dead_letter', 'HTTP 302'],
    ['is busy', 429, {}, 'pending', 'HTTP 429'],
    ['breaks', 500, {}, 'pending', 'HTTP 500'],
  ])('a receiver that %s (%i)', async (_name, status, headers, state, last_error) => {
    const url = await listen(answering(() => status, headers));
    await start([url]);
    await send();
    startWorker([url]);
    await until(() => outcomes.length === 1);
    expect(await calls()).toEqual([expect.objectContaining({ state, last_error, attempts: 1 })]);
  });

  test('a receiver that never answers, or is not there, is asked again', async () => {
    const silent = await listen(createServer(() => {}));
    const gone = createServer();
    const urls = [silent, await listen(gone)];
    gone.close();
    await start(urls);
    await send();
    startWorker(urls, { timeoutMs: 300 });
    await until(() => outcomes.length === 2);
    const errors = (await calls()).map((row) => [row.state, row.last_error]);
    expect(errors.sort()).toEqual([
      ['pending', 'ECONNREFUSED'],
      ['pending', 'TimeoutError'],
    ]);
  });

  test('a call whose receiver is no longer set becomes a dead letter', async () => {
    await start(['https://old.example/leads']);
    await send();
    startWorker([]);
    await until(() => outcomes.length === 1);
    expect(await calls()).toEqual([
      expect.objectContaining({ state: 'dead_letter', last_error: 'not in WEBHOOK_URLS' }),
    ]);
  });

  test('spam is not sent, and a chat that is completed in time is sent once', async () => {
    const url = await listen(example());
    await start([url]);
    await send({ company_website: 'x' });
    const chat = await send({ source: 'chatbot_partial', email: '' });
    await server.post(PATH, { ...chat, source: 'chatbot' });
    startWorker([url]);
    await until(() => taken.length === 1);
    expect(taken[0]?.type).toBe('lead.complete');
    const states = async () => (await calls()).map((row) => row.state).sort();
    await expect.poll(states).toEqual(['quarantined', 'sent', 'superseded']);
  });

  test('while a secret is changed, receivers with the old one and with the new one believe the call', async () => {
    const url = await listen(example());
    await start([url]);
    await send();
    startWorker([url], { secrets: ['the secret to come', SECRET] });
    await until(() => taken.length === 1);
  });
});

test('two URLs on one host have two names, and neither name reveals the URL', () => {
  const urls = ['https://hooks.example/secret-a', 'https://hooks.example/secret-b'];
  const names = webhookReceivers({ webhookUrls: [...urls, ...urls] }).map(({ name }) => name);
  expect(new Set(names).size).toBe(2);
  expect(names.join()).not.toContain('secret');
});

test('the signature is that of the Standard Webhooks specification', () => {
  // The example of the specification's own documentation.
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const signature = signWebhook(
    [secret],
    'msg_p5jXN8AQM9LWM0D4loKWxJek',
    1614265330,
    '{"test": 2432232314}',
  );
  expect(signature).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});

test.each([
  ['as it was sent', {}, '{}', 1000, true],
  ['another body', {}, '{"a":1}', 1000, false],
  ['another id', { 'webhook-id': 'other' }, '{}', 1000, false],
  ['another time', { 'webhook-timestamp': '1001' }, '{}', 1000, false],
  ['no time', { 'webhook-timestamp': undefined }, '{}', 1000, false],
  ['no signature', { 'webhook-signature': undefined }, '{}', 1000, false],
  ['six minutes later', {}, '{}', 1360, false],
  ['four minutes later', {}, '{}', 1240, true],
])('the example receiver on a call %s', (_name, changes, body, now, expected) => {
  const headers = {
    'webhook-id': 'id',
    'webhook-timestamp': '1000',
    'webhook-signature': signWebhook([SECRET], 'id', 1000, '{}'),
    ...changes,
  };
  expect(isGenuine(headers, body, SECRET, now)).toBe(expected);
});
