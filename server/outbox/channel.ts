/** A way out of the outbox: the mail server, or the owner's programs. Each has its own places in flight. */
import type { OutboxKind, OutboxRow } from '../database/tables.ts';

export interface Channel {
  /** What it delivers. */
  kinds: readonly OutboxKind[];
  /** How many may be on their way at once: after a kill at most so many are repeated. */
  inFlight: number;
  /**
   * One attempt. Resolves once it has been accepted for good, or with `suppressed` when it must not go out;
   * throws what went wrong.
   */
  deliver(row: OutboxRow): Promise<'sent' | 'suppressed'>;
  /** True when trying again cannot help until a person has mended something. */
  isRefusedForGood(error: unknown): boolean;
  /** Deletes what the channel no longer needs; called once an hour. Default: nothing. */
  deleteOld?(): Promise<void>;
  /** What went wrong, in at most 60 characters without personal data. */
  errorCode(error: unknown): string;
}
