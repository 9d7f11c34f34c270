/** Servers are killed while somebody in the office follows the events of leads on them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { OFFICE_API } from '../../domain/office/api.ts';
import { startPostgres } from '../../programs/postgres.ts';
import { inTransaction, openDatabase } from '../../server/database/database.ts';
import type { Database } from '../../server/database/tables.ts';
import { invitePerson } from '../../server/office/store/people.ts';
import { startSession } from '../../server/office/store/sessions.ts';
import { startReplica } from './replica.ts';
import { sendLeads } from './visitors.ts';

/** Longest wait for the last event, ms. */
const LONGEST_WAIT = 30_000;

/** Prints the figures. @returns what went wrong, in words. */
export async function killInMidStream(isShort: boolean): Promise<string[]> {
  const [count, leads, kills] = isShort ? [2, 150, 2] : [3, 1500, 9];
  const dataDir = mkdtempSync(join(tmpdir(), 'chaos-'));
  const postgres = await startPostgres({ durable: true });
  const databaseUrl = postgres.url;
  const database = openDatabase({ dataDir, databaseUrl, migrationDatabaseUrl: databaseUrl });
  await database.migrate();
  const { cookie } = await signIn(database.db);
  const settings = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, REMIND_AFTER_MINUTES: 'off' };
  const replicas = await Promise.all(Array.from({ length: count }, () => startReplica(settings)));
  const origins = replicas.map(({ origin }) => origin);
  const stream = followEvents(origins, cookie);
  try {
    const visits = sendLeads({ leads, clients: 8, pauseMs: 50, origins });
    // The stream moves on to the next server each time: the one that is killed is the one that holds it.
    for (let killed = 0; killed < kills; killed++) {
      const seen = stream.numbers.length;
      await until(() => stream.numbers.length > seen);
      await replicas[stream.breaks() % count]?.killAndRestart();
    }
    const { acknowledged } = await visits;
    const written = await settledEvents();
    await until(() => (stream.numbers.at(-1) ?? 0) >= (written.at(-1) ?? 0));
    const received = new Set(stream.numbers);
    const lost = written.filter((number) => !received.has(number)).length;
    const twice = stream.numbers.length - received.size;
    const isOrdered = stream.numbers.every(
      (number, i, all) => i === 0 || number > (all[i - 1] ?? 0),
    );
    console.log(
      `\n${count} replicas, each killed in mid-stream of the office\n  ${acknowledged.size} leads acknowledged, ${kills} times SIGKILL, ${stream.breaks()} connections broken, ${written.length} events, ${lost} lost, ${twice} received twice`,
    );
    return [
      ...(lost > 0 ? [`${lost} events of the office were lost`] : []),
      ...(twice > 0 ? [`${twice} events of the office were received twice`] : []),
      ...(isOrdered ? [] : ['events of the office came out of their order']),
      ...(stream.breaks() === 0 ? ['no stream was broken'] : []),
    ];
  } finally {
    stream.end();
    for (const replica of replicas) replica.kill();
    await database.close();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }

  /** Once no server writes any more; what a killed one held under a lease is not waited for. */
  async function settledEvents(): Promise<number[]> {
    const read = () =>
      database.db.selectFrom('office_events').select('event_id').orderBy('event_id').execute();
    for (let before = -1; ; await wait(500)) {
      const rows = await read();
      if (rows.length === before) return rows.map(({ event_id }) => event_id);
      before = rows.length;
    }
  }
}

async function until(isSo: () => boolean): Promise<void> {
  for (let waited = 0; !isSo(); waited += 20) {
    if (waited > LONGEST_WAIT) throw new Error('No event came for half a minute.');
    await wait(20);
  }
}

/** Before the servers start: they look for the first person only now and then. */
async function signIn(db: Kysely<Database>): Promise<{ cookie: string }> {
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
  return { cookie: `office=${session.newToken}` };
}

interface FollowedEvents {
  /** Numbers of the events, as they came. */
  numbers: number[];
  /** How often the connection broke. */
  breaks(): number;
  end(): void;
}

/** Follows the events: on the next of the servers whenever the connection breaks, from the last number on. */
function followEvents(origins: string[], cookie: string): FollowedEvents {
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
