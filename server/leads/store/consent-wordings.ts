/** Stores every consent wording that the site has shown, so that the office can read what a lead agreed to. */
import type { Kysely } from 'kysely';
import type { Site } from '../../../domain/content/site-schema.ts';
import { wordingTexts } from '../../../domain/lead/consent.ts';
import type { Database } from '../../database/tables.ts';

/** Records the current wordings, once per version. @param sites settings in each language */
export async function recordWordings(
  db: Kysely<Database>,
  sites: Pick<Site, 'consent'>[],
  now: number,
): Promise<void> {
  const rows = sites.flatMap((site) =>
    Object.entries(wordingTexts(site)).map(([wording, text]) => ({
      wording,
      version: site.consent.version,
      text,
      created_at: now,
    })),
  );
  await db
    .insertInto('consent_wordings')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['wording', 'version']).doNothing())
    .execute();
}

/** All recorded wordings, newest first. */
export function readWordings(db: Kysely<Database>) {
  return db
    .selectFrom('consent_wordings')
    .select(['wording', 'version', 'text', 'created_at as first_shown_at'])
    .orderBy('created_at', 'desc')
    .orderBy('wording')
    .execute();
}

/** The text that a lead agreed to; null if it was never recorded. */
export async function findWording(
  db: Kysely<Database>,
  wording: string,
  version: string,
): Promise<string | null> {
  const known = await readWordings(db);
  return known.find((one) => one.wording === wording && one.version === version)?.text ?? null;
}
