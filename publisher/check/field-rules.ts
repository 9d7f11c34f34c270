/** Finds faults between fields that a schema can't see: hours, states of areas, steps of drawings, days of offers. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Home } from '../../domain/content/home-schema.ts';
import type {
  ChapterMatter,
  OfferMatter,
  PestMatter,
  PlaceMatter,
  ServiceMatter,
} from '../../domain/content/page-schema.ts';
import type { Area, Site } from '../../domain/content/site-schema.ts';
import { chapterNamed } from '../../domain/drawings/chapters.ts';
import { crowdedSpots } from '../../domain/drawings/town-section.ts';
import { daysBetween } from '../../domain/hours/office-days.ts';
import { loweredBy } from '../../domain/prices/offers.ts';
import { collect, type Fault, fieldFault } from '../read/content-error.ts';
import { type Page, splitPage } from '../read/load.ts';
import { urlFault } from '../read/page-addresses.ts';
import { fileIn } from '../read/read-translated.ts';

/** Faults of settings and areas. */
export function* siteFaults(dir: string, site: Site, areas: Area[]): Generator<Fault> {
  yield* hourFaults(join(dir, 'site.yaml'), site);
  for (const { id, state, territory } of areas) {
    const named = site.territories[territory]?.state;
    if (named === undefined || named === state) continue;
    const expected = `${named}, the state of the territory ${territory} in site.yaml`;
    yield fieldFault(join(dir, 'areas', `${id}.yaml`), ['state'], expected, state);
  }
}

function* hourFaults(file: string, { hours }: Site) {
  for (const [day, value] of Object.entries(hours)) {
    if (!isOpenDay(value) || value.opens < value.closes) continue;
    const expected = `a time after ${value.opens}, when it opens`;
    yield fieldFault(file, ['hours', day, 'closes'], expected, value.closes);
  }
}

function isOpenDay(value: unknown): value is { opens: string; closes: string } {
  return typeof value === 'object' && value !== null && 'opens' in value;
}

/** Two pests at the same spot of a zone. */
export function* homeFaults(file: string, { pests }: Home): Generator<Fault> {
  for (const [zone, { pests: drawn }] of pests.zones.entries())
    for (const [index, { spot }] of drawn.entries()) {
      if (drawn.findIndex((other) => other.spot === spot) === index) continue;
      const path = ['pests', 'zones', zone, 'pests', index, 'spot'];
      yield fieldFault(file, path, 'a spot where no other pest of the zone is', spot);
    }
}

/** Faults of a page's URL, and of its fields together. */
export function* pageFaults(pages: Page[], site: Site): Generator<Fault> {
  for (const { file, url, matter } of pages) {
    const misplaced = urlFault(file, url, matter);
    if (misplaced) yield misplaced;
    if (matter.template === 'pest') yield* pestFaults(file, matter);
    if (matter.template === 'service') yield* serviceFaults(file, matter, site);
    if ('place' in matter) yield* crowdedFaults(file, matter);
    if (matter.template === 'offer') yield* offerFaults(file, matter, site);
  }
}

/** Spots that a page can't show together. */
function* crowdedFaults(file: string, { pests }: PlaceMatter) {
  const crowded = crowdedSpots(pests.flatMap(({ spots }) => spots));
  if (!crowded) return;
  const [first, other] = crowded;
  const index = pests.findLastIndex(({ spots }) => spots.includes(other));
  const expected = `no ${other}, as it is drawn where ${first} is`;
  yield fieldFault(file, ['pests', index, 'spots'], expected, other);
}

/**
 * Layers that the drawing lacks, steps that the page lacks, and translations with another number of steps.
 * @param field name of the page's steps
 * @param steps their number
 */
function* chapterFaults(
  file: string,
  chapter: ChapterMatter | undefined,
  field: 'steps' | 'treatment',
  steps: number,
) {
  if (!chapter) return;
  const known = chapterNamed(chapter.drawing)?.layers.map(({ name }) => name) ?? [];
  for (const [layer, step] of Object.entries(chapter.layers)) {
    const path = ['chapter', 'layers', layer];
    if (!known.includes(layer)) {
      const expected = `a layer of the drawing ${chapter.drawing} (${known.join(', ')})`;
      yield fieldFault(file, path, expected, layer, known);
    }
    if (step > steps) yield fieldFault(file, path, `a step from 1 to ${steps}`, String(step));
  }
  yield* translatedStepFaults(file, field, steps);
}

function* translatedStepFaults(file: string, field: string, steps: number) {
  const own = fileIn('es', file);
  if (!existsSync(own)) return;
  // Faults of the file itself are reported where it is read.
  const words = collect([], () => splitPage(own, readFileSync(own, 'utf8')).matter);
  const found = (words as Record<string, unknown> | undefined)?.[field];
  if (!Array.isArray(found) || found.length === steps) return;
  const expected = `as many entries as ${basename(file)} has (${steps}), for the drawing beside them`;
  yield fieldFault(own, [field], expected, String(found.length));
}

function* serviceFaults(file: string, matter: ServiceMatter, site: Site) {
  const { chapter, steps, guarantee } = matter;
  yield* chapterFaults(file, chapter, 'steps', steps.length);
  for (const [index, claim] of (guarantee?.carries ?? []).entries()) {
    if (site.claims[claim]) continue;
    const expected = `a promise of claims in site.yaml (it has no ${claim})`;
    yield fieldFault(file, ['guarantee', 'carries', index], expected, claim);
  }
}

/** Most days that an offer may run. */
const LONGEST_OFFER_DAYS = 184;

function* offerFaults(file: string, matter: OfferMatter, { prices }: Site) {
  const { first_day, last_day, saves, price } = matter;
  const days = daysBetween(first_day, last_day);
  if (days < 0 || days > LONGEST_OFFER_DAYS) {
    const expected = `a day from ${first_day}, and at most ${LONGEST_OFFER_DAYS} days later`;
    yield fieldFault(file, ['last_day'], expected, last_day);
  }
  const { from, low = from } = prices[price] ?? {};
  if (low !== undefined && loweredBy(saves, low) <= 0 && saves !== 'free')
    yield fieldFault(file, ['saves'], `less than the price ${price}, $${low}`, saves);
}

function* pestFaults(file: string, matter: PestMatter) {
  const { species, lookalikes, chapter, treatment } = matter;
  yield* chapterFaults(file, chapter, 'treatment', treatment.length);
  for (const [index, { marks, callouts }] of species.entries())
    for (const [callout, { mark }] of callouts.entries()) {
      if (mark <= marks.length) continue;
      const path = ['species', index, 'callouts', callout, 'mark'];
      yield fieldFault(file, path, `a mark from 1 to ${marks.length}`, String(mark));
    }
  const isDrawn = species.some(({ specimen }) => specimen);
  for (const [index, { specimen, beside }] of lookalikes.entries()) {
    if (!specimen || beside || isDrawn) continue;
    const expected = 'the drawing beside which it stands, as no species of the page is drawn';
    yield fieldFault(file, ['lookalikes', index, 'beside'], expected, undefined);
  }
}
