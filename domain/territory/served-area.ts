/** An area with the places in it that have a page: what a ZIP code is answered from. */
import type { Territory } from './territory.ts';
import { checkZip, placeOfZip } from './zip-check.ts';

export interface ServedArea {
  /** As in "Serving Richmond". */
  short_label: string;
  territory: Territory;
  /** The area's own page; null when there is none. */
  href: string | null;
  /** Five-digit codes; each stands in one area only. */
  zips: readonly string[];
  places: readonly { name: string; href: string; zips: readonly string[] }[];
}

/** The answer to "Do you serve my ZIP?" as a page shows it. */
export type ServiceAnswer =
  | {
      /** `near`: not on the list, but close to a code that is. */
      kind: 'served' | 'near';
      /** As typed, five digits; null on a page that answers for a whole area. */
      zip: string | null;
      area: Pick<ServedArea, 'short_label' | 'territory' | 'href'>;
      /** The place it lies in, or the nearest one; null when none has a page. */
      place: { name: string; href: string } | null;
    }
  | { kind: 'far'; zip: string | null }
  | { kind: 'malformed' };

/** @param typed a ZIP code as typed. */
export function answerZip(typed: string, areas: readonly ServedArea[]): ServiceAnswer {
  const found = checkZip(typed, areas);
  if (found.kind === 'malformed') return found;
  const zip = typed.trim().slice(0, 5);
  if (found.kind === 'far') return { kind: 'far', zip };
  const { short_label, territory, href, places } = found.area;
  const place = placeOfZip(found.zip, places);
  return {
    kind: found.kind,
    zip,
    area: { short_label, territory, href },
    place: place && { name: place.name, href: place.href },
  };
}

/** The name of the page that gives the same answer without scripts, as in /zip-check/near-richmond. */
export function answerPageOf(
  typed: string,
  areas: readonly { id: string; zips: readonly string[] }[],
): string {
  const found = checkZip(typed, areas);
  if (found.kind === 'far') return 'elsewhere';
  if (found.kind === 'malformed') return 'not-a-zip';
  return found.kind === 'near' ? `near-${found.area.id}` : found.area.id;
}
