/** /office/api: what visitors read, who published it, and which server shows it. */
import { setImmediate } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import * as m from '#messages';
import { changesOf, isBinding } from '../../../content-loader/field-changes.ts';
import { pageName } from '../../../content-loader/page-files.ts';
import {
  type PublicationList,
  PublicationRepeat,
  PublicationRequest,
} from '../../../domain/office/publications-api.ts';
import { addAuditEntry, type Recorded } from '../../activity/store/audit.ts';
import { inOrder } from '../../activity/store/counters.ts';
import { type DraftedContent, readDrafted } from '../../content/service/drafts.ts';
import { findPrevious, requestPublication, requestRepeat } from '../../content/service/publish.ts';
import { hashOfText } from '../../content/store/content-files.ts';
import {
  endPublication,
  findPublication,
  readLive,
  readPublications,
} from '../../content/store/publications.ts';
import { readTexts } from '../../content/store/revisions.ts';
import { fromJson } from '../../database/json.ts';
import type { Database, PublicationRow } from '../../database/tables.ts';
import { retentionIn } from '../../retention/published.ts';
import { countExpired } from '../../retention/store.ts';
import { isFresh, type Session } from '../store/sessions.ts';
import { readOfficeSettings } from '../store/settings.ts';
import type { Calls, Changed } from './calls.ts';
import type { OfficeContext } from './context.ts';
import { Refusal, refuse } from './problems.ts';

const person = { access: 'person' } as const;

export function publicationCalls(calls: Calls, context: OfficeContext): void {
  const { db, now } = context;

  async function list({ session }: { session: Session }): Promise<PublicationList> {
    const [may_publish, rows, live, previous, content] = await Promise.all([
      mayPublish(db, session),
      readPublications(db),
      readLive(db),
      findPrevious(db),
      readDrafted(db),
    ]);
    return {
      may_publish,
      publications: rows.map((row) => {
        const { publication_no, state, author, note, created_at, due_at } = row;
        const { live_at } = row;
        const faults = row.faults ? fromJson(row.faults) : [];
        return {
          ...{ publication_no, state, author, note, created_at, due_at },
          ...{ live_at, faults },
        };
      }),
      live: live?.publication_no ?? null,
      previous: previous?.publication_no ?? null,
      drafts: await draftsIn(db, content, now()),
    };
  }

  /** One after the other, with its entry of the audit log. */
  async function change(
    { session, what, about, detail }: Entry,
    work: (transaction: Transaction<Database>) => Promise<Refusal | null>,
  ): Promise<Changed | Refusal> {
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

  calls.add('GET /publications', person, list);
  calls.change(
    'POST /publications',
    { ...person, body: PublicationRequest, limit: [60, 3600] },
    async ({ body: { note, at, paths }, session, now }) => {
      const author = session.person.name;
      const entry = { session, what: 'publication.request', detail: note };
      return change(entry, async (transaction) => {
        const isBound = bindsCompany(await readDrafted(transaction), paths);
        const refusal = isBound ? refuseToBind(session, now) : null;
        if (refusal) return refusal;
        const request = { author, note, paths, now, at };
        return (await requestPublication(transaction, request)) ? null : refuse('not-found');
      });
    },
  );
  calls.change(
    'POST /publications/:publication_no/repeat',
    { ...person, body: PublicationRepeat },
    async ({ body, params: { publication_no = '' }, session, now }) => {
      const entry = { session, what: 'publication.repeat', about: publication_no };
      return change(entry, async (transaction) => {
        const live = await readLive(transaction);
        if (live && live.publication_no !== body.live) return anotherIsLive();
        const number = numberOf(publication_no);
        const isBound = await wouldBind(transaction, live, number);
        const refusal = isBound ? refuseToBind(session, now) : null;
        if (refusal) return refusal;
        const request = { author: session.person.name, now };
        return (await requestRepeat(transaction, number, request)) ? null : refuse('not-found');
      });
    },
  );
  calls.change(
    'DELETE /publications/:publication_no',
    person,
    async ({ params: { publication_no = '' }, session }) => {
      const entry = { session, what: 'publication.cancel', about: publication_no };
      return change(entry, async (transaction) => {
        const number = numberOf(publication_no);
        // An owner's own sign-in is enough to leave what is live as it is.
        const isBound =
          session.person.role !== 'owner' &&
          (await wouldBind(transaction, await readLive(transaction), number));
        if (isBound) return onlyAnOwner();
        return (await endPublication(transaction, number, 'canceled')) ? null : refuse('not-found');
      });
    },
  );
}

async function mayPublish(db: Kysely<Database>, { person: { role } }: Session): Promise<boolean> {
  return role === 'owner' || (await readOfficeSettings(db)).office_publishes;
}

/** What binds the company is for an owner who has confirmed who they are; null = this is one. */
function refuseToBind(session: Session, now: number): Refusal | null {
  if (session.person.role !== 'owner') return onlyAnOwner();
  return isFresh(session, now) ? null : refuse('confirm-first');
}

const onlyAnOwner = () =>
  refuse('not-allowed', [{ field: 'paths', message: m.office_publications_only_an_owner() }]);

/** Whether what visitors get would change in what binds the company. */
async function wouldBind(
  db: Transaction<Database>,
  live: PublicationRow | undefined,
  number: number,
): Promise<boolean> {
  const row = await findPublication(db, number);
  if (!live || !row) return false;
  const revisions = fromJson(row.revisions);
  const before = await readTexts(db, fromJson(live.revisions));
  const paths = [...(row.is_whole ? before.keys() : []), ...Object.keys(revisions)];
  return isAnyBinding(paths, before, await readTexts(db, revisions));
}

/** @param paths drafts that are to be published */
const bindsCompany = ({ texts, live, drafts }: DraftedContent, paths: readonly string[]): boolean =>
  isAnyBinding(
    paths.filter((path) => drafts.has(path)),
    live,
    texts,
  );

const isAnyBinding = (
  paths: Iterable<string>,
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): boolean =>
  [...paths].some((path) => isBinding(path, before.get(path) ?? null, after.get(path) ?? null));

type DraftChanges = Pick<PublicationList['drafts'][number], 'changes' | 'is_binding'>;
/** By the two texts: the list is asked for each second while something is rendered. */
const compared = new Map<string, DraftChanges>();
const MOST_COMPARED = 2000;

async function draftsIn(
  db: Kysely<Database>,
  { texts, live, drafts }: DraftedContent,
  now: number,
): Promise<PublicationList['drafts']> {
  if (compared.size > MOST_COMPARED) compared.clear();
  const deleted = await deletedBy(db, live.get(SETTINGS), texts.get(SETTINGS), now);
  const list: PublicationList['drafts'] = [];
  for (const { path, hash, author, created_at } of drafts.values()) {
    const [before = null, after = null] = [live.get(path), texts.get(path)];
    const key = `${path} ${before && hashOfText(before)} ${hash}`;
    let found = compared.get(key);
    if (!found) {
      // Comparing takes some milliseconds for each file, in which visitors would wait.
      await setImmediate();
      found = {
        changes: changesOf(path, before, after),
        is_binding: isBinding(path, before, after),
      };
      compared.set(key, found);
    }
    const deletes = path === SETTINGS ? deleted : null;
    const name = pageName(path, after ?? before ?? '');
    list.push({ path, name, author, created_at, ...found, deletes });
  }
  return list;
}

const SETTINGS = 'site.yaml';

/** What a draft of the settings would delete that what is live would not; null = nothing is kept for a shorter time. */
async function deletedBy(
  db: Kysely<Database>,
  live = '',
  draft = '',
  now: number,
): Promise<PublicationList['drafts'][number]['deletes']> {
  if (live === draft) return null;
  const [before, after] = [retentionIn(live), retentionIn(draft)];
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

/** 0 = no publication has it. */
const numberOf = (param: string) => (/^\d{1,9}$/.test(param) ? Number(param) : 0);

const anotherIsLive = () =>
  refuse('invalid', [{ field: 'live', message: m.office_publications_another_is_live() }]);
