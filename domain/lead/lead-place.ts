/** Where a lead belongs. */
import type { Area } from '../content/site-schema.ts';
import type { Territory } from '../territory/territory.ts';
import { zipOf } from './submission-fields.ts';

/** Its ZIP wins, then the territory whose phone the visitor saw. Both null = unknown. */
export function placeOfLead(
  lead: { address: string; territory?: Territory | null | undefined },
  areas: Area[],
): { area: Area | null; territory: Territory | null } {
  const zip = zipOf(lead.address);
  const area = (zip && areas.find((candidate) => candidate.zips.includes(zip))) || null;
  return { area, territory: area?.territory ?? lead.territory ?? null };
}
