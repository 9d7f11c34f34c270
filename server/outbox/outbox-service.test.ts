import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OutboxRow } from '../database/tables.ts';
import { type FakeChannel, fakeChannel } from '../testing/fake-channel.ts';
import { databaseForEachTest, newLeadMessage, outboxRows } from '../testing/test-server.ts';
import { RenderFailure } from './outbox-channel.ts';
import { type OutboxWorker, startOutboxWorker } from './outbox-service.ts';
import { claimDue, insertOutboxRows, LEASE_MS, resendDeadLetters } from './outbox-store.ts';

const HOUR = 3_600_000;

describe('the outbox', () => {
  const database = databaseForEachTest('sqlite');
  let now: number;
  let channel: FakeChannel;
  let worker: OutboxWorker | undefined;
  beforeEach(() => {
    now = Date.parse('2026-11-20T15:00:00Z');
    channel = fakeChannel();
  });
  afterEach(() => worker?.stop(2000));

  const start = (more: Partial<Parameters<typeof startOutboxWorker>[0]> = {}) => {
    worker = startOutboxWorker({
      ...{ db: database.db, channel, now: () => now, pollIntervalMs: 20, ...more },
    });
    return worker;
  };
  const queue = async (...states: OutboxRow['state'][]) => {
    const rows = states.map((state) => ({ ...newLeadMessage('lead', {}, { now }), state }));
    await insertOutboxRows(
      database.db,
      rows.map((row) => ({ ...row, next_attempt_at: now })),
    );
    return rows.map(({ id }) => id);
  };
  const rows = () => outboxRows(database.db);
  const states = async () => (await rows()).map(({ state }) => state).sort();

  test('what is due is delivered once and marked; what is quarantined stays', async () => {
    const [due] = await queue('pending', 'quarantined', 'suppressed');
    start();
    await expect.poll(states).toEqual(['quarantined', 'sent', 'suppressed']);
    expect(channel.delivered).toEqual([due]);
  });

  test('what fails waits, longer each time, and then goes out', async () => {
    channel.deliver = () => Promise.reject(new Error('later'));
    await queue('pending');
    start();
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 4; attempt++) {
      const state = async () => (await rows()).map(({ attempts, state }) => [attempts, state]);
      await expect.poll(state).toEqual([[attempt, 'pending']]);
      const [row] = await rows();
      expect(row?.last_error).toBe('later');
      waits.push((row?.next_attempt_at ?? 0) - now);
      now = row?.next_attempt_at ?? now;
    }
    for (const [i, wait] of waits.entries()) {
      expect(wait).toBeGreaterThanOrEqual(2500 * 2 ** i);
      expect(wait).toBeLessThanOrEqual(5000 * 2 ** i);
    }
    channel.deliver = async () => 'sent';
    now += HOUR;
    await expect.poll(states).toEqual(['sent']);
  });

  test('what is refused for good is a dead letter until the office sends it again', async () => {
    channel.deliver = () => Promise.reject(new Error('final'));
    await queue('pending');
    const { wake } = start();
    await expect.poll(states).toEqual(['dead_letter']);
    channel.deliver = async () => 'sent';
    now += HOUR;
    const [letter] = await rows();
    const submissionId = letter?.submission_id ?? '';
    expect(await resendDeadLetters(database.db, now, { submissionId })).toBe(1);
    expect(await resendDeadLetters(database.db, now)).toBe(0);
    wake();
    await expect.poll(states).toEqual(['sent']);
  });

  test('what can’t be rendered is a dead letter at once, and stops no other', async () => {
    const [broken] = await queue('pending', 'pending');
    channel.deliver = async ({ id }) => {
      if (id === broken) throw new RenderFailure(new TypeError('no such field'));
      return 'sent';
    };
    start();
    await expect.poll(states).toEqual(['dead_letter', 'sent']);
    const dead = (await rows()).find(({ id }) => id === broken);
    expect(dead).toMatchObject({ attempts: 1, last_error: 'not rendered: TypeError' });
  });

  test('what a channel suppresses is not tried again', async () => {
    channel.deliver = async () => 'suppressed';
    await queue('pending');
    start();
    await expect.poll(states).toEqual(['suppressed']);
  });

  test('what was sent is marked although the database is away for a moment', async () => {
    await queue('pending');
    const update = vi.spyOn(database.db, 'updateTable');
    channel.deliver = async () => {
      update.mockImplementationOnce(() => {
        throw new Error('away');
      });
      return 'sent';
    };
    start();
    await expect.poll(states).toEqual(['sent']);
  });

  test('the rows of a worker that died are taken over when its lease runs out', async () => {
    await queue('pending');
    expect(await claimDue(database.db, 'dead', 4, now)).toHaveLength(1);
    expect(await claimDue(database.db, 'other', 4, now + LEASE_MS - 1)).toEqual([]);
    now += LEASE_MS;
    start();
    await expect.poll(states).toEqual(['sent']);
  });

  test('stopping waits for what is under way and takes no more', async () => {
    const released = Promise.withResolvers<void>();
    let underWay = 0;
    channel.deliver = async () => {
      underWay += 1;
      await released.promise;
      return 'sent';
    };
    await queue(...Array(6).fill('pending'));
    const { stop } = start();
    await expect.poll(() => underWay).toBe(channel.inFlight);
    let isStopped = false;
    const stopped = stop(10_000).then(() => {
      isStopped = true;
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(isStopped).toBe(false);
    released.resolve();
    await stopped;
    expect(await states()).toEqual(['pending', 'pending', 'sent', 'sent', 'sent', 'sent']);
  });

  test('in a burst of leads the mails pause, and all go out', async () => {
    await queue(...Array(12).fill('pending'));
    const due = now;
    now = 0;
    const { wake } = start();
    const burst = setInterval(() => {
      for (let i = 0; i < 200; i++) wake();
    }, 5);
    await new Promise((resolve) => setTimeout(resolve, 50));
    const began = performance.now();
    now = due;
    await expect.poll(() => channel.delivered.length).toBe(12);
    clearInterval(burst);
    // Twice 100 ms between three times four.
    expect(performance.now() - began).toBeGreaterThan(180);
  });

  test('a database that could not be reached is queried again', async () => {
    const onFailure = vi.fn();
    await database.close();
    start({ onFailure, pollIntervalMs: 5 });
    await expect.poll(() => onFailure.mock.calls.length).toBeGreaterThan(3);
  });
});
