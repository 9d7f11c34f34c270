/**
 * The on-device outbox: what could not be sent yet, one storage entry per submission, so that several tabs
 * and the framed form can write without disturbing each other. send-waiting.ts sends it.
 */
import type { ContactSubmission } from '../../../domain/lead/contact-submission.ts';
import type { NewsletterSignup } from '../../../domain/newsletter/newsletter-signup.ts';
import type { Refused, SubmissionKind } from '../../../domain/submissions/outcome.ts';
import { takeLock } from '../../lib/browser/locks.ts';
import { type BrowserStorage, deviceStorage, readJson } from '../../lib/browser/storage.ts';
import { OUTBOX_PREFIX } from './waiting.ts';

/** A submission as it is sent. */
export type Kept =
  | { kind: 'contact'; body: ContactSubmission }
  | { kind: 'newsletter'; body: NewsletterSignup & { submission_id: string } }
  /** The words; the pictures lie in kept-photos.ts. */
  | { kind: 'photos'; body: { submission_id: string; fields: Record<string, string> } };

/**
 * `under way`: an attempt runs in some tab, or ran until the tab was closed. `waiting`: for our office to be reached.
 * `refused`: our server will never take it as it is, and the visitor must hear of it.
 */
export type KeptState = 'under way' | 'waiting' | 'refused';
export type KeptSubmission = Kept & {
  state: KeptState;
  /** When it was kept, ms since the epoch. */
  keptAt: number;
  /** Why, where it was refused. */
  refusal?: Refused;
};

/** A lead of a conversation that was not finished: nothing that the visitor has sent. */
export function isPartialLead({ kind, body }: Kept): boolean {
  return kind === 'contact' && body.source === 'chatbot_partial';
}

export interface Outbox {
  /** Keeps a submission, in place of an earlier one with its id. False when this device keeps nothing. */
  keep(submission: Kept, state?: KeptState, refusal?: Refused): boolean;
  /** Forgets a submission. */
  drop(submission: Kept): void;
  /** Forgets a submission that has waited, because it has been sent: every page hears of it. */
  dropSent(submission: Kept): void;
  /** What is kept, oldest first. While someone subscribes, the same array until something changes. */
  entries(): readonly KeptSubmission[];
  /** What is kept under an id; null when nothing is. */
  find(submissionId: string): KeptSubmission | null;
  /** Calls back when this document or another one of this site has changed something. */
  subscribe(listener: () => void): () => void;
  /** Calls back when something that waited has been sent, from this document or another one. */
  onSent(listener: (kind: SubmissionKind) => void): () => void;
}

/** Written and removed at once: the `storage` event tells the other pages. */
const SENT_KEY = 'outbox_sent';

export function createOutbox(storage: BrowserStorage): Outbox {
  const listeners = new Set<() => void>();
  const sentListeners = new Set<(kind: SubmissionKind) => void>();
  let snapshot: readonly KeptSubmission[] | null = null;

  const changed = () => {
    snapshot = null;
    for (const listener of listeners) listener();
  };
  const tellSent = (kind: SubmissionKind) => {
    for (const listener of sentListeners) listener(kind);
  };
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === null || key.startsWith(OUTBOX_PREFIX)) changed();
    if (key === SENT_KEY && newValue) tellSent(newValue as SubmissionKind);
  };
  const follow = <T>(followers: Set<T>, listener: T) => {
    if (listeners.size + sentListeners.size === 0) addEventListener('storage', onStorage);
    followers.add(listener);
    return () => {
      followers.delete(listener);
      snapshot = null;
      if (listeners.size + sentListeners.size === 0) removeEventListener('storage', onStorage);
    };
  };

  const entries = () => {
    // Without a subscriber nobody hears of other tabs, so the storage is read anew.
    if (listeners.size === 0) return readAll(storage);
    snapshot ??= readAll(storage);
    return snapshot;
  };
  const drop = (submission: Kept) => {
    storage.write(keyOf(submission), null);
    if (submission.kind === 'photos') void dropPhotos(submission.body.submission_id);
    changed();
  };

  return {
    keep(submission, state = 'waiting', refusal) {
      const entry = { ...submission, state, keptAt: Date.now(), ...(refusal && { refusal }) };
      const isKept = storage.write(keyOf(submission), JSON.stringify(entry));
      changed();
      return isKept;
    },
    drop,
    dropSent(submission) {
      drop(submission);
      storage.write(SENT_KEY, submission.kind);
      storage.write(SENT_KEY, null);
      tellSent(submission.kind);
    },
    entries,
    find: (submissionId) =>
      entries().find(({ body }) => body.submission_id === submissionId) ?? null,
    subscribe: (listener) => follow(listeners, listener),
    onSent: (listener) => follow(sentListeners, listener),
  };
}

/** This browser's outbox. */
export const outbox = createOutbox(deviceStorage);

/**
 * Runs a send while no other tab flushes the same submission. A send that a visitor asked for never waits:
 * the id makes a second one harmless.
 */
export async function withoutOthers<T>(id: string, send: () => Promise<T>): Promise<T> {
  const lock = await takeLock(`${OUTBOX_PREFIX}${id}`);
  return send().finally(lock.release);
}

/** Like `withoutOthers`, but leaves the send to the tab that is already at it. */
export async function unlessUnderWay(id: string, send: () => Promise<void>): Promise<void> {
  const lock = await takeLock(`${OUTBOX_PREFIX}${id}`);
  if (lock.isFree) await send().finally(lock.release);
}

/** Fetched only where pictures were kept. */
function dropPhotos(submissionId: string): Promise<void> {
  return import('./kept-photos.ts').then(
    ({ forgetPhotos }) => forgetPhotos(submissionId),
    (error: unknown) => console.warn('Kept pictures are still on this device.', error),
  );
}

function keyOf({ kind, body }: Kept): string {
  return `${OUTBOX_PREFIX}${kind}:${body.submission_id}`;
}

function readAll(storage: BrowserStorage): readonly KeptSubmission[] {
  return storage
    .keys(OUTBOX_PREFIX)
    .flatMap((key) => usable(readJson(storage, key) as KeptSubmission | null))
    .sort((one, other) => one.keptAt - other.keptAt);
}

const KINDS: readonly unknown[] = ['contact', 'newsletter', 'photos'];

/** Anything unreadable is ignored. */
function usable(entry: KeptSubmission | null): KeptSubmission[] {
  const isUsable =
    KINDS.includes(entry?.kind) &&
    typeof entry?.keptAt === 'number' &&
    typeof entry.body?.submission_id === 'string';
  return entry && isUsable ? [entry] : [];
}
