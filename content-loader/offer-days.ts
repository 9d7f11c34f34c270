/**
 * Offers begin and end by themselves: what is rendered depends on the day. A snapshot is rendered for the day of the newest change, which
 * stands in a file beside its content and with its publication, so that each server writes the same bytes. Without that file it is today.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OfferMatter, PageMatter } from '../domain/content/page-schema.ts';
import type { Site } from '../domain/content/site-schema.ts';
import { localDate } from '../domain/hours/office-hours.ts';
import { newestOfferChange, offerPhase } from '../domain/prices/offers.ts';
import { valuesOf } from './edit-text.ts';
import { contentDir } from './read-once.ts';

/** In the folder that a snapshot is rendered from; '' = before every day. */
export const OFFERS_DAY_FILE = 'offers-day.txt';

/** Files that say when offers begin and end. */
export const saysOfferDays = (path: string) =>
  path === 'site.yaml' || (path.startsWith('pages/offers/') && !path.endsWith('.es.md'));

/**
 * The day that pages are rendered for.
 * @param texts of the content by path; with mistakes it is '', and the check names these
 * @param now ms since the epoch
 */
export function offersDay(texts: ReadonlyMap<string, string>, now: number): string {
  try {
    const { contact } = valuesOf('site.yaml', texts.get('site.yaml') ?? '') as Site;
    const offers = [...texts.keys()]
      .filter((path) => saysOfferDays(path) && path.endsWith('.md'))
      .map((path) => valuesOf(path, texts.get(path) ?? '') as OfferMatter);
    return newestOfferChange(offers, localDate(contact.time_zone, now));
  } catch {
    return '';
  }
}

/** The day that pages are rendered for in `dir`. */
export function renderedDay({ contact }: Site, dir = contentDir): string {
  const file = join(dir, OFFERS_DAY_FILE);
  return existsSync(file) ? readFileSync(file, 'utf8') : localDate(contact.time_zone, Date.now());
}

/** Search engines and the search see an offer while it runs. */
export function listedWhileItRuns(matter: PageMatter, day: string): PageMatter {
  if (matter.template !== 'offer' || offerPhase(matter, day) === 'running') return matter;
  return { ...matter, indexed: false };
}
