/**
 * Copies what is newest as soon as it is committed: each request with its pictures and what the office did with it, each sign-up and
 * choice. A restore puts them over the newest backup. Copies need no lease, because writing one twice does no harm: a batch costs the
 * database one write, so that requests wait for none.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { copyTarget, recordKey } from '../../backup/service/copy-away.ts';
import type { ObjectStore } from '../../backup/store/object-store.ts';
import { type PublicKey, sealBytes } from '../../backup/store/seal.ts';
import { inTransaction } from '../../database/database.ts';
import type { Database } from '../../database/tables.ts';
import type { Env } from '../../env.ts';
import { recordText } from '../messages.ts';
import {
  deleteCopyRows,
  queueCopies,
  readCopyRows,
  readMigrations,
  readRecord,
  readReplaced,
} from '../store/records.ts';

/** How often it looks when nothing wakes it, ms. */
const LOOK_INTERVAL_MS = 500;
/** Requests that come within so long are one batch, ms. */
const WAKE_DELAY_MS = 50;
/** Sign-ups and choices are looked for this often, ms; requests and acts with each look. */
const CHOICES_INTERVAL_MS = 5000;
/** Most copies of one look. */
const BATCH = 50;
/** Most on their way at once: a request with its pictures stands in memory several times while it is encrypted. */
const AT_ONCE = 10;
/**
 * Behind a full batch it pauses for so many times as long as that took: in a burst of a hundred requests a second and more, requests come
 * first, and copies take at most a fifth of the processor.
 */
const BURST_PAUSE_FACTOR = 4;
/** After a failure, ms: doubled each time. */
const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 120_000;

export interface CopyOptions {
  /** Sees everything. */
  db: Kysely<Database>;
  onFailure(error: unknown): void;
  now?: () => number;
  /** Default: half a second. */
  lookIntervalMs?: number;
}

export interface CopyWorker {
  /** A request was committed. */
  wake(): void;
  /** Waits for what is on its way, at most so long, ms. */
  stop(timeoutMs?: number): Promise<void>;
}

interface CopyContext {
  db: Kysely<Database>;
  store: ObjectStore;
  key: PublicKey;
  now: () => number;
}

/** @returns null when BACKUP_URL is not set */
export function startCopying(
  env: Pick<Env, 'backupUrl' | 'backupPublicKey'>,
  options: CopyOptions,
): CopyWorker | null {
  const target = copyTarget(env);
  if (!target) return null;
  const { db, onFailure, now = Date.now, lookIntervalMs = LOOK_INTERVAL_MS } = options;
  const context = { ...target, db, now };
  let choicesAt = Number.NEGATIVE_INFINITY;
  let pauseMs = 0;
  let pausedUntil = 0;
  let looking: Promise<void> | null = null;
  let isStopping = false;
  let wakeTimer: NodeJS.Timeout | undefined;

  async function copyAll(): Promise<void> {
    const withChoices = Math.abs(now() - choicesAt) >= CHOICES_INTERVAL_MS;
    if (withChoices) choicesAt = now();
    await inTransaction(db, (transaction) => queueCopies(transaction, now(), withChoices));
    while (!isStopping) {
      const beganAt = performance.now();
      const count = await copyBatch(context);
      pauseMs = 0;
      if (count < BATCH) break;
      await wait(BURST_PAUSE_FACTOR * (performance.now() - beganAt), undefined, { ref: false });
    }
  }
  const look = () => {
    if (looking || isStopping || performance.now() < pausedUntil) return;
    looking = copyAll()
      .catch((error) => {
        pauseMs = Math.min(LONGEST_PAUSE_MS, 2 * pauseMs || FIRST_PAUSE_MS);
        pausedUntil = performance.now() + pauseMs;
        onFailure(error);
      })
      .finally(() => {
        looking = null;
      });
  };
  const timer = setInterval(look, lookIntervalMs).unref();
  return {
    wake() {
      wakeTimer ??= setTimeout(() => {
        wakeTimer = undefined;
        look();
      }, WAKE_DELAY_MS);
    },
    async stop(timeoutMs = 8000) {
      isStopping = true;
      clearInterval(timer);
      clearTimeout(wakeTimer);
      await Promise.race([looking, wait(timeoutMs, undefined, { ref: false })]);
    },
  };
}

/** @returns how many were queued. @throws when some could not be copied: their rows stay. */
async function copyBatch(context: CopyContext): Promise<number> {
  const { db } = context;
  const rows = await readCopyRows(db, BATCH);
  const copied: string[] = [];
  const waiting = rows.values();
  const copyWaiting = async () => {
    for (const { id, submission_id } of waiting) {
      for (const replaced of await readReplaced(db, submission_id))
        await copyRecord(replaced, context);
      await copyRecord(submission_id, context);
      copied.push(id);
    }
  };
  const outcomes = await Promise.allSettled(Array.from({ length: AT_ONCE }, copyWaiting));
  if (copied.length > 0) await deleteCopyRows(db, copied);
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
  return rows.length;
}

/** Of what has been deleted meanwhile there is nothing to copy. */
async function copyRecord(id: string, context: CopyContext): Promise<void> {
  const { db, store, key, now } = context;
  const at = now();
  const rows = await readRecord(db, id);
  if (rows.length === 0) return;
  const text = recordText({ id, at, rows, migrations: await readMigrations(db) });
  const name = recordKey(id);
  await store.put(name, await sealBytes(Buffer.from(text), key, name));
}
