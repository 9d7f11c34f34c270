/** A channel of the outbox for tests. */
import type { OutboxRow } from '../database/tables.ts';
import type { Channel } from '../outbox/outbox-channel.ts';

export interface FakeChannel extends Channel {
  /** Ids of what was delivered, in order. */
  delivered: string[];
}

/** It delivers everything until a test replaces `deliver`; the message of an error is its code, and `final` is for good. */
export function fakeChannel(): FakeChannel {
  const delivered: string[] = [];
  return {
    delivered,
    kinds: ['lead'],
    inFlight: 4,
    deliver: async ({ id }: OutboxRow) => {
      delivered.push(id);
      return 'sent';
    },
    isRefusedForGood: (error) => (error as Error).message === 'final',
    errorCode: (error) => (error as Error).message,
  };
}
