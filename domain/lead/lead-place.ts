/** The area and territory of a lead. */
import type { Area } from '../content/site-schema.ts';
import type { Territory } from '../territory/territory.ts';
import { zipOf } from './submission-fields.ts';

/** The ZIP code takes precedence, then the territory whose phone the visitor saw. Null if unknown. */
export function placeOfLead(
  lead: { address: string; territory?: Territory | null | undefined },
  areas: Area[],
): { area: Area | null; territory: Territory | null } {
  const zip = zipOf(lead.address);
  const area = (zip && areas.find((candidate) => candidate.zips.includes(zip))) || null;
  return { area, territory: area?.territory ?? lead.territory ?? null };
}

/**
 * The territory whose phone number pages and mails show to the sender of a request: the one that the visitor saw, otherwise
 * that of the ZIP code. Null if unknown.
 */
export function shownTerritoryOf(
  lead: { address: string; territory?: Territory | null | undefined },
  areas: Area[],
): Territory | null {
  return lead.territory ?? placeOfLead(lead, areas).territory;
}
