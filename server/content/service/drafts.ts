/** The content with drafts: what is live, overlaid with the office's drafts. */
import type { Kysely, Transaction } from 'kysely';
import type { Revisions } from '../../../domain/content/revisions.ts';
import { fromJson } from '../../database/json.ts';
import type { Database } from '../../database/tables.ts';
import { hashOfText, readContentFolder } from '../store/folder-files.ts';
import { readLive, readWaiting } from '../store/publications.ts';
import {
  changeDraft,
  endDrafts,
  insertRevisions,
  type RevisionHead,
  readDrafts,
  readRevisionHeads,
  readTexts,
} from '../store/stored-revisions.ts';

/** Changes by one person within this time, ms, go into one revision. */
const SITTING_MS = 600_000;

export interface DraftedContent {
  /** Texts by path, drafts included. */
  texts: Map<string, string>;
  /** The live texts by path. */
  live: Map<string, string>;
  lives: Map<string, RevisionHead>;
  /** Drafts by path, including removals. */
  drafts: Map<string, RevisionHead>;
}

export async function readDrafted(db: Kysely<Database>): Promise<DraftedContent> {
  const row = await readLive(db);
  const revisions: Revisions = row ? fromJson(row.revisions) : {};
  const live = row ? await readTexts(db, revisions) : readContentFolder().texts;
  const drafts = (await readDrafts(db)).filter(
    ({ path, revision_no }) => revision_no > (revisions[path] ?? 0),
  );
  const numbers = Object.fromEntries(drafts.map(({ path, revision_no }) => [path, revision_no]));
  const texts = new Map([...live, ...(await readTexts(db, numbers))]);
  for (const { path, hash } of drafts) if (hash === null) texts.delete(path);
  return {
    ...{ texts, live },
    lives: byPath(await readRevisionHeads(db, revisions)),
    drafts: byPath(drafts),
  };
}

const byPath = (heads: RevisionHead[]) => new Map(heads.map((head) => [head.path, head]));

/**
 * Saves drafts. A draft equal to the live text is deleted. Call it within the transaction that holds the publication
 * counter.
 * @param changes null removes the file
 */
export async function saveDrafts(
  db: Transaction<Database>,
  { live, drafts }: DraftedContent,
  changes: ReadonlyMap<string, string | null>,
  { author, now }: { author: string; now: number },
): Promise<void> {
  // Revisions that a waiting publication contains must not change.
  const waiting = await readWaiting(db);
  const closed = new Set(waiting.flatMap(({ revisions }) => Object.values(fromJson(revisions))));
  for (const [path, text] of changes) {
    const draft = drafts.get(path);
    const hash = text === null ? null : hashOfText(text);
    if (text === (live.get(path) ?? null)) {
      if (draft) await endDrafts(db, [draft.revision_no]);
    } else if (
      draft?.author === author &&
      !closed.has(draft.revision_no) &&
      now - draft.created_at < SITTING_MS
    ) {
      await changeDraft(db, draft.revision_no, { text, hash, created_at: now });
    } else {
      const written = { path, text, hash, author, created_at: now };
      const begun_no = draft?.begun_no ?? null;
      await insertRevisions(db, [{ ...written, is_draft: 1, begun_no }]);
    }
  }
}
