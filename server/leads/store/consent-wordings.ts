/** Keeps every consent wording that visitors have read, so that a lead's version leads to its words. */
import type { Kysely } from 'kysely';
import type { Site } from '../../../domain/content/site-schema.ts';
import type { FormName } from '../../../domain/forms/form.ts';
import { wordingTexts } from '../../../domain/lead/consent.ts';
import type { Database } from '../../database/tables.ts';

/**
 * Records the wordings of this start, once per version.
 * @returns wordings that were changed without a new version: what leads before agreed to is what was recorded first.
 */
export async function recordWordings(
  db: Kysely<Database>,
  site: Pick<Site, 'consent'>,
  now: number,
): Promise<FormName[]> {
  const { version } = site.consent;
  const texts = wordingTexts(site);
  const rows = Object.entries(texts).map(([wording, text]) => ({
    wording,
    version,
    text,
    created_at: now,
  }));
  await db
    .insertInto('consent_wordings')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['wording', 'version']).doNothing())
    .execute();
  const recorded = await db
    .selectFrom('consent_wordings')
    .selectAll()
    .where('version', '=', version)
    .execute();
  return recorded
    .filter(({ wording, text }) => texts[wording as FormName] !== text)
    .map(({ wording }) => wording as FormName);
}

/** The words a lead or signup agreed to; null when nobody recorded them. */
export async function findWording(
  db: Kysely<Database>,
  wording: string,
  version: string,
): Promise<string | null> {
  const found = await db
    .selectFrom('consent_wordings')
    .select('text')
    .where('wording', '=', wording)
    .where('version', '=', version)
    .executeTakeFirst();
  return found?.text ?? null;
}

/** Every wording that was recorded, newest first. */
export function readWordings(db: Kysely<Database>) {
  return db
    .selectFrom('consent_wordings')
    .select(['wording', 'version', 'text', 'created_at as first_shown_at'])
    .orderBy('created_at', 'desc')
    .orderBy('wording')
    .execute();
}
