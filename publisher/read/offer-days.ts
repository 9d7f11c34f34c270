/** Offers begin and end automatically, so what is rendered depends on the day. */
import type { PageMatter } from '../../domain/content/page-schema.ts';
import type { Site } from '../../domain/content/site-schema.ts';
import { localDate } from '../../domain/hours/office-hours.ts';
import { offerPhase } from '../../domain/prices/offers.ts';
import { buildEnv } from './build-env.ts';

/** The day that pages are rendered for, YYYY-MM-DD. */
export const renderedDay = ({ contact }: Site) =>
  buildEnv.renderedDay ?? localDate(contact.time_zone, Date.now());

/** Search engines and the site search list an offer only while it runs. */
export function listedWhileItRuns(matter: PageMatter, day: string): PageMatter {
  if (matter.template !== 'offer' || offerPhase(matter, day) === 'running') return matter;
  return { ...matter, indexed: false };
}
