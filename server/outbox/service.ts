/**
 * Sends what the outbox holds for one channel. Several workers, in several processes, may run at once: each row
 * is leased to one, and marked by itself the moment it has been accepted.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database, OutboxRow } from '../database/tables.ts';
import { type Channel, RenderFailure } from './channel.ts';
import {
  claimDue,
  LEASE_MS,
  markDeadLetter,
  markForRetry,
  markSent,
  renewLeases,
  resetFarFutureAttempts,
  suppress,
} from './store.ts';

export interface OutboxWorker {
  /** Polls the outbox now instead of at the next interval. */
  wake(): void;
  /**
   * Takes no more mails and waits for those on their way, at most `timeout` ms; what is left is taken up
   * by the next worker when its lease runs out.
   */
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

export type AttemptOutcome = 'sent' | 'retry' | 'dead_letter' | 'suppressed';

/** Debounce of `wake` in ms, so that a hundred leads at once cause one poll. */
const WAKE_DELAY_MS = 20;

/** Number of leads between two polls that counts as a burst. In a burst each worker pauses after a mail, so that saving leads comes first. */
const BURST_SIZE = 100;
const BURST_PAUSE_MS = 100;

/** Interval in ms for repairing rows that a clock jump moved far into the future. */
const REPAIR_INTERVAL_MS = 60_000;

export function startOutboxWorker(options: WorkerOptions): OutboxWorker {
  const { db, channel, now = Date.now, pollIntervalMs = 1000, onFailure = () => {} } = options;
  const owner = randomUUID();
  const inFlight = new Map<string, Promise<void>>();
  let stopping = false;
  let looking = false;
  let lookAgain = false;
  let wakeUpTimer: NodeJS.Timeout | undefined;
  let wakeCount = 0;
  let isBurst = false;

  async function look(): Promise<void> {
    if (looking) {
      lookAgain = true;
      return;
    }
    looking = true;
    try {
      do {
        lookAgain = false;
        await takeMails();
      } while (lookAgain && !stopping);
    } catch (error) {
      onFailure(error);
    } finally {
      looking = false;
    }
  }

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
          void look();
        });
      inFlight.set(row.id, work);
    }
  }

  const poll = setInterval(() => {
    isBurst = wakeCount >= BURST_SIZE;
    wakeCount = 0;
    void look();
  }, pollIntervalMs);
  const renewal = setInterval(() => {
    renewLeases(db, owner, [...inFlight.keys()], now()).catch(onFailure);
  }, LEASE_MS / 3);
  const cleaning = setInterval(() => {
    channel.deleteOld?.().catch(onFailure);
  }, 3_600_000);
  const repairing = setInterval(() => {
    resetFarFutureAttempts(db, now()).catch(onFailure);
  }, REPAIR_INTERVAL_MS);
  for (const timer of [poll, renewal, cleaning, repairing]) timer.unref();
  void look();

  return {
    wake() {
      wakeCount += 1;
      // In a burst the poll interval is enough.
      if (isBurst) return;
      wakeUpTimer ??= setTimeout(() => {
        wakeUpTimer = undefined;
        void look();
      }, WAKE_DELAY_MS);
    },
    async stop(timeout = 8000) {
      stopping = true;
      clearTimeout(wakeUpTimer);
      clearInterval(poll);
      clearInterval(cleaning);
      clearInterval(repairing);
      const settled = async () => {
        while (looking || inFlight.size > 0) {
          await Promise.all(inFlight.values());
          await new Promise((resolve) => setImmediate(resolve));
        }
      };
      await Promise.race([
        settled(),
        new Promise((resolve) => setTimeout(resolve, timeout).unref()),
      ]);
      clearInterval(renewal);
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
