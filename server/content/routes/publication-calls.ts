/** /office/api: what is live, who published it, and the drafts that wait. */
import type { Kysely, Transaction } from 'kysely';
import { changedPaths, type Revisions } from '../../../domain/content/revisions.ts';
import {
  type FieldChange,
  PublicationRepeat,
  PublicationRequest,
} from '../../../domain/office/publications-api.ts';
import { pageName } from '../../../publisher/edit/change-pages.ts';
import type { TextPair } from '../../../publisher/edit/content-questions.ts';
import { type AuditEntry, addAuditEntry, type Recorded } from '../../activity/store/audit.ts';
import { inOrder } from '../../activity/store/counters.ts';
import { fromJson } from '../../database/json.ts';
import type { Database } from '../../database/tables.ts';
import { type CallTable, changes, person, reads } from '../../office/calls/calls.ts';
import { Refusal, refuse } from '../../office/calls/refusals.ts';
import { readOfficeSettings } from '../../office/store/office-settings.ts';
import { isFresh, type Session } from '../../office/store/sessions.ts';
import { countExpired } from '../../personal-data/store/expired.ts';
import { type DraftedContent, readDrafted } from '../service/drafts.ts';
import {
  bindsIn,
  findPrevious,
  pairsOf,
  requestPublication,
  requestRepeat,
  wholeState,
} from '../service/publish.ts';
import { retentionIn } from '../service/retention-in-force.ts';
import { hashOfText } from '../store/folder-files.ts';
import { findPublication, readLive, readLives, readPublications } from '../store/publications.ts';
import { readTexts } from '../store/stored-revisions.ts';
import type { ContentContext } from './content-context.ts';

export function publicationCalls(context: ContentContext) {
  const { db, now, renderer } = context;
  /** What each of the newest publications changed, by number. The first of all changed everything, and is left out. */
  async function namedChanges(): Promise<Map<number, Changed>> {
    const lives = (await readLives(db)).slice(0, MOST_NAMED + 1);
    const found = new Map<number, Changed>();
    for (const [index, { publication_no, revisions }] of lives.slice(0, -1).entries()) {
      const before = fromJson(lives[index + 1]?.revisions ?? revisions);
      found.set(publication_no, await changedBetween(context, before, fromJson(revisions)));
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
    const changed = await namedChanges();
    return {
      may_publish,
      publications: rows.map((row) => {
        const { publication_no, state, author, note, created_at, live_at } = row;
        return {
          ...{ publication_no, state, author, note, created_at, live_at },
          faults: fromJson(row.faults) ?? [],
          changed: changed.get(publication_no) ?? [],
        };
      }),
      live: live?.publication_no ?? null,
      previous: previous?.publication_no ?? null,
      drafts: await draftsIn(context, content),
    };
  }

  /** Runs one change at a time and writes its audit entry. */
  async function change(
    { session, ...entry }: Entry,
    work: (transaction: Transaction<Database>) => Promise<Refusal | null>,
  ) {
    const done = await inOrder(db, 'publication', async (transaction) => {
      const isAllowed = await mayPublish(transaction, session);
      const refusal = isAllowed ? await work(transaction) : refuse('not-allowed');
      if (refusal) return refusal;
      return addAuditEntry(transaction, { at: now(), person: session.person, ...entry });
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
  const bindsCompany = ({ texts, live, drafts }: DraftedContent, paths: readonly string[]) => {
    const drafted = paths.filter((path) => drafts.has(path));
    return renderer.ask('isAnyBinding', pairsOf(drafted, live, texts));
  };

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
  changes: FieldChange[];
  /** True if they bind the company, so that only an owner may publish them. */
  is_binding: boolean;
}
/** By both texts: the list is requested every second while something renders. */
const known = new Map<string, TextChanges>();
const MOST_KNOWN = 2000;

/** Compares the versions of some files. */
async function compare(
  { renderer }: Pick<ContentContext, 'renderer'>,
  pairs: TextPair[],
): Promise<TextChanges[]> {
  if (known.size > MOST_KNOWN) known.clear();
  const keyed = pairs.map((pair) => ({ pair, key: hashOfText(JSON.stringify(pair)) }));
  const unknown = keyed.filter(({ key }) => !known.has(key));
  if (unknown.length > 0) {
    const asked = unknown.map(({ pair }) => pair);
    for (const [index, found] of (await renderer.ask('compared', asked)).entries())
      known.set(unknown[index]?.key ?? '', found);
  }
  return keyed.map(({ key }) => known.get(key) ?? { changes: [], is_binding: false });
}

/** Number of publications whose changes are listed: an undo may revert them. */
const MOST_NAMED = 10;
/** Files listed per publication. */
const MOST_FILES = 20;

type Changed = { name: string; changes: FieldChange[] }[];

/** What a publication changed compared with the previous one. */
async function changedBetween(
  context: ContentContext,
  before: Revisions,
  after: Revisions,
): Promise<Changed> {
  const { db } = context;
  const paths = changedPaths(before, after).slice(0, MOST_FILES);
  const [old, own] = [await readTexts(db, before, paths), await readTexts(db, after, paths)];
  const pairs = pairsOf(paths, old, own);
  const found = await compare(context, pairs);
  return pairs.map(({ path, before, after }, index) => ({
    name: pageName(path, after ?? before ?? ''),
    changes: found[index]?.changes ?? [],
  }));
}

async function draftsIn(context: ContentContext, { texts, live, drafts }: DraftedContent) {
  const pairs = pairsOf([...drafts.keys()], live, texts);
  const compared = await compare(context, pairs);
  return Promise.all(
    [...drafts.values()].map(async ({ path, author, created_at }, index) => {
      const pair = pairs[index] ?? { path, before: null, after: null };
      const found = compared[index] ?? { changes: [], is_binding: false };
      const isRetention =
        path === SETTINGS && found.changes.some(({ path: [name] }) => name === 'retention');
      const deletes = isRetention ? await deletedBy(context.db, pair, context.now()) : null;
      const name = pageName(path, pair.after ?? pair.before ?? '');
      return { path, name, author, created_at, ...found, deletes };
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

type Entry = Pick<AuditEntry, 'what' | 'about' | 'detail'> & { session: Session };

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
