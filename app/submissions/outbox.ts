/**
 * The on-device outbox: what could not be sent yet, one storage entry per submission, so that several tabs
 * and the framed form can write without disturbing each other. send-waiting.ts sends it.
 */
import type { ContactSubmission } from '../../domain/lead/contact-submission.ts';
import type { NewsletterSignup } from '../../domain/newsletter/newsletter-signup.ts';

/** A submission as it is sent. */
export type Kept =
  | { kind: 'contact'; body: ContactSubmission }
  | { kind: 'newsletter'; body: NewsletterSignup & { submission_id: string } };

/**
 * `under way`: an attempt runs in some tab, or ran until the tab was closed. `waiting`: for a connection.
 * `refused`: the office's server will never take it as it is, and the visitor must hear of it.
 */
export type KeptState = 'under way' | 'waiting' | 'refused';
export type KeptSubmission = Kept & {
  state: KeptState;
  /** When it was kept, ms since the epoch. */
  keptAt: number;
};

export interface Outbox {
  /** Keeps a submission, in place of an earlier one with its id. False when this device keeps nothing. */
  keep(submission: Kept, state?: KeptState): boolean;
  drop(submission: Kept): void;
  /** What is kept, oldest first. While someone subscribes, the same array until something changes. */
  entries(): readonly KeptSubmission[];
  /** Calls back when this document or another one of this site has changed something. */
  subscribe(listener: () => void): () => void;
}

const PREFIX = 'outbox:';

/** @param storage null or throwing = nothing can be kept. */
export function createOutbox(storage: () => Storage | null): Outbox {
  const listeners = new Set<() => void>();
  let snapshot: readonly KeptSubmission[] | null = null;

  const changed = () => {
    snapshot = null;
    for (const listener of listeners) listener();
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key.startsWith(PREFIX)) changed();
  };

  return {
    keep(submission, state = 'waiting') {
      const entry = { ...submission, state, keptAt: Date.now() };
      const done = guard(() => {
        const place = storage();
        place?.setItem(keyOf(submission), JSON.stringify(entry));
        return place !== null;
      }, false);
      changed();
      return done;
    },
    drop(submission) {
      guard(() => storage()?.removeItem(keyOf(submission)), undefined);
      changed();
    },
    entries() {
      // Without a subscriber nobody hears of other tabs, so the storage is read anew.
      if (listeners.size === 0) return guard(() => readAll(storage()), []);
      snapshot ??= guard(() => readAll(storage()), []);
      return snapshot;
    },
    subscribe(listener) {
      if (listeners.size === 0) addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        snapshot = null;
        if (listeners.size === 0) removeEventListener('storage', onStorage);
      };
    },
  };
}

/** This browser's outbox. */
export const outbox = createOutbox(() => localStorage);

/**
 * Runs a send while no other tab flushes the same submission. A send that a visitor asked for never waits:
 * the id makes a second one harmless.
 */
export async function withoutOthers<T>(id: string, send: () => Promise<T>): Promise<T> {
  // Web Locks exist on https and localhost only.
  if (!navigator.locks) return send();
  return navigator.locks.request(lockOf(id), { ifAvailable: true }, send);
}

/** Like `withoutOthers`, but leaves the send to the tab that is already at it. */
export async function unlessUnderWay(id: string, send: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return send();
  await navigator.locks.request(lockOf(id), { ifAvailable: true }, (lock) =>
    lock ? send() : undefined,
  );
}

function lockOf(id: string): string {
  return `${PREFIX}${id}`;
}

function keyOf({ kind, body }: Kept): string {
  return `${PREFIX}${kind}:${body.submission_id}`;
}

function readAll(storage: Storage | null): readonly KeptSubmission[] {
  const keys = Object.keys(storage ?? {}).filter((key) => key.startsWith(PREFIX));
  return keys
    .flatMap((key) => parse(storage?.getItem(key) ?? ''))
    .sort((one, other) => one.keptAt - other.keptAt);
}

/** Anything unreadable is ignored. */
function parse(text: string): KeptSubmission[] {
  const entry = guard(() => JSON.parse(text) as KeptSubmission | null, null);
  const isUsable =
    (entry?.kind === 'contact' || entry?.kind === 'newsletter') &&
    typeof entry.keptAt === 'number' &&
    typeof entry.body?.submission_id === 'string';
  return entry && isUsable ? [entry] : [];
}

/** Storage can be blocked, full or throw at any touch. */
function guard<T>(touch: () => T, otherwise: T): T {
  try {
    return touch();
  } catch {
    return otherwise;
  }
}
