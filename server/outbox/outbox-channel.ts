/** A delivery channel of the outbox, such as the mail server or the webhook receivers. Each has its own concurrency limit. */
import type { OutboxKind, OutboxRow } from '../database/tables.ts';

/** `Kind`: the kinds of rows that it delivers. */
export interface Channel<Kind extends OutboxKind = OutboxKind> {
  kinds: readonly Kind[];
  /** Maximum concurrent deliveries. After a crash at most this many are delivered twice. */
  inFlight: number;
  /** One attempt. @returns `suppressed` if the message must not be sent. @throws if it was not accepted */
  deliver(row: OutboxRow<Kind>): Promise<'sent' | 'suppressed'>;
  /** True if a retry can't succeed until someone fixes the cause. */
  isRefusedForGood(error: unknown): boolean;
  /** Deletes expired data of the channel; called hourly. Default: none. */
  deleteOld?(): Promise<void>;
  /** Error code for the log, at most 60 characters, without personal data. */
  errorCode(error: unknown): string;
}

/** Type guard: narrows a row and its payload to these kinds. */
export function isOfKind<Kind extends OutboxKind>(
  row: OutboxRow,
  ...kinds: Kind[]
): row is OutboxRow<Kind> {
  return kinds.some((kind) => kind === row.kind);
}

/** The receiver refused the delivery. */
export class DeliveryFailure extends Error {
  override name = 'DeliveryFailure';
  /** True if a retry can't succeed until someone fixes the cause. */
  readonly isFinal: boolean;
  constructor(message: string, isFinal: boolean) {
    super(message);
    this.isFinal = isFinal;
  }
}

/** The row can't be rendered to a message; a retry would fail the same way. */
export class RenderFailure extends Error {
  override name = 'RenderFailure';
  /** Error code without personal data. */
  readonly code: string;
  constructor(cause: unknown) {
    super('a message could not be rendered', { cause });
    this.code = `not rendered: ${(cause as Error)?.name ?? 'Error'}`.slice(0, 60);
  }
}

/** Runs a renderer. @throws RenderFailure, which makes the row a dead letter */
export function rendered<T>(render: () => T): T {
  try {
    return render();
  } catch (error) {
    throw new RenderFailure(error);
  }
}
