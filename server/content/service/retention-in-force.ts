/** How long visitors were told that their data is kept: what the publications of the last day say. */
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { parse } from 'yaml';
import { Retention } from '../../../domain/content/site-schema.ts';
import type { Database } from '../../database/tables.ts';
import { readLiveRevisionsSince } from '../store/publications.ts';
import { readTexts } from '../store/revisions.ts';

const SETTINGS = 'site.yaml';
const DAY_MS = 24 * 3_600_000;

/** As the text of site.yaml has it; null = it can't be read. */
export function retentionIn(text: string): Retention | null {
  try {
    const result = v.safeParse(Retention, parse(text)?.retention);
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

/**
 * The longest that was live within the last day, so that a mistake can be taken back before it deletes anything.
 * @param known of the content that this server began with, where nothing was published
 * @param now ms since the epoch
 */
export async function retentionInForce(
  db: Kysely<Database>,
  known: Retention,
  now: number,
): Promise<Retention> {
  const found: Retention[] = [];
  for (const revisions of await readLiveRevisionsSince(db, now - DAY_MS)) {
    const number = revisions[SETTINGS];
    const texts = number ? await readTexts(db, { [SETTINGS]: number }) : new Map<string, string>();
    found.push(retentionIn(texts.get(SETTINGS) ?? '') ?? known);
  }
  if (found.length === 0) return known;
  const longest = (name: keyof Retention) => Math.max(...found.map((one) => one[name]));
  return {
    photo_days: longest('photo_days'),
    lead_days: longest('lead_days'),
    copy_days: longest('copy_days'),
  };
}
