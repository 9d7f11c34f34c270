import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OutboxRow } from '../database/tables.ts';
import { databaseForEachTest, newLeadMessage, outboxRows } from '../testing/test-server.ts';
import { type Channel, RenderFailure } from './outbox-channel.ts';
import { type OutboxWorker, startOutboxWorker } from './outbox-service.ts';
import { claimDue, insertOutboxRows, LEASE_MS, resendDeadLetters } from './outbox-store.ts';

const HOUR = 3_600_000;

/** It delivers everything until a test replaces `deliver`. The message of an error is its code, and `final` is for good. */
const fakeChannel = (delivered: string[]): Channel => ({
  kinds: ['lead'],
  inFlight: 4,
  deliver: async ({ id }: OutboxRow) => {
    delivered.push(id);
    return 'sent';
  },
  isRefusedForGood: (error) => (error as Error).message === 'final',
  errorCode: (error) => (error as Error).message,
});

describe('the outbox', () => {
  const database = databaseForEachTest('sqlite');
  let now: number;
  /** Ids of what was delivered, in order. */
  let delivered: string[];
  let channel: Channel;
  let worker: OutboxWorker | undefined;
  beforeEach(() => {
    now = Date.parse('2026-11-20T15:00:00Z');
    delivered = [];
    channel = fakeChannel(delivered);
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

  test('due rows are delivered once and marked; quarantined ones stay', async () => {
    const [due] = await queue('pending', 'quarantined', 'suppressed');
    start();
    await expect.poll(states).toEqual(['quarantined', 'sent', 'suppressed']);
    expect(delivered).toEqual([due]);
  });

  test('a failed row is retried with growing delays until it is sent', async () => {
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

  test('a row refused for good is a dead letter until the office resends it', async () => {
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

  test('a row that cannot be rendered is a dead letter at once, and does not hold up others', async () => {
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

  test('a suppressed row is not retried', async () => {
    channel.deliver = async () => 'suppressed';
    await queue('pending');
    start();
    await expect.poll(states).toEqual(['suppressed']);
  });

  test('a sent row is marked although the database fails for a moment', async () => {
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

  test('the rows of a dead worker are claimed when its lease expires', async () => {
    await queue('pending');
    expect(await claimDue(database.db, 'dead', 4, now)).toHaveLength(1);
    expect(await claimDue(database.db, 'other', 4, now + LEASE_MS - 1)).toEqual([]);
    now += LEASE_MS;
    start();
    await expect.poll(states).toEqual(['sent']);
  });

  test('stopping waits for deliveries in flight and claims no more', async () => {
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

  test('a database that could not be reached is queried again', async () => {
    const onFailure = vi.fn();
    await database.close();
    start({ onFailure, pollIntervalMs: 5 });
    await expect.poll(() => onFailure.mock.calls.length).toBeGreaterThan(3);
  });
});
