/**
 * Pending submissions: stored on this device until the server has answered. Each has a storage entry of its own, so that several
 * tabs and the framed form never overwrite each other. send-pending.ts sends them.
 */
import { PENDING_PREFIX } from '../../../domain/forms/draft-key.ts';
import type { ContactSubmission } from '../../../domain/lead/contact-submission.ts';
import type { NewsletterSignup } from '../../../domain/newsletter/newsletter-signup.ts';
import type { Refused } from '../../../domain/submissions/outcome.ts';
import { deviceStorage, readJson } from '../../lib/browser/storage.ts';

/** A submission as it is sent. */
export type Submission =
  | { kind: 'contact'; body: ContactSubmission }
  | { kind: 'newsletter'; body: NewsletterSignup & { submission_id: string } };

export type PendingSubmission = Submission & {
  /** The storage key. A correction keeps that of what it corrects. */
  key: string;
  /**
   * `under way`: a tab is sending it, or was closed while it did. `waiting`: the server could not be reached. `refused`: the server
   * will never accept it unchanged, and the visitor must be told.
   */
  state: 'under way' | 'waiting' | 'refused';
  /** When it was stored, ms since the epoch. */
  storedAt: number;
  /** Why it was refused. */
  refusal?: Refused;
};

/** True for the lead of an unfinished conversation, which the visitor has not sent. */
export function isPartialLead({ kind, body }: Submission): boolean {
  return kind === 'contact' && body.source === 'chatbot_partial';
}

const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

function onStorage({ key }: StorageEvent): void {
  if (key?.startsWith(PENDING_PREFIX)) notify();
}

export const pendingStore = {
  /**
   * Stores a submission, `waiting` by default. It replaces an earlier one with its key or id.
   * @returns false if this device stores nothing
   */
  save(entry: Submission & Partial<PendingSubmission>): boolean {
    const { submission_id } = entry.body;
    const key =
      entry.key ?? pendingStore.find(submission_id)?.key ?? PENDING_PREFIX + submission_id;
    const stored = { state: 'waiting', ...entry, key, storedAt: Date.now() };
    const isSaved = deviceStorage.write(key, JSON.stringify(stored));
    notify();
    return isSaved;
  },

  remove(submissionId: string): void {
    const entry = pendingStore.find(submissionId);
    if (!entry) return;
    deviceStorage.write(entry.key, null);
    notify();
  },

  /** All of them, the oldest first. */
  entries(): PendingSubmission[] {
    return deviceStorage
      .keys(PENDING_PREFIX)
      .map((key) => readJson(deviceStorage, key) as PendingSubmission | null)
      .filter((entry) => entry !== null)
      .sort((one, other) => one.storedAt - other.storedAt);
  },

  find: (submissionId: string): PendingSubmission | undefined =>
    pendingStore.entries().find(({ body }) => body.submission_id === submissionId),

  /** Calls back after each change, also by another document of this site. @returns unsubscribes */
  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) addEventListener('storage', onStorage);
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
