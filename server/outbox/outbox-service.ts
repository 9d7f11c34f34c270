/**
 * Delivers the rows of one channel. Several workers, in several processes, may run at once: each row is leased to one,
 * and marked as soon as it is accepted.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database, OutboxRow } from '../database/tables.ts';
import { runEvery } from '../run-every.ts';
import { type Channel, RenderFailure } from './outbox-channel.ts';
import {
  claimDue,
  LEASE_MS,
  markDeadLetter,
  markForRetry,
  markSent,
  renewLeases,
  resetFarFutureAttempts,
  suppress,
} from './outbox-store.ts';

export interface OutboxWorker {
  /** Polls the outbox now instead of at the next interval. */
  wake(): void;
  /** Claims no more rows and waits for those in flight. A later worker claims the rest when their lease ends. */
  stop(timeoutMs?: number): Promise<void>;
}

interface WorkerOptions {
  db: Kysely<Database>;
  channel: Channel;
  now?: () => number;
  /** Poll interval in ms when nothing calls `wake`. */
  pollIntervalMs?: number;
  /** Called after each attempt, for log and metrics. */
  onAttempt?: (outcome: AttemptOutcome, row: OutboxRow, error?: unknown) => void;
  /** Called when the database fails; the worker retries at the next poll. */
  onFailure?: (error: unknown) => void;
}

type AttemptOutcome = 'sent' | 'retry' | 'dead_letter' | 'suppressed';

/** Debounce of `wake` in ms, so that a hundred leads at once cause one poll. */
const WAKE_DELAY_MS = 20;

/** Leads between two polls that count as a burst. In a burst each worker pauses after a mail, so that saving leads comes first. */
const BURST_SIZE = 100;
const BURST_PAUSE_MS = 100;

/** Interval in ms for repairing rows that a clock jump moved far into the future. */
const REPAIR_INTERVAL_MS = 60_000;
/** How often a channel deletes what it no longer needs, ms. */
const CLEANING_INTERVAL_MS = 3_600_000;

export function startOutboxWorker(options: WorkerOptions): OutboxWorker {
  const { db, channel, now = Date.now, pollIntervalMs = 1000, onFailure = () => {} } = options;
  const owner = randomUUID();
  const inFlight = new Map<string, Promise<void>>();
  let stopping = false;
  let wakeUpTimer: NodeJS.Timeout | undefined;
  let wakeCount = 0;
  let isBurst = false;

  async function takeMails(): Promise<void> {
    const free = channel.inFlight - inFlight.size;
    if (stopping || free <= 0) return;
    const rows = await claimDue(db, owner, free, now(), channel.kinds);
    for (const row of rows) {
      const work = deliver(row, options)
        .catch(onFailure)
        .then(() => (isBurst && !stopping ? wait(BURST_PAUSE_MS) : undefined))
        .then(() => {
          inFlight.delete(row.id);
          poll.wake();
        });
      inFlight.set(row.id, work);
    }
  }

  const poll = runEvery(pollIntervalMs, takeMails, onFailure);
  const others = [
    runEvery(
      pollIntervalMs,
      async () => {
        isBurst = wakeCount >= BURST_SIZE;
        wakeCount = 0;
      },
      onFailure,
    ),
    runEvery(CLEANING_INTERVAL_MS, async () => channel.deleteOld?.(), onFailure),
    runEvery(REPAIR_INTERVAL_MS, () => resetFarFutureAttempts(db, now()), onFailure),
  ];
  const renewal = runEvery(
    LEASE_MS / 3,
    () => renewLeases(db, owner, [...inFlight.keys()], now()),
    onFailure,
  );
  poll.wake();

  return {
    wake() {
      wakeCount += 1;
      // In a burst the poll interval is enough.
      if (isBurst) return;
      wakeUpTimer ??= setTimeout(() => {
        wakeUpTimer = undefined;
        poll.wake();
      }, WAKE_DELAY_MS);
    },
    async stop(timeout = 8000) {
      stopping = true;
      clearTimeout(wakeUpTimer);
      for (const other of others) void other.stop();
      const settled = poll.stop().then(() => Promise.all(inFlight.values()));
      await Promise.race([settled, wait(timeout, undefined, { ref: false })]);
      void renewal.stop();
    },
  };
}

/** Attempts one row. @throws only if the database fails */
async function deliver(row: OutboxRow, options: WorkerOptions): Promise<void> {
  const { db, channel, now = Date.now, onAttempt = () => {} } = options;
  try {
    if ((await channel.deliver(row)) === 'suppressed') {
      await suppress(db, row.id);
      return onAttempt('suppressed', row);
    }
  } catch (error) {
    const isUnrendered = error instanceof RenderFailure;
    if (isUnrendered || channel.isRefusedForGood(error)) {
      await markDeadLetter(db, row.id, isUnrendered ? error.code : channel.errorCode(error));
      return onAttempt('dead_letter', row, error);
    }
    await markForRetry(db, row, channel.errorCode(error), now());
    return onAttempt('retry', row, error);
  }
  await markPersistently(() => markSent(db, row.id, now()));
  onAttempt('sent', row);
}

/** Retries for a while, because a mail that was sent but not marked would be sent again. */
async function markPersistently(mark: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await mark();
    } catch (error) {
      if (attempt === 5) throw error;
      await new Promise((resolve) => setTimeout(resolve, 300 * attempt));
    }
  }
}
