/** An area with those of its places that have a page: the data behind the ZIP check. */
import type { Territory } from './territory.ts';
import { checkZip, placeOfZip } from './zip-check.ts';

export interface ServedArea {
  /** As in "Serving Richmond". */
  short_label: string;
  territory: Territory;
  /** Path of the area's page; null if there is none. */
  href: string | null;
  /** Five-digit codes; each is in one area only. */
  zips: readonly string[];
  places: readonly { name: string; href: string; zips: readonly string[] }[];
}

/** The answer to "Do you serve my ZIP?" as a page shows it. */
export type ServiceAnswer =
  | {
      /** `near`: not served, but close to a served code. */
      kind: 'served' | 'near';
      /** The five digits typed; null on a page that answers for a whole area. */
      zip: string | null;
      area: Pick<ServedArea, 'short_label' | 'territory' | 'href'>;
      /** The place with this code, or the nearest one; null if none has a page. */
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

/** Name of the page that gives the same answer without scripts, as in /zip-check/near-richmond. */
export function answerPageOf(
  typed: string,
  areas: readonly { id: string; zips: readonly string[] }[],
): string {
  const found = checkZip(typed, areas);
  if (found.kind === 'far') return 'elsewhere';
  if (found.kind === 'malformed') return 'not-a-zip';
  return found.kind === 'near' ? `near-${found.area.id}` : found.area.id;
}
