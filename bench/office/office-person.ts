/** Somebody in the office, for measurements: a session, and the stream of events as a browser follows it. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { OFFICE_API } from '../../domain/office/api.ts';
import { inTransaction } from '../../server/database/database.ts';
import type { Database } from '../../server/database/tables.ts';
import { invitePerson } from '../../server/office/store/people.ts';
import { type Session, startSession } from '../../server/office/store/sessions.ts';

/** Before the servers start: they look for the first person only now and then. */
export async function signIn(db: Kysely<Database>): Promise<{ session: Session; cookie: string }> {
  const now = Date.now();
  const invitation = await invitePerson(
    db,
    { email: 'measured@example.com', role: 'owner', name: 'Measured' },
    { actor: null, now },
  );
  if (invitation === 'joined') throw new Error('somebody has been here');
  const session = await inTransaction(db, (transaction) =>
    startSession(transaction, invitation.person, {
      signedInBy: 'link',
      device: 'a measurement',
      now,
    }),
  );
  return { session, cookie: `office=${session.newToken}` };
}

export interface FollowedEvents {
  /** Numbers of the events, as they came. */
  numbers: number[];
  /** How often the connection broke. */
  breaks(): number;
  end(): void;
}

/** Follows the events: on the next of the servers whenever the connection breaks, from the last number on. */
export function followEvents(origins: string[], cookie: string): FollowedEvents {
  const over = new AbortController();
  const numbers: number[] = [];
  let connections = 0;
  const follow = async () => {
    while (!over.signal.aborted) {
      const origin = origins[connections % origins.length];
      connections += 1;
      await readEvents(`${origin}${OFFICE_API}/events?after=${numbers.at(-1) ?? 0}`).catch(
        () => {},
      );
      await wait(50);
    }
  };
  const readEvents = async (url: string) => {
    const { body } = await fetch(url, { headers: { cookie }, signal: over.signal });
    let text = '';
    for await (const part of body as unknown as AsyncIterable<Uint8Array>) {
      text += Buffer.from(part).toString();
      const messages = text.split('\n\n');
      text = messages.pop() ?? '';
      for (const message of messages) {
        const id = /^id: (\d+)$/m.exec(message)?.[1];
        if (id !== undefined) numbers.push(Number(id));
      }
    }
  };
  void follow();
  return { numbers, breaks: () => connections - 1, end: () => over.abort() };
}
