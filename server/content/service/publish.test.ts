import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { momentOf } from '../../../domain/hours/office-hours.ts';

import { inOrder } from '../../activity/store/counters.ts';
import { fromJson } from '../../database/json.ts';
import type { PublicationRow } from '../../database/tables.ts';
import { databaseForEachTest } from '../../testing/test-server.ts';
import { hashOfText, readContentFolder } from '../store/content-files.ts';
import {
  claimPublication,
  endPublication,
  findPublication,
  LEASE_MS,
  readLive,
  readPublications,
  STORED_PUBLICATIONS,
} from '../store/publications.ts';
import { noteReplica, readReplicas } from '../store/replicas.ts';
import { insertRevisions, readDrafts, readTexts } from '../store/revisions.ts';
import { hasSnapshot, type Rendered, renderSnapshot, snapshotFolder } from '../store/snapshots.ts';
import { findConflicts, pullRevisions, resolveConflict } from './merge-folder.ts';
import {
  findPrevious,
  type PublishContext,
  requestChangedOffers,
  requestFolder,
  requestPublication,
  requestRepeat,
  workOffDue,
  workUntilEnded,
} from './publish.ts';

// Files of this folder share a process: what others have loaded holds the real module.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('../../../snapshot/state.ts', async () => {
  const { hashOfFiles } = await import('../../../content-loader/hash-files.ts');
  return {
    rendererName: () => 'this release',
    stateName: (content: string) => hashOfFiles([content], content).slice(0, 16),
  };
});

describe('publications', () => {
  const database = databaseForEachTest('sqlite');
  let dataDir: string;
  let dir: string;
  let now: number;
  let context: PublishContext;
  /** Texts that were rendered, each time. */
  let rendered: ReadonlyMap<string, string>[];
  /** For which days. */
  let days: string[];

  beforeEach(async () => {
    dataDir = database.dataDir;
    dir = mkdtempSync(join(tmpdir(), 'content-'));
    now = Date.parse('2026-11-17T15:00:00Z');
    rendered = [];
    days = [];
    context = contextOf('one');
    write('site.yaml', 'name: Wren\n');
    write('pages/about.md', 'About\n');
  });

  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), text);
  };
  const folder = () => readContentFolder(dir);

  /** Another server or command of the same machine. */
  function contextOf(owner: string, render: typeof renderSnapshot = renderText): PublishContext {
    return {
      db: database.db,
      settings: { dataDir, diskReserveBytes: 0 },
      owner,
      now: () => now,
      render,
    };
  }

  /** In place of the writer: the folder of a snapshot with nothing but its content. */
  async function renderText(
    _settings: unknown,
    texts: ReadonlyMap<string, string>,
    _signal?: AbortSignal,
    _photos?: unknown,
    day = '',
  ): Promise<Rendered> {
    rendered.push(texts);
    days.push(day);
    const fault = [...texts].find(([, text]) => text.includes('FAULT'));
    if (fault) return { faults: [`content/${fault[0]}:1: found FAULT`] };
    const snapshot = hashOfText(day + JSON.stringify([...texts].sort())).slice(0, 16);
    mkdirSync(join(snapshotFolder(dataDir, snapshot), 'content'), { recursive: true });
    return { snapshot };
  }

  async function publish(one = context): Promise<PublicationRow | undefined> {
    const { row } = await requestFolder(one, folder());
    return workUntilEnded(row.publication_no, one);
  }

  /** What the office has written, to be published. */
  const draft = (path: string, text: string | null, base: string | null) =>
    inOrder(database.db, 'publication', (db) =>
      insertRevisions(db, [
        {
          ...{ path, text, hash: text === null ? null : hashOfText(text), is_draft: 1 },
          base_hash: base === null ? null : hashOfText(base),
          ...{ author: 'Ada', created_at: now, note: '' },
        },
      ]),
    );

  const ask = (at: number | null = null) =>
    inOrder(database.db, 'publication', (db) =>
      requestPublication(db, folder(), {
        ...{ author: 'Ada', note: 'Prices', withDrafts: true, now, at },
      }),
    );

  async function undo(): Promise<PublicationRow | undefined> {
    return inOrder(database.db, 'publication', async (db) => {
      const previous = await findPrevious(db);
      return previous
        ? requestRepeat(db, previous.publication_no, { author: 'Ada', note: '', now, dataDir })
        : undefined;
    });
  }

  async function liveTexts(): Promise<Record<string, string>> {
    const live = await readLive(database.db);
    return Object.fromEntries(await readTexts(database.db, live ? fromJson(live.revisions) : {}));
  }
  const state = async (number: number) => (await findPublication(database.db, number))?.state;

  test('the folder is live as it is, and again after each change', async () => {
    expect(await publish()).toMatchObject({ state: 'live', live_no: 1, author: null });
    expect(await liveTexts()).toEqual({ 'site.yaml': 'name: Wren\n', 'pages/about.md': 'About\n' });
    write('pages/new.md', '# New\r\n<!-- as it is -->');
    rmSync(join(dir, 'pages/about.md'));
    await publish();
    expect(await liveTexts()).toEqual({
      'site.yaml': 'name: Wren\n',
      'pages/new.md': '# New\r\n<!-- as it is -->',
    });
    expect(rendered).toHaveLength(2);
  });

  test('a draft is published over the file that it began from, and stays while the folder does not change', async () => {
    await publish();
    await draft('pages/about.md', 'About us\n', 'About\n');
    const { row, conflicts } = await ask();
    expect(conflicts).toEqual([]);
    await workUntilEnded(row.publication_no, context);
    expect((await liveTexts())['pages/about.md']).toBe('About us\n');
    expect(await readDrafts(database.db)).toEqual([]);
    write('site.yaml', 'name: Wrenhouse\n');
    await publish();
    expect(await liveTexts()).toEqual({
      'site.yaml': 'name: Wrenhouse\n',
      'pages/about.md': 'About us\n',
    });
  });

  test('what the folder and the office have both changed is named, and what was live stays; the others go on', async () => {
    await publish();
    await draft('pages/about.md', 'About us\n', 'About\n');
    await draft('pages/plans.md', 'Plans\n', null);
    write('pages/about.md', 'About them\n');
    const { row, conflicts } = await ask();
    expect(conflicts).toMatchObject([
      {
        path: 'pages/about.md',
        revision: { author: 'Ada' },
        difference: { line: 1, revision: ['About us'], folder: ['About them'] },
      },
    ]);
    await workUntilEnded(row.publication_no, context);
    expect(await liveTexts()).toMatchObject({
      'pages/about.md': 'About\n',
      'pages/plans.md': 'Plans\n',
    });
    expect(readFileSync(join(dir, 'pages/about.md'), 'utf8')).toBe('About them\n');
    expect(await readDrafts(database.db)).toMatchObject([{ path: 'pages/about.md' }]);
    expect(await findConflicts(database.db, folder())).toHaveLength(1);
    write('pages/about.md', 'About us\n');
    expect(await findConflicts(database.db, folder())).toEqual([]);
  });

  test('content with a fault changes nothing, and the fault is named', async () => {
    await publish();
    await draft('pages/about.md', 'FAULT', 'About\n');
    const { row } = await ask();
    const ended = await workUntilEnded(row.publication_no, context);
    expect(ended?.faults && fromJson(ended.faults)).toEqual([
      'content/pages/about.md:1: found FAULT',
    ]);
    expect(ended?.state).toBe('failed');
    expect((await liveTexts())['pages/about.md']).toBe('About\n');
    // The draft is there to be mended.
    expect(await readDrafts(database.db)).toHaveLength(1);
  });

  test('a full disk is a publication that failed', async () => {
    const full = { ...contextOf('one', renderSnapshot) };
    full.settings = { dataDir, diskReserveBytes: 1e15 };
    expect(await publish(full)).toMatchObject({ state: 'failed' });
    const [row] = await readPublications(database.db);
    expect(row?.faults && fromJson(row.faults)[0]).toContain('too little room');
  });

  test('the second publication while one is rendered replaces the one that waits, and has what it had', async () => {
    await publish();
    const { row: first } = await ask();
    const claimed = await claimPublication(database.db, 'one', now);
    expect(claimed?.publication_no).toBe(first.publication_no);
    await draft('pages/plans.md', 'Plans\n', null);
    const { row: second } = await ask();
    write('site.yaml', 'name: Wrenhouse\n');
    const { row: third } = await ask();
    expect(await claimPublication(database.db, 'two', now)).toBeNull();
    await endPublication(database.db, first.publication_no, 'failed');
    expect(await workOffDue(context)).toBe(true);
    expect(await state(second.publication_no)).toBe('replaced');
    expect(await state(third.publication_no)).toBe('live');
    expect(await liveTexts()).toMatchObject({
      'pages/plans.md': 'Plans\n',
      'site.yaml': 'name: Wrenhouse\n',
    });
  });

  test('two owners who publish at once both have what they wrote', async () => {
    await publish();
    await draft('pages/a.md', 'A\n', null);
    await draft('pages/b.md', 'B\n', null);
    const asked = await Promise.all([ask(), ask()]);
    const ended = await Promise.all(
      asked.map(({ row }, index) => workUntilEnded(row.publication_no, contextOf(`${index}`))),
    );
    expect(ended.map((row) => row?.state)).toEqual(['live', 'live']);
    expect(await liveTexts()).toMatchObject({ 'pages/a.md': 'A\n', 'pages/b.md': 'B\n' });
  });

  test('undo publishes the state before without rendering, and what was undone is no draft', async () => {
    await publish();
    await draft('pages/about.md', 'About us\n', 'About\n');
    await workUntilEnded((await ask()).row.publication_no, context);
    expect(await undo()).toMatchObject({ state: 'live', live_no: 3 });
    expect((await liveTexts())['pages/about.md']).toBe('About\n');
    expect(await readDrafts(database.db)).toEqual([]);
    expect(rendered).toHaveLength(2);
    // And the undo can be undone.
    await undo();
    expect((await liveTexts())['pages/about.md']).toBe('About us\n');
  });

  describe('with an offer from December 1 to 24', () => {
    const at = (date: string, minute: number) => momentOf('America/New_York', date, minute);

    beforeEach(() => {
      write('site.yaml', 'contact: { time_zone: America/New_York }\n');
      write('pages/offers/winter.md', offer('2026-12-01', '2026-12-24'));
      now = at('2026-11-27', 720);
    });

    /** What a server does each hour. */
    async function follow(): Promise<boolean> {
      await requestChangedOffers(context);
      return workOffDue(context);
    }

    test('it begins and ends by itself, at midnight of the company’s clock, each time once', async () => {
      await publish();
      for (const [date, minute, isPublished] of [
        ['2026-11-30', 1439, false],
        ['2026-12-01', 0, true],
        ['2026-12-01', 60, false],
        ['2026-12-24', 1439, false],
        ['2026-12-25', 0, true],
        ['2027-06-01', 0, false],
      ] as const) {
        now = at(date, minute);
        expect(await follow(), `${date} ${minute}`).toBe(isPublished);
      }
      expect(days).toEqual(['', '2026-12-01', '2026-12-25']);
      const [newest] = await readPublications(database.db);
      expect(newest).toMatchObject({ author: null, note: 'An offer began or ended.' });
      expect(newest?.revisions).toBe((await readPublications(database.db))[2]?.revisions);
    });

    test('several servers ask once', async () => {
      await publish();
      now = at('2026-12-01', 0);
      await Promise.all([requestChangedOffers(context), requestChangedOffers(contextOf('two'))]);
      const waiting = (await readPublications(database.db)).filter(
        ({ state }) => state === 'waiting',
      );
      expect(waiting).toHaveLength(1);
    });

    test('an undo takes back what somebody changed, and brings no ended offer back', async () => {
      now = at('2026-12-02', 720);
      await publish();
      write('pages/about.md', 'About us\n');
      await publish();
      now = at('2026-12-25', 0);
      await follow();
      await undo();
      await workOffDue(context);
      expect(await liveTexts()).toMatchObject({ 'pages/about.md': 'About\n' });
      expect(days.at(-1)).toBe('2026-12-25');
      expect((await readLive(database.db))?.offers_day).toBe('2026-12-25');
    });

    test('a day that passes without a change renders nothing anew', async () => {
      await publish();
      const [before] = await readPublications(database.db);
      now = at('2026-11-29', 0);
      await publish();
      const [after] = await readPublications(database.db);
      expect(after?.snapshot).toBe(before?.snapshot);
    });
  });

  const offer = (first: string, last: string) =>
    `---\ntemplate: offer\nfirst_day: "${first}"\nlast_day: ${last}\n---\n\nWords\n`;

  test('an undo while another publication is rendered is what stays', async () => {
    await publish();
    write('site.yaml', 'name: Wrenhouse\n');
    await publish();
    write('site.yaml', 'name: Third\n');
    const { row } = await requestFolder(context, folder());
    let goOn = () => {};
    const rendering = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const slow = contextOf('slow', async (...given) => {
      await rendering;
      return renderText(...given);
    });
    const working = workOffDue(slow);
    await vi.waitFor(async () => expect(await state(row.publication_no)).toBe('rendering'));
    await undo();
    goOn();
    await working;
    expect(await liveTexts()).toMatchObject({ 'site.yaml': 'name: Wren\n' });
    expect(await state(row.publication_no)).toBe('replaced');
  });

  test('a server that is killed while it renders loses its lease to another one', async () => {
    const { row } = await requestFolder(context, folder());
    await claimPublication(database.db, 'killed', now);
    expect(await workOffDue(context)).toBe(false);
    now += LEASE_MS - 1;
    expect(await workOffDue(context)).toBe(false);
    now += 1;
    expect(await workOffDue(context)).toBe(true);
    expect(await findPublication(database.db, row.publication_no)).toMatchObject({
      state: 'live',
      attempts: 2,
    });
  });

  test('killed after the pages were written, the next one has nothing to render', async () => {
    await requestFolder(context, folder());
    const claimed = await claimPublication(database.db, 'killed', now);
    await renderText(
      null,
      await readTexts(database.db, claimed ? fromJson(claimed.revisions) : {}),
    );
    now += LEASE_MS;
    await workOffDue(context);
    expect(await readLive(database.db)).toMatchObject({ live_no: 1 });
  });

  test('a publication that kills each server that renders it is given up, and those after it are rendered', async () => {
    const { row } = await requestFolder(context, folder());
    for (let time = 0; time < 3; time++) {
      expect(await claimPublication(database.db, 'killed', now)).not.toBeNull();
      now += LEASE_MS;
    }
    expect(await workOffDue(context)).toBe(false);
    expect(await state(row.publication_no)).toBe('failed');
    expect(await publish()).toMatchObject({ state: 'live' });
  });

  test('a lease that a clock has written which had jumped ahead does not last', async () => {
    await requestFolder(context, folder());
    await claimPublication(database.db, 'jumped', now + 86_400_000 * 365);
    expect(await workOffDue(context)).toBe(true);
  });

  test('a clock that has gone back does not change what is live', async () => {
    await publish();
    write('site.yaml', 'name: Wrenhouse\n');
    now -= 86_400_000;
    await publish();
    expect(await liveTexts()).toMatchObject({ 'site.yaml': 'name: Wrenhouse\n' });
  });

  test('without the database a publication is not lost: its lease runs out', async () => {
    const { row } = await requestFolder(context, folder());
    const away = contextOf('away', async (...given) => {
      const result = await renderText(...given);
      await database.db
        .updateTable('publications')
        .set({ lease_owner: 'nobody' })
        .where('publication_no', '=', row.publication_no)
        .execute();
      return result;
    });
    await workOffDue(away);
    expect(await state(row.publication_no)).toBe('rendering');
    now += LEASE_MS * 2;
    expect(await workOffDue(context)).toBe(true);
    expect(await state(row.publication_no)).toBe('live');
  });

  test('at a set time it has the drafts of when it was asked for, unless a later one is live', async () => {
    await publish();
    await draft('pages/about.md', 'Offer\n', 'About\n');
    const { row } = await ask(now + 3_600_000);
    expect(await workOffDue(context)).toBe(false);
    await draft('pages/plans.md', 'Later\n', null);
    now += 3_600_000;
    expect(await workOffDue(context)).toBe(true);
    expect(await state(row.publication_no)).toBe('live');
    expect(await liveTexts()).toMatchObject({ 'pages/about.md': 'Offer\n' });
    expect(await readDrafts(database.db)).toMatchObject([{ path: 'pages/plans.md' }]);
  });

  test.each([
    ['spring, an hour that the clock leaves out', '2027-03-14', 150, '2027-03-14T07:30:00Z'],
    ['spring, after the change', '2027-03-14', 480, '2027-03-14T12:00:00Z'],
    ['fall, an hour that the clock shows twice', '2026-11-01', 90, '2026-11-01T05:30:00Z'],
    ['fall, after the change', '2026-11-01', 480, '2026-11-01T13:00:00Z'],
  ])('a set time is one of the company’s clock: %s', async (_when, date, minute, utc) => {
    now = Date.parse(utc) - 86_400_000;
    await publish();
    const { row } = await ask(momentOf('America/New_York', date, minute));
    now = Date.parse(utc) - 1;
    expect(await workOffDue(context)).toBe(false);
    now += 1;
    expect(await workOffDue(context)).toBe(true);
    expect(await state(row.publication_no)).toBe('live');
  });

  test('it waits for a server on another machine until that has rendered it, and not for one that is gone', async () => {
    const replica = {
      ...{ replica: 'far', host: 'far', place: randomUUID(), publication_no: null, snapshot: null },
      ...{ prepared_no: null, differs: 0 },
    };
    await noteReplica(database.db, { ...replica, seen_at: now });
    const { row } = await requestFolder(context, folder());
    const working = workOffDue(context);
    await vi.waitFor(async () =>
      expect((await findPublication(database.db, row.publication_no))?.snapshot).not.toBeNull(),
    );
    expect(await state(row.publication_no)).toBe('rendering');
    await noteReplica(database.db, { ...replica, seen_at: now, prepared_no: row.publication_no });
    await working;
    expect(await state(row.publication_no)).toBe('live');
    now += 60_000;
    expect(await readReplicas(database.db, now)).toEqual([]);
    expect(await publish()).toMatchObject({ state: 'live' });
  });

  test('an owner takes one of two texts, and it is published', async () => {
    for (const [take, expected] of [
      ['office', 'About us\n'],
      ['folder', 'About them\n'],
    ] as const) {
      write('pages/about.md', 'About\n');
      await publish();
      const [number] = Object.values(await draft('pages/about.md', 'About us\n', 'About\n'));
      write('pages/about.md', 'About them\n');
      const solution = { path: 'pages/about.md', revision_no: number ?? 0, take };
      const resolve = () =>
        inOrder(database.db, 'publication', (db) =>
          resolveConflict(db, folder(), { ...solution, author: 'Ada', now }),
        );
      expect(await resolve()).toBe(true);
      // Another owner who chooses of the same two is too late.
      expect(await resolve()).toBe(false);
      const { row, conflicts } = await ask();
      expect(conflicts).toEqual([]);
      await workUntilEnded(row.publication_no, context);
      expect((await liveTexts())['pages/about.md']).toBe(expected);
      await inOrder(database.db, 'publication', (db) =>
        pullRevisions(db, folder(), ['pages/about.md']),
      );
    }
  });

  test('what was published comes into the folder, and a change of the folder after that is no conflict', async () => {
    await publish();
    await draft('pages/about.md', 'About us\n', 'About\n');
    await draft('site.yaml', null, 'name: Wren\n');
    await workUntilEnded((await ask()).row.publication_no, context);
    write('pages/new.md', 'Not published\n');
    const pull = (forced: string[] = []) =>
      inOrder(database.db, 'publication', (db) => pullRevisions(db, folder(), forced));
    expect(await pull()).toEqual({ written: ['pages/about.md', 'site.yaml'], conflicts: [] });
    expect(Object.fromEntries(folder().texts)).toEqual({
      'pages/about.md': 'About us\n',
      'pages/new.md': 'Not published\n',
    });
    write('pages/about.md', 'About us all\n');
    await publish();
    expect((await liveTexts())['pages/about.md']).toBe('About us all\n');
  });

  test('what both have changed is not written over, unless it is asked for', async () => {
    await publish();
    await draft('pages/about.md', 'About us\n', 'About\n');
    await workUntilEnded((await ask()).row.publication_no, context);
    write('pages/about.md', 'About them\n');
    const pull = (forced: string[] = []) =>
      inOrder(database.db, 'publication', (db) => pullRevisions(db, folder(), forced));
    expect(await pull()).toMatchObject({ written: [], conflicts: [{ path: 'pages/about.md' }] });
    expect(readFileSync(join(dir, 'pages/about.md'), 'utf8')).toBe('About them\n');
    expect(await pull(['pages/about.md'])).toEqual({ written: ['pages/about.md'], conflicts: [] });
    expect(readFileSync(join(dir, 'pages/about.md'), 'utf8')).toBe('About us\n');
  });

  test('twenty publications can be returned to', async () => {
    for (let number = 0; number <= STORED_PUBLICATIONS + 1; number++) {
      write('site.yaml', `name: ${number}\n`);
      await publish();
    }
    const rows = await readPublications(database.db);
    expect(rows).toHaveLength(STORED_PUBLICATIONS);
    expect(rows[0]).toMatchObject({ live_no: STORED_PUBLICATIONS + 2 });
  });

  test('a state that another release has rendered is rendered again to return to it', async () => {
    await publish();
    write('site.yaml', 'name: Wrenhouse\n');
    await publish();
    await database.db.updateTable('publications').set({ renderer: 'another' }).execute();
    const row = await undo();
    expect(row).toMatchObject({ state: 'waiting' });
    await workUntilEnded(row?.publication_no ?? 0, context);
    expect(await liveTexts()).toMatchObject({ 'site.yaml': 'name: Wren\n' });
    const live = await readLive(database.db);
    expect(hasSnapshot(dataDir, live?.snapshot ?? '')).toBe(true);
  });
});
