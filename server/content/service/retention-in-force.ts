/** The retention times in force: those of the publications that were live within the last day. */
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { parse } from 'yaml';
import { Retention } from '../../../domain/content/site-schema.ts';
import { fromJson } from '../../database/json.ts';
import type { Database } from '../../database/tables.ts';
import { readLives } from '../store/publications.ts';
import { readTexts } from '../store/stored-revisions.ts';

const SETTINGS = 'site.yaml';
const DAY_MS = 24 * 3_600_000;

/** Retention times in the text of site.yaml; null if it can't be parsed. */
export function retentionIn(text: string): Retention | null {
  try {
    const result = v.safeParse(Retention, parse(text)?.retention);
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

/**
 * The longest times that were live within the last day, so that a mistake can be undone before it deletes anything.
 * @param known retention of the server's first content, used if nothing was published
 * @param now ms since the epoch
 */
export async function retentionInForce(
  db: Kysely<Database>,
  known: Retention,
  now: number,
): Promise<Retention> {
  const lives = await readLives(db);
  const atStart = lives.findIndex(({ live_at }) => (live_at ?? 0) <= now - DAY_MS);
  const found: Retention[] = [];
  for (const { revisions } of atStart === -1 ? lives : lives.slice(0, atStart + 1)) {
    const texts = await readTexts(db, fromJson(revisions), [SETTINGS]);
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
