/** /office/api: what is live, who published it, and which server shows it. */
import type { Kysely, Transaction } from 'kysely';
import { changedPaths, type Revisions } from '../../../domain/content/revisions.ts';
import {
  type FieldChange,
  PublicationRepeat,
  PublicationRequest,
} from '../../../domain/office/publications-api.ts';
import { pageName } from '../../../publisher/edit/change-pages.ts';
import type { TextPair } from '../../../publisher/edit/content-questions.ts';
import { addAuditEntry, type Recorded } from '../../activity/store/audit.ts';
import { inOrder } from '../../activity/store/counters.ts';
import { fromJson } from '../../database/json.ts';
import type { Database, PublicationRow } from '../../database/tables.ts';
import { type CallTable, changes, person, reads } from '../../office/calls/calls.ts';
import { Refusal, refuse } from '../../office/calls/refusals.ts';
import { readOfficeSettings } from '../../office/store/office-settings.ts';
import { isFresh, type Session } from '../../office/store/sessions.ts';
import { countExpired } from '../../personal-data/store/expired.ts';
import { type DraftedContent, readDrafted } from '../service/drafts.ts';
import {
  bindsIn,
  findPrevious,
  requestPublication,
  requestRepeat,
  wholeState,
} from '../service/publish.ts';
import { retentionIn } from '../service/retention-in-force.ts';
import { hashOfText } from '../store/folder-files.ts';
import { findPublication, readLive, readPublications } from '../store/publications.ts';
import { readTexts } from '../store/stored-revisions.ts';
import type { ContentContext } from './content-context.ts';

export function publicationCalls(context: ContentContext) {
  const { db, now, renderer } = context;
  /** By two publications that followed each other: what was live stays as it was. */
  const known = new Map<string, Changed>();

  /** What each of the newest publications changed. The first of all changed everything, and names nothing. */
  async function namedChanges(rows: readonly PublicationRow[]): Promise<Map<number, Changed>> {
    const lives = rows
      .filter(({ live_no }) => live_no !== null)
      .sort((a, b) => Number(b.live_no) - Number(a.live_no))
      .slice(0, MOST_NAMED + 1);
    const found = new Map<number, Changed>();
    for (const [index, row] of lives.entries()) {
      const older = lives[index + 1];
      if (!older) break;
      const key = `${older.publication_no} ${row.publication_no}`;
      const changed =
        known.get(key) ??
        (await changedBetween(context, fromJson(older.revisions), fromJson(row.revisions)));
      known.set(key, changed);
      found.set(row.publication_no, changed);
    }
    return found;
  }

  async function list({ session }: { session: Session }) {
    const [may_publish, rows, live, previous, content] = await Promise.all([
      mayPublish(db, session),
      readPublications(db),
      readLive(db),
      findPrevious(db),
      readDrafted(db),
    ]);
    const changed = await namedChanges(rows);
    return {
      may_publish,
      publications: rows.map((row) => {
        const { publication_no, state, author, note, created_at } = row;
        const { live_at } = row;
        const faults = fromJson(row.faults) ?? [];
        return {
          ...{ publication_no, state, author, note, created_at },
          ...{ live_at, faults, changed: changed.get(publication_no) ?? [] },
        };
      }),
      live: live?.publication_no ?? null,
      previous: previous?.publication_no ?? null,
      drafts: await draftsIn(context, content),
    };
  }

  /** Runs one change at a time and writes its audit entry. */
  async function change(
    { session, what, about, detail }: Entry,
    work: (transaction: Transaction<Database>) => Promise<Refusal | null>,
  ) {
    const done = await inOrder(db, 'publication', async (transaction) => {
      const isAllowed = await mayPublish(transaction, session);
      const refusal = isAllowed ? await work(transaction) : refuse('not-allowed');
      if (refusal) return refusal;
      const by = session.person;
      const entry = {
        at: now(),
        person: by,
        what,
        ...(about && { about }),
        ...(detail && { detail }),
      };
      return addAuditEntry(transaction, entry);
    });
    if (done instanceof Refusal) return done;
    context.wakePublisher();
    return { recorded: done as Recorded, answer: await list({ session }) };
  }

  /** True if this publication would change what binds the company. */
  async function wouldBind(number: number): Promise<boolean> {
    const [live, row] = [await readLive(db), await findPublication(db, number)];
    return live && row ? bindsIn(context, live, await wholeState(db, row)) : false;
  }

  /** @param paths drafts to publish */
  const bindsCompany = ({ texts, live, drafts }: DraftedContent, paths: readonly string[]) =>
    renderer.ask(
      'isAnyBinding',
      paths
        .filter((path) => drafts.has(path))
        .map((path) => ({
          ...{ path, before: live.get(path) ?? null },
          after: texts.get(path) ?? null,
        })),
    );

  return {
    'GET /publications': reads(person, list),
    'POST /publications': changes(
      { ...person, body: PublicationRequest, limit: [60, 3600] },
      async ({ body: { note, paths }, session, now }) => {
        const author = session.person.name;
        const entry = { session, what: 'publication.request', detail: note };
        const isBound = await bindsCompany(await readDrafted(db), paths);
        return change(entry, async (transaction) => {
          const refusal = isBound ? refuseToBind(session, now) : null;
          if (refusal) return refusal;
          const request = { author, note, paths, now, mayBind: isBound };
          return (await requestPublication(transaction, request)) ? null : refuse('not-found');
        });
      },
    ),
    'POST /publications/:publication_no/repeat': changes(
      { ...person, body: PublicationRepeat },
      async ({ body, params: { publication_no = '' }, session, now }) => {
        const entry = { session, what: 'publication.repeat', about: publication_no };
        const number = numberOf(publication_no);
        const isBound = await wouldBind(number);
        return change(entry, async (transaction) => {
          const live = await readLive(transaction);
          if (live && live.publication_no !== body.live) return anotherIsLive();
          const refusal = isBound ? refuseToBind(session, now) : null;
          if (refusal) return refusal;
          const request = { author: session.person.name, now, mayBind: isBound };
          return (await requestRepeat(transaction, number, request)) ? null : refuse('not-found');
        });
      },
    ),
  } satisfies CallTable;
}

async function mayPublish(db: Kysely<Database>, { person: { role } }: Session): Promise<boolean> {
  return role === 'owner' || (await readOfficeSettings(db)).office_publishes;
}

/** Changes that bind the company need an owner who has just confirmed their sign-in; null if this session qualifies. */
function refuseToBind(session: Session, now: number): Refusal | null {
  if (session.person.role !== 'owner') return onlyAnOwner();
  return isFresh(session, now) ? null : refuse('confirm-first');
}

const onlyAnOwner = () =>
  refuse('not-allowed', [
    {
      field: 'paths',
      message:
        'An owner publishes this: it changes a legal page, an offer, a price, a guarantee or consent.',
    },
  ]);

interface TextChanges {
  /** Compared with what is live. */
  changes: FieldChange[];
  /** True if they bind the company, so that only an owner may publish them. */
  is_binding: boolean;
}
/** Cached by both texts: the list is requested every second while something renders. */
const compared = new Map<string, TextChanges>();
const MOST_COMPARED = 2000;

/** Publications whose changes are named: what an undo may take back. */
const MOST_NAMED = 10;
/** Files that are named of one publication. */
const MOST_FILES = 20;

type Changed = { name: string; changes: FieldChange[] }[];

/** What a publication changed of the one that was live before it. */
async function changedBetween(
  { db, renderer }: ContentContext,
  before: Revisions,
  after: Revisions,
): Promise<Changed> {
  const paths = changedPaths(before, after).slice(0, MOST_FILES);
  const textsIn = (state: Revisions) =>
    readTexts(
      db,
      Object.fromEntries(paths.flatMap((path) => (state[path] ? [[path, state[path]]] : []))),
    );
  const [old, own] = await Promise.all([textsIn(before), textsIn(after)]);
  const pairs = paths.map((path) => ({
    ...{ path, before: old.get(path) ?? null },
    after: own.get(path) ?? null,
  }));
  const found = pairs.length > 0 ? await renderer.ask('compared', pairs) : [];
  return pairs.map(({ path, before, after }, index) => ({
    name: pageName(path, after ?? before ?? ''),
    changes: found[index]?.changes ?? [],
  }));
}

async function draftsIn(
  { db, renderer, now }: ContentContext,
  { texts, live, drafts }: DraftedContent,
) {
  if (compared.size > MOST_COMPARED) compared.clear();
  const listed = [...drafts.values()].map(({ path, hash, author, created_at }) => {
    const [before = null, after = null] = [live.get(path), texts.get(path)];
    const key = `${path} ${before && hashOfText(before)} ${hash}`;
    const name = pageName(path, after ?? before ?? '');
    return { key, pair: { path, before, after }, shown: { path, name, author, created_at } };
  });
  const unknown = listed.filter(({ key }) => !compared.has(key));
  if (unknown.length > 0) {
    const found = await renderer.ask(
      'compared',
      unknown.map(({ pair }) => pair),
    );
    for (const [index, one] of found.entries()) compared.set(unknown[index]?.key ?? '', one);
  }
  return Promise.all(
    listed.map(async ({ key, pair, shown }) => {
      const found = compared.get(key) ?? { changes: [], is_binding: false };
      const isRetention =
        pair.path === SETTINGS && found.changes.some(({ path: [name] }) => name === 'retention');
      const deletes = isRetention ? await deletedBy(db, pair, now()) : null;
      return { ...shown, ...found, deletes };
    }),
  );
}

const SETTINGS = 'site.yaml';

/** What a draft of the settings would delete beyond what is live; null if no retention time gets shorter. */
async function deletedBy(
  db: Kysely<Database>,
  pair: TextPair,
  now: number,
): Promise<{ leads: number; pictures: number } | null> {
  const [before, after] = [retentionIn(pair.before ?? ''), retentionIn(pair.after ?? '')];
  if (!before || !after) return null;
  const isShorter = after.lead_days < before.lead_days || after.photo_days < before.photo_days;
  return isShorter ? countExpired(db, after, now) : null;
}

interface Entry {
  session: Session;
  what: string;
  about?: string;
  detail?: string;
}

/** 0 if the parameter is no number. */
const numberOf = (param: string) => (/^\d{1,9}$/.test(param) ? Number(param) : 0);

const anotherIsLive = () =>
  refuse('invalid', [
    {
      field: 'live',
      message:
        'Somebody else has published meanwhile. Look at the list, and press again if you still want it.',
    },
  ]);
