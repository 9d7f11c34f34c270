/** A way out of the outbox: the mail server, or the owner's programs. Each has its own places in flight. */
import type { OutboxKind, OutboxRow } from '../database/tables.ts';

/** `Kind`: what it delivers; the worker gives it no other row. */
export interface Channel<Kind extends OutboxKind = OutboxKind> {
  kinds: readonly Kind[];
  /** How many may be on their way at once: after a kill at most so many are repeated. */
  inFlight: number;
  /**
   * One attempt. Resolves once it has been accepted for good, or with `suppressed` when it must not go out;
   * throws what went wrong.
   */
  deliver(row: OutboxRow<Kind>): Promise<'sent' | 'suppressed'>;
  /** True when trying again cannot help until a person has mended something. */
  isRefusedForGood(error: unknown): boolean;
  /** Deletes what the channel no longer needs; called once an hour. Default: nothing. */
  deleteOld?(): Promise<void>;
  /** What went wrong, in at most 60 characters without personal data. */
  errorCode(error: unknown): string;
}

/** Whether a row is of one of these kinds, and holds what they hold. */
export function isOfKind<Kind extends OutboxKind>(
  row: OutboxRow,
  ...kinds: Kind[]
): row is OutboxRow<Kind> {
  return kinds.some((kind) => kind === row.kind);
}

/** Whoever was called did not take it. */
export class DeliveryFailure extends Error {
  override name = 'DeliveryFailure';
  /** Trying again cannot help until a person has mended something. */
  readonly isFinal: boolean;
  constructor(message: string, isFinal: boolean) {
    super(message);
    this.isFinal = isFinal;
  }
}

/** What stands in the row can't be turned into a message: trying again would fail in the same way. */
export class RenderFailure extends Error {
  override name = 'RenderFailure';
  /** Code of the failure, without what the row says. */
  readonly code: string;
  constructor(cause: unknown) {
    super('a message could not be rendered', { cause });
    this.code = `not rendered: ${(cause as Error)?.name ?? 'Error'}`.slice(0, 60);
  }
}

/** Renders a row's message. @throws RenderFailure, which makes the row a dead letter */
export function rendered<T>(render: () => T): T {
  try {
    return render();
  } catch (error) {
    throw new RenderFailure(error);
  }
}
