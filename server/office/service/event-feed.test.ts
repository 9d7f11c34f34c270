import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { LeadEvent, PingEvent } from '../../../domain/office/acts-api.ts';
import { openDatabase } from '../../database/database.ts';
import { readEnv } from '../../env.ts';
import { fixtureAreas } from '../../testing/fixture-site.ts';
import { type Caller, officeForEachTest } from '../../testing/office.ts';
import { type Office, openOffice } from '../office.ts';

/** What browsers do: they read, and after a break go on from the last number. */
interface Stream {
  events: LeadEvent[];
  /** Of what came, the pings left out. */
  names: string[];
  /** The server's clock, as each ping said it. */
  pings: number[];
  last: number;
  end(): void;
}

describe('the events of the office', () => {
  const office = officeForEachTest('sqlite', () => ({
    env: { SITE_URL: 'https://fixture.example' },
  }));
  let owner: Caller;
  let address: string;
  beforeEach(async () => {
    owner = await office.signIn('owner@fixture.example');
    address = await office.server.app.listen({ port: 0, host: '127.0.0.1' });
  });

  async function open(after: number, cookie = owner.cookie): Promise<Stream> {
    const abort = new AbortController();
    const response = await fetch(`${address}/office/api/events`, {
      headers: { cookie: cookie ?? '', 'last-event-id': String(after) },
      signal: abort.signal,
    });
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
    const stream: Stream = {
      events: [],
      names: [],
      pings: [],
      last: after,
      end: () => abort.abort(),
    };
    const read = async () => {
      let text = '';
      for await (const part of response.body as unknown as AsyncIterable<Uint8Array>) {
        text += Buffer.from(part).toString();
        for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
          const name = /^event: (.*)$/m.exec(text.slice(0, end))?.[1];
          const data = /^data: (.*)$/m.exec(text.slice(0, end))?.[1];
          if (name === 'ping') stream.pings.push((JSON.parse(data ?? '') as PingEvent).now);
          else if (name) stream.names.push(name);
          if (name === 'lead' && data) {
            const event = JSON.parse(data) as LeadEvent;
            stream.events.push(event);
            stream.last = event.event_id;
          }
          text = text.slice(end + 2);
        }
      }
      stream.names.push('end');
    };
    void read().catch(() => {});
    return stream;
  }

  test('two people in one lead see each other’s change', async () => {
    const mia = await office.signIn('mia@fixture.example');
    const id = await office.arrivedLead();
    const start = (await owner.get('/leads')).body.event_id;
    const [first, second] = [await open(start), await open(start, mia.cookie)];
    await mia.act(id, { type: 'status', status: 'booked' });
    for (const stream of [first, second])
      await expect
        .poll(() => stream.events)
        .toMatchObject([
          {
            what: 'acted',
            submission_id: id,
            act: { type: 'status', status: 'booked', by: { name: 'mia' } },
            lead: { status: 'booked', due: null },
          },
        ]);
    first.end();
    second.end();
  });

  test('whoever was away reads on from the last number, each event once', async () => {
    const stream = await open(0);
    const id = await office.arrivedLead();
    await expect.poll(() => stream.events.length).toBe(1);
    stream.end();
    for (let i = 0; i < 5; i++) await owner.act(id, { type: 'note', text: `note ${i}` });
    const again = await open(stream.last);
    await expect.poll(() => again.events.length).toBe(5);
    expect(again.events.map(({ act }) => act?.text)).toEqual(
      [0, 1, 2, 3, 4].map((i) => `note ${i}`),
    );
    again.end();
  });

  test('many who write at once are all told, in order, and none twice', async () => {
    const leads = await Promise.all(Array.from({ length: 5 }, () => office.lead()));
    await office.work();
    const stream = await open((await owner.get('/leads')).body.event_id);
    await Promise.all(
      leads.flatMap((id) =>
        Array.from({ length: 6 }, (_, i) => owner.act(id, { type: 'note', text: `${i}` })),
      ),
    );
    await expect.poll(() => stream.events.length, { timeout: 30_000 }).toBe(30);
    const numbers = stream.events.map(({ event_id }) => event_id);
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
    stream.end();
  });

  test('who has missed too much loads the list again', async () => {
    const { db } = office.server.database;
    await office.arrivedLead();
    await db.updateTable('office_counters').set({ value: 5000 }).execute();
    const stream = await open(1);
    await expect.poll(() => stream.names).toEqual(['reload']);
    stream.end();
    const future = await open(9_000_000);
    await expect.poll(() => future.names).toEqual(['reload']);
    future.end();
  });

  test('an event that can’t be read is left out and named in the log, the others come', async () => {
    const { db } = office.server.database;
    const [id, other] = [await office.lead(), await office.lead()];
    await office.work();
    const start = (await owner.get('/leads')).body.event_id;
    const broken = randomUUID();
    await owner.act(id, { type: 'note', text: 'one' });
    await owner.act(id, { type: 'note', text: 'two' }, broken);
    await owner.act(id, { type: 'note', text: 'three' });
    const { event_id } = await db
      .updateTable('office_acts')
      .set({ said: '{"text":"two' as never })
      .where('act_id', '=', broken)
      .returning('event_id')
      .executeTakeFirstOrThrow();
    const stream = await open(start);
    await expect.poll(() => stream.events.map(({ act }) => act?.text)).toEqual(['one', 'three']);
    await owner.act(other, { type: 'note', text: 'four' });
    await expect.poll(() => stream.events.at(-1)?.act?.text).toBe('four');
    const log = office.server.log.join('');
    expect(log).toContain('"type":"SyntaxError"');
    expect(log).toContain(`"event_id":${event_id}`);
    expect(log).not.toContain('two');
    stream.end();
  });

  test('a ping tells the server’s clock at once, and again and again', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'], shouldAdvanceTime: true });
    const stream = await open(0);
    await expect.poll(() => stream.pings).toEqual([office.clock.now]);
    await vi.advanceTimersByTimeAsync(11_000);
    vi.useRealTimers();
    await expect.poll(() => stream.pings.length).toBeGreaterThan(1);
    stream.end();
  });

  test('a stream ends with its session, and with the server', async () => {
    const mia = await office.signIn('mia@fixture.example');
    const stream = await open(0, mia.cookie);
    const others = await open(0);
    await mia.send('POST', '/session/end');
    await expect.poll(() => stream.names).toEqual(['signed-out', 'end']);
    await office.server.app.close();
    await expect.poll(() => others.names).toContain('end');
  });

  test('a stream ends with a session that another process has ended', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'], shouldAdvanceTime: true });
    const stream = await open(0);
    await office.server.database.db.deleteFrom('office_sessions').execute();
    await vi.advanceTimersByTimeAsync(11_000);
    vi.useRealTimers();
    await expect.poll(() => stream.names).toEqual(['signed-out', 'end']);
  });

  test('what one server writes the others tell', async () => {
    const { database } = office.server;
    const env = readEnv({
      DATA_DIR: database.dataDir,
      ...(database.databaseUrl && { DATABASE_URL: database.databaseUrl }),
    });
    const replicas: { office: Office; heard: number[]; close(): Promise<void> }[] = [1, 2].map(
      () => {
        const own = openDatabase(env);
        const replica = openOffice({
          env,
          areas: fixtureAreas,
          database: own,
          now: () => office.clock.now,
          onFailure: () => {},
        });
        const heard: number[] = [];
        replica.feed.subscribe(0, {
          onEvent: ({ event_id }) => heard.push(event_id),
          onReload: () => heard.push(-1),
          onSessionsEnded: () => {},
        });
        const close = async () => {
          await replica.close();
          await own.close();
        };
        return { office: replica, heard, close };
      },
    );
    const id = await office.arrivedLead();
    for (const { heard } of replicas) await expect.poll(() => heard.length).toBe(1);
    for (let i = 0; i < 3; i++) await owner.act(id, { type: 'note', text: `${i}` });
    for (const { heard } of replicas) {
      await expect.poll(() => heard.length).toBe(4);
      expect(heard).toEqual([...heard].sort((a, b) => a - b));
    }
    for (const { close } of replicas) await close();
  });
});
