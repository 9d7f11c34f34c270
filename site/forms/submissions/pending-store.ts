/**
 * Submissions that have not been sent yet, kept on this device: one storage entry per submission, so that several tabs and
 * the framed form can write without disturbing each other. send-pending.ts sends them.
 */
import type { ContactSubmission } from '../../../domain/lead/contact-submission.ts';
import type { NewsletterSignup } from '../../../domain/newsletter/newsletter-signup.ts';
import type { Refused, SubmissionKind } from '../../../domain/submissions/outcome.ts';
import { takeLock } from '../../lib/browser/locks.ts';
import { type BrowserStorage, deviceStorage, readJson } from '../../lib/browser/storage.ts';
import { PENDING_PREFIX } from './pending-key.ts';

/** A submission as it is sent. */
export type Submission =
  | { kind: 'contact'; body: ContactSubmission }
  | { kind: 'newsletter'; body: NewsletterSignup & { submission_id: string } }
  /** The words; the pictures lie in pending-photos.ts. */
  | { kind: 'photos'; body: { submission_id: string; fields: Record<string, string> } };

/**
 * `under way`: an attempt runs in some tab, or ran until the tab was closed. `waiting`: for our office to be reached.
 * `refused`: our server will never take it as it is, and the visitor must hear of it.
 */
type PendingState = 'under way' | 'waiting' | 'refused';
export type PendingSubmission = Submission & {
  state: PendingState;
  /** When it was kept, ms since the epoch. */
  keptAt: number;
  /** Why, where it was refused. */
  refusal?: Refused;
};

/** A lead of a conversation that was not finished: nothing that the visitor has sent. */
export function isPartialLead({ kind, body }: Submission): boolean {
  return kind === 'contact' && body.source === 'chatbot_partial';
}

interface PendingStore {
  /** Stores a submission, in place of an earlier one with its id. False when this device stores nothing. */
  save(submission: Submission, state?: PendingState, refusal?: Refused): boolean;
  /** Forgets a submission. */
  remove(submission: Submission): void;
  /** Forgets a submission that has waited, because it has been sent: every page hears of it. */
  removeSent(submission: Submission): void;
  /** What is kept, oldest first. While someone subscribes, the same array until something changes. */
  entries(): readonly PendingSubmission[];
  /** What is kept under an id; null when nothing is. */
  find(submissionId: string): PendingSubmission | null;
  /** Calls back when this document or another one of this site has changed something. */
  subscribe(listener: () => void): () => void;
  /** Calls back when something that waited has been sent, from this document or another one. */
  onSent(listener: (kind: SubmissionKind) => void): () => void;
}

/** Written and removed at once: the `storage` event tells the other pages. */
const SENT_KEY = 'outbox_sent';

export function createPendingStore(storage: BrowserStorage): PendingStore {
  const listeners = new Set<() => void>();
  const sentListeners = new Set<(kind: SubmissionKind) => void>();
  let snapshot: readonly PendingSubmission[] | null = null;

  const changed = () => {
    snapshot = null;
    for (const listener of listeners) listener();
  };
  const notifySent = (kind: SubmissionKind) => {
    for (const listener of sentListeners) listener(kind);
  };
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === null || key.startsWith(PENDING_PREFIX)) changed();
    if (key === SENT_KEY && newValue) notifySent(newValue as SubmissionKind);
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
  const remove = (submission: Submission) => {
    storage.write(keyOf(submission), null);
    if (submission.kind === 'photos') void removePhotos(submission.body.submission_id);
    changed();
  };

  return {
    save(submission, state = 'waiting', refusal) {
      const entry = { ...submission, state, keptAt: Date.now(), ...(refusal && { refusal }) };
      const isSaved = storage.write(keyOf(submission), JSON.stringify(entry));
      changed();
      return isSaved;
    },
    remove,
    removeSent(submission) {
      remove(submission);
      storage.write(SENT_KEY, submission.kind);
      storage.write(SENT_KEY, null);
      notifySent(submission.kind);
    },
    entries,
    find: (submissionId) =>
      entries().find(({ body }) => body.submission_id === submissionId) ?? null,
    subscribe: (listener) => follow(listeners, listener),
    onSent: (listener) => follow(sentListeners, listener),
  };
}

/** The one of this browser. */
export const pendingStore = createPendingStore(deviceStorage);

/**
 * Runs a send while no other tab flushes the same submission. A send that a visitor asked for never waits:
 * the id makes a second one harmless.
 */
export async function withLock<T>(id: string, send: () => Promise<T>): Promise<T> {
  const lock = await takeLock(`${PENDING_PREFIX}${id}`);
  return send().finally(lock.release);
}

/** Like `withLock`, but leaves the send to the tab that holds the lock. */
export async function withFreeLock(id: string, send: () => Promise<void>): Promise<void> {
  const lock = await takeLock(`${PENDING_PREFIX}${id}`);
  if (lock.isFree) await send().finally(lock.release);
}

/** Fetched only where pictures were kept. */
function removePhotos(submissionId: string): Promise<void> {
  return import('./pending-photos.ts').then(
    ({ deletePhotos }) => deletePhotos(submissionId),
    (error: unknown) => console.warn('Submission pictures are still on this device.', error),
  );
}

function keyOf({ kind, body }: Submission): string {
  return `${PENDING_PREFIX}${kind}:${body.submission_id}`;
}

function readAll(storage: BrowserStorage): readonly PendingSubmission[] {
  return storage
    .keys(PENDING_PREFIX)
    .flatMap((key) => usable(readJson(storage, key) as PendingSubmission | null))
    .sort((one, other) => one.keptAt - other.keptAt);
}

const KINDS: readonly unknown[] = ['contact', 'newsletter', 'photos'];

/** Anything unreadable is ignored. */
function usable(entry: PendingSubmission | null): PendingSubmission[] {
  const isUsable =
    KINDS.includes(entry?.kind) &&
    typeof entry?.keptAt === 'number' &&
    typeof entry.body?.submission_id === 'string';
  return entry && isUsable ? [entry] : [];
}
