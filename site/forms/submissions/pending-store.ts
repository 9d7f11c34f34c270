/**
 * Submissions that have not been sent yet, stored on this device: one storage entry per submission, so that several tabs and
 * the framed form can write without disturbing each other. send-pending.ts sends them.
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
  /** The storage key. A correction takes the entry of what it corrects. */
  key: string;
  /**
   * `under way`: an attempt runs in some tab, or ran until the tab was closed. `waiting`: for our office to be reached.
   * `refused`: our server will never accept it unchanged, and the visitor must hear of it.
   */
  state: 'under way' | 'waiting' | 'refused';
  /** When it was stored, ms since the epoch. */
  storedAt: number;
  /** Why it was refused. */
  refusal?: Refused;
};

/** A lead of a conversation that was not finished: nothing that the visitor has sent. */
export function isPartialLead({ kind, body }: Submission): boolean {
  return kind === 'contact' && body.source === 'chatbot_partial';
}

const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

function onStorage({ key }: StorageEvent): void {
  if (key === null || key.startsWith(PENDING_PREFIX)) notify();
}

export const pendingStore = {
  /** Stores a submission, `waiting` by default, in place of an earlier one with its key or id. False when this device stores nothing. */
  save(entry: Submission & Partial<PendingSubmission>): boolean {
    const { submission_id } = entry.body;
    const key =
      entry.key ?? pendingStore.find(submission_id)?.key ?? PENDING_PREFIX + submission_id;
    const isSaved = deviceStorage.write(
      key,
      JSON.stringify({ state: 'waiting', ...entry, key, storedAt: Date.now() }),
    );
    notify();
    return isSaved;
  },

  /** Removes a submission: it was sent, or nobody waits for it. */
  remove(submissionId: string): void {
    const entry = pendingStore.find(submissionId);
    if (!entry) return;
    deviceStorage.write(entry.key, null);
    notify();
  },

  /** Everything stored, oldest first. What can't be read is ignored. */
  entries(): PendingSubmission[] {
    return deviceStorage
      .keys(PENDING_PREFIX)
      .map((key) => readJson(deviceStorage, key) as PendingSubmission | null)
      .filter((entry) => entry !== null)
      .filter(({ key, body }) => key && body?.submission_id)
      .sort((one, other) => one.storedAt - other.storedAt);
  },

  find: (submissionId: string): PendingSubmission | undefined =>
    pendingStore.entries().find(({ body }) => body.submission_id === submissionId),

  /** Calls back when this document or another one of this site has changed something. @returns what ends it */
  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) addEventListener('storage', onStorage);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) removeEventListener('storage', onStorage);
    };
  },
};
