import { type ChildProcess, fork } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { JobKind, OfficeJob } from '../../../domain/office/jobs-api.ts';
import { erasePerson } from '../../erasure/service.ts';
import { RECIPIENT } from '../../testing/fixture-site.ts';
import { type Caller, startTestOffice, type TestOffice } from '../../testing/office.ts';

// Files of this folder share a process: what others have loaded holds the real module.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('node:child_process', async (original) => {
  const actual = await original<typeof import('node:child_process')>();
  return { ...actual, fork: vi.fn(actual.fork) };
});

describe('jobs of the office', () => {
  let office: TestOffice;
  let owner: Caller;
  beforeEach(async () => {
    // Otherwise the list of erasures holds ids as they are.
    office = await startTestOffice('sqlite', { env: { BACKUP_RECIPIENTS: RECIPIENT } });
    owner = await office.signIn('owner@fixture.example');
  });
  afterEach(() => office.close());
  /** Asks until the newest job of a kind has ended. */
  const begin = () => owner.send('POST', '/erase', { ids: [] });
  const ended = (kind: JobKind): Promise<OfficeJob> =>
    vi.waitUntil(
      async () => {
        const { job } = (await owner.get(`/jobs/${kind}`)).body as { job: OfficeJob | null };
        return job && job.state !== 'running' ? job : null;
      },
      { timeout: 20_000, interval: 50 },
    );
  async function erase(body: object) {
    expect(await owner.send('POST', '/erase', body)).toMatchObject({
      status: 202,
      body: { kind: 'erase', state: 'running', who: 'owner', erased: null },
    });
    const job = await ended('erase');
    expect(job.state).toBe('done');
    return job.erased;
  }
  const settings = () => ({
    dataDir: office.server.database.dataDir,
    databaseUrl: office.server.database.databaseUrl,
  });

  test('a person is erased with notes, acts and joined requests; counts survive', async () => {
    const one = await office.arrivedLead({ first_name: 'Ann Carter', phone: '919 555 7001' });
    office.clock.now += 1000;
    const joined = await office.arrivedLead({ first_name: 'A. Carter', phone: '(919) 555-7001' });
    const near = await office.arrivedLead({ first_name: 'Ann Carter', phone: '804 555 0142' });
    await owner.act(one, { type: 'note', text: 'Wants the plan for Ann' });
    await owner.act(one, { type: 'split', other: near });
    await owner.act(one, { type: 'status', status: 'won', amount_cents: 100 });
    const found = (await owner.send('POST', '/erase/find', { who: '919-555-7001' })).body;
    expect(found.people).toMatchObject([[{ submission_id: one }, { submission_id: joined }]]);
    expect(found.near).toMatchObject([
      { lead: { submission_id: near }, reasons: ['the same name'] },
    ]);
    const start = (await owner.get('/leads')).body.event_id;
    expect(await erase({ who: '919-555-7001', ids: [one, joined] })).toMatchObject({
      leads: 2,
      near_files: [],
      receivers: [],
    });
    const { db } = office.server.database;
    for (const { name } of await db.introspection.getTables()) {
      const rows = JSON.stringify(
        await db
          .selectFrom(name as never)
          .selectAll()
          .execute(),
      );
      // The event that takes it off the screens, and nothing else.
      if (name !== 'office_events') expect([name, rows.includes(one)]).toEqual([name, false]);
      expect([name, rows.includes('Wants the plan')]).toEqual([name, false]);
    }
    expect((await owner.get('/leads?q=7001')).body.leads).toEqual([]);
    expect((await owner.get('/leads?view=all')).body.leads).toMatchObject([
      { submission_id: near },
    ]);
    expect(await db.selectFrom('office_erased').selectAll().orderBy('status').execute()).toEqual([
      { month: '2026-11', status: 'new', count: 1 },
      { month: '2026-11', status: 'won', count: 1 },
    ]);
    const events = await db
      .selectFrom('office_events')
      .select(['what', 'erased_id'])
      .where('event_id', '>', start)
      .execute();
    expect(events.map(({ erased_id }) => erased_id).sort()).toEqual([one, joined].sort());
    expect((await owner.get('/audit')).body.entries[0]).toMatchObject({
      who: 'owner',
      what: 'erase',
      about: null,
      detail: '2 requests',
    });
    expect(await erasePerson({ ids: [one] }, settings())).toMatchObject({ rows: {} });
  });

  test('of several people with one name nobody is erased before it is said who', async () => {
    await office.arrivedLead({ first_name: 'Ann Carter', phone: '919 555 7001' });
    const other = await office.arrivedLead({ first_name: 'Ann Carter', phone: '804 555 0142' });
    const found = (await owner.send('POST', '/erase/find', { who: 'ann carter' })).body;
    expect(found.people).toHaveLength(2);
    expect(await erase({ who: 'ann carter', ids: [] })).toMatchObject({ leads: 0 });
    expect(await erase({ ids: [other] })).toMatchObject({ leads: 1 });
    expect((await owner.get('/leads?view=all')).body.leads).toHaveLength(1);
    expect((await owner.send('POST', '/erase/find', { who: '???' })).status).toBe(422);
  });

  test('somebody who only gets the newsletter is found and erased, however the mailbox is spelled', async () => {
    await office.server.post('/api/newsletter-signups', {
      email: 'erasmus+news@example.com',
      source_page: 'footer',
    });
    vi.mocked(fork).mockClear();
    expect((await owner.send('POST', '/erase/find', { who: 'erasmus@example.com' })).body).toEqual({
      people: [],
      near: [],
      signups: ['erasmus+news@example.com'],
    });
    // The tables are read in a process of its own, not in the one that answers visitors.
    expect(fork).toHaveBeenCalledOnce();
    expect(await erase({ who: 'erasmus@example.com', ids: [] })).toMatchObject({
      leads: 0,
      rows: { newsletter_signups: 1 },
    });
  });

  test('one job at a time: a second erasure has to wait', async () => {
    const first = await begin();
    expect(first).toMatchObject({ status: 202, body: { kind: 'erase', state: 'running' } });
    expect(await begin()).toMatchObject({ status: 409, body: { code: 'job-running' } });
    expect((await owner.get('/audit')).body.entries[0]).toMatchObject({ what: 'erase.begin' });
    expect((await ended('erase')).job_id).toBe(first.body.job_id);
    expect((await begin()).status).toBe(202);
    await ended('erase');
  });

  test('a job that the server’s end cut off is said to be, and another can be started', async () => {
    const { database } = office.server;
    await begin();
    await office.server.app.close();
    office = await startTestOffice('sqlite', { database });
    owner = await office.signIn('second@fixture.example', 'owner');
    const { job } = (await owner.get('/jobs/erase')).body;
    expect(job).toMatchObject({ state: 'cut-off', who: 'owner', finished_at: null });
    expect((await begin()).status).toBe(202);
    expect((await ended('erase')).state).toBe('done');
  });

  test('a job whose server was killed counts as cut off after a minute', async () => {
    await office.server.database.db
      .insertInto('office_jobs')
      .values({
        job_id: 'killed',
        kind: 'erase',
        state: 'running',
        who: 'owner',
        started_at: office.clock.now,
        seen_at: office.clock.now,
        finished_at: null,
        result: null,
      })
      .execute();
    expect((await owner.get('/jobs/erase')).body.job.state).toBe('running');
    expect((await begin()).status).toBe(409);
    office.clock.now += 61_000;
    expect((await owner.get('/jobs/erase')).body.job.state).toBe('cut-off');
    expect((await begin()).status).toBe(202);
    await ended('erase');
  });

  test('a job that ends after it counts as cut off leaves the newer one for the server to stop', async () => {
    const [late, newer] = [1, 2].map(() => {
      const child = Object.assign(new EventEmitter(), { send: () => true, kill: vi.fn() });
      child.kill.mockImplementation(() => child.emit('exit', null, 'SIGKILL'));
      vi.mocked(fork).mockImplementationOnce(() => child as unknown as ChildProcess);
      return child;
    });
    expect((await begin()).status).toBe(202);
    office.clock.now += 61_000;
    expect((await begin()).status).toBe(202);
    late?.emit('exit', 1, null);
    await new Promise(setImmediate);
    await office.server.app.close();
    expect(newer?.kill).toHaveBeenCalledOnce();
  });

  test('a job that fails is said to have failed', async () => {
    const child = Object.assign(new EventEmitter(), { send: () => true, kill: vi.fn() });
    vi.mocked(fork).mockImplementationOnce(() => child as unknown as ChildProcess);
    await begin();
    child.emit('exit', 1, null);
    expect((await ended('erase')).state).toBe('failed');
  });
});
