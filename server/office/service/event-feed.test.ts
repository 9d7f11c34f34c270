import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { LeadEvent } from '../../../domain/office/acts-api.ts';
import { openDatabase } from '../../database/database.ts';
import { readEnv } from '../../env.ts';
import { fixtureAreas } from '../../testing/fixture-site.ts';
import { type Caller, officeForEachTest } from '../../testing/office.ts';
import { openOffice } from '../office.ts';

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
  const newest = async () => (await owner.get('/leads')).body.event_id as number;
  const note = (id: string, text: string, actId?: string) =>
    owner.act(id, { type: 'note', text }, actId);

  /** What browsers do: they read, and after a break go on from the last number. */
  async function open(after: number, cookie = owner.cookie) {
    const abort = new AbortController();
    onTestFinished(() => abort.abort());
    const response = await fetch(`${address}/office/api/events`, {
      headers: { cookie: cookie ?? '', 'last-event-id': String(after) },
      signal: abort.signal,
    });
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
    const stream = {
      events: [] as LeadEvent[],
      /** Of everything but pings and leads. */
      names: [] as string[],
      /** The server's clock, as each ping said it. */
      pings: [] as number[],
      notes: () => stream.events.map(({ act }) => act?.text),
    };
    const read = async () => {
      let text = '';
      for await (const part of response.body as unknown as AsyncIterable<Uint8Array>) {
        const messages = (text + Buffer.from(part).toString()).split('\n\n');
        text = messages.pop() ?? '';
        for (const message of messages) {
          const [, name = '', data = ''] = /^event: (.*)\ndata: (.*)$/m.exec(message) ?? [];
          if (name === 'ping') stream.pings.push(JSON.parse(data).now);
          else if (name === 'lead') stream.events.push(JSON.parse(data));
          else if (name) stream.names.push(name);
        }
      }
      stream.names.push('end');
    };
    void read().catch(() => {});
    return stream;
  }

  test('two people in one lead see each other’s change', async () => {
    const mia = await office.signIn('mia@fixture.example');
    const submission_id = await office.arrivedLead();
    const start = await newest();
    const streams = [await open(start), await open(start, mia.cookie)];
    await mia.act(submission_id, { type: 'status', status: 'booked' });
    const act = { type: 'status', status: 'booked', by: { name: 'mia' } };
    const event = { what: 'acted', submission_id, act, lead: { status: 'booked', due: null } };
    for (const stream of streams) await expect.poll(() => stream.events).toMatchObject([event]);
  });

  test('whoever was away reads on from the last number, each event once', async () => {
    const stream = await open(0);
    const id = await office.arrivedLead();
    await expect.poll(() => stream.events.length).toBe(1);
    const notes = ['one', 'two', 'three'];
    for (const text of notes) await note(id, text);
    const again = await open(stream.events[0]?.event_id ?? 0);
    await expect.poll(again.notes).toEqual(notes);
  });

  test('many who write at once are all told, in order, and none twice', async () => {
    const leads = await Promise.all(Array.from({ length: 5 }, () => office.lead()));
    await office.work();
    const stream = await open(await newest());
    await Promise.all(leads.flatMap((id) => [1, 2, 3, 4, 5, 6].map((i) => note(id, `${i}`))));
    await expect.poll(() => stream.events.length).toBe(30);
    const numbers = stream.events.map(({ event_id }) => event_id);
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
  });

  test('who has missed too much loads the list again', async () => {
    const { db } = office.server.database;
    await office.arrivedLead();
    await db.updateTable('office_counters').set({ value: 5000 }).execute();
    for (const after of [1, 9_000_000]) {
      const stream = await open(after);
      await expect.poll(() => stream.names).toEqual(['reload']);
    }
  });

  test('an event that can’t be read is left out and named in the log, the others come', async () => {
    const [id, other] = [await office.arrivedLead(), await office.arrivedLead()];
    const start = await newest();
    const broken = randomUUID();
    await note(id, 'one');
    await note(id, 'two', broken);
    await note(id, 'three');
    await office.server.database.db
      .updateTable('office_acts')
      .set({ said: '{"text":"two' as never })
      .where('act_id', '=', broken)
      .execute();
    const stream = await open(start);
    await expect.poll(stream.notes).toEqual(['one', 'three']);
    await note(other, 'four');
    await expect.poll(stream.notes).toEqual(['one', 'three', 'four']);
    const log = office.server.log.join('');
    expect(log).toMatch(
      /"type":"SyntaxError".*"event_id":\d+|"event_id":\d+.*"type":"SyntaxError"/,
    );
    expect(log).not.toContain('two');
  });

  test('a ping tells the server’s clock at once, and again and again', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'], shouldAdvanceTime: true });
    const stream = await open(0);
    await expect.poll(() => stream.pings).toEqual([office.clock.now]);
    await vi.advanceTimersByTimeAsync(11_000);
    vi.useRealTimers();
    await expect.poll(() => stream.pings.length).toBeGreaterThan(1);
  });

  test('a stream ends with its session, also one that another process has ended, and with the server', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'], shouldAdvanceTime: true });
    const [mia, ben] = [
      await office.signIn('mia@fixture.example'),
      await office.signIn('ben@fixture.example'),
    ];
    const [mias, bens, owners] = [
      await open(0, mia.cookie),
      await open(0, ben.cookie),
      await open(0),
    ];
    await mia.send('POST', '/session/end');
    await expect.poll(() => mias.names).toEqual(['signed-out', 'end']);
    const [{ session_id }] = (await ben.get('/sessions')).body.sessions;
    const { db } = office.server.database;
    await db.deleteFrom('office_sessions').where('session_id', '=', session_id).execute();
    await vi.advanceTimersByTimeAsync(11_000);
    vi.useRealTimers();
    await expect.poll(() => bens.names).toEqual(['signed-out', 'end']);
    expect(owners.names).toEqual([]);
    await office.server.app.close();
    await expect.poll(() => owners.names).toContain('end');
  });

  test('what one server writes another tells', async () => {
    const env = readEnv({ DATA_DIR: office.server.database.dataDir });
    const database = openDatabase(env);
    const replica = openOffice({
      ...{ env, areas: fixtureAreas, database, now: () => office.clock.now, onFailure: () => {} },
    });
    const heard: number[] = [];
    replica.feed.subscribe(0, {
      onEvent: ({ event_id }) => heard.push(event_id),
      onReload: () => heard.push(-1),
      onSessionsEnded: () => {},
    });
    const id = await office.arrivedLead();
    await expect.poll(() => heard).toHaveLength(1);
    for (const text of ['one', 'two']) await note(id, text);
    await expect.poll(() => heard).toHaveLength(3);
    expect(heard).toEqual([...heard].sort((a, b) => a - b));
    await replica.close();
    await database.close();
  });
});
