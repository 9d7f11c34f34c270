/** Finds references in content files to what does not exist: territories, states, areas, pages, prices, drawings, photos. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
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
import { allDrawings } from '../../domain/species/specimens.ts';
import { US_STATE_CODES, US_STATE_NAMES, usStateCode } from '../../domain/territory/us-states.ts';
import { NavigationSettings } from '../page-data/navigation.ts';
import { collect, type Fault, fieldFault } from '../read/content-error.ts';
import { CODE_ROUTES, loadProducts, type Page, splitPage } from '../read/load.ts';
import { urlFault } from '../read/page-addresses.ts';
import { fileIn } from '../read/read-translated.ts';
import { readYaml } from '../read/read-yaml.ts';
import type { FieldPath } from './field-lines.ts';

/** Faults of settings, areas and menus. @param urls of all pages */
export function* siteFaults(
  dir: string,
  site: Site,
  areas: Area[],
  urls: string[],
): Generator<Fault> {
  yield* settingFaults(join(dir, 'site.yaml'), site);
  for (const area of areas)
    yield* areaFaults(join(dir, 'areas', `${area.id}.yaml`), area, site, urls);
  yield* navigationFaults(join(dir, 'navigation.yaml'), site, urls);
}

function* settingFaults(file: string, { territories, licenses, contact, hours }: Site) {
  for (const [name, { state }] of Object.entries(territories))
    if (state !== undefined) yield* unknownState(file, ['territories', name, 'state'], state);
  for (const [index, { state }] of licenses.entries())
    if (!usStateCode(state))
      yield fieldFault(
        file,
        ['licenses', index, 'state'],
        'the name of a state',
        state,
        stateNames(),
      );
  const zones = Intl.supportedValuesOf('timeZone');
  const zone = contact.time_zone;
  if (!zones.includes(zone)) {
    const expected = 'a time zone like America/New_York';
    yield fieldFault(file, ['contact', 'time_zone'], expected, zone, zones);
  }
  for (const [day, value] of Object.entries(hours)) {
    if (!isOpenDay(value) || value.opens < value.closes) continue;
    const expected = `a time after ${value.opens}, when it opens`;
    yield fieldFault(file, ['hours', day, 'closes'], expected, value.closes);
  }
}

function isOpenDay(value: unknown): value is { opens: string; closes: string } {
  return typeof value === 'object' && value !== null && 'opens' in value;
}

function* areaFaults(file: string, area: Area, { territories }: Site, urls: string[]) {
  if (area.state !== '') yield* unknownState(file, ['state'], area.state);
  const known = Object.keys(territories);
  const territory = territories[area.territory];
  if (!territory) {
    const expected = `a territory of site.yaml (${known.join(', ')})`;
    yield fieldFault(file, ['territory'], expected, area.territory, known);
  } else if (territory.state !== undefined && territory.state !== area.state) {
    const expected = `${territory.state}, the state of the territory ${area.territory} in site.yaml`;
    yield fieldFault(file, ['state'], expected, area.state);
  }
  yield* unknownPages(file, [[['page'], area.page]], urls);
}

function* unknownState(file: string, path: FieldPath, state: string) {
  if (!US_STATE_CODES.includes(state))
    yield fieldFault(file, path, 'the two letters of a state', state, US_STATE_CODES);
}

function* navigationFaults(file: string, { brand }: Site, urls: string[]) {
  const settings = collect([], () => readYaml(file, NavigationSettings));
  if (!settings) return;
  const links: Named[] = [
    ...settings.header.map((path, index): Named => [['header', index], path]),
    ...settings.footer.flatMap(({ pages }, column) =>
      pages.map((path, index): Named => [['footer', column, 'pages', index], path]),
    ),
  ];
  const filled = links.map(([path, link]): Named => [path, link?.replace('{slug}', brand.slug)]);
  yield* unknownPages(file, filled, ['/quote', ...urls]);
}

export function* homeFaults(
  file: string,
  home: Home,
  { prices }: Site,
  urls: string[],
): Generator<Fault> {
  const { hero, services, pests } = home;
  const links = [
    ...hero.links.map(({ page }, index): Named => [['hero', 'links', index, 'page'], page]),
    ...services.cards.map(
      ({ link }, index): Named => [['services', 'cards', index, 'link', 'page'], link?.page],
    ),
    ...pests.zones.flatMap(({ pests }, zone) =>
      pests.map(
        ({ page }, index): Named => [['pests', 'zones', zone, 'pests', index, 'page'], page],
      ),
    ),
  ];
  yield* unknownPages(file, links, urls);
  const cards = services.cards.map(
    ({ price }, index): Named => [['services', 'cards', index, 'price'], price],
  );
  yield* unknownPrices(file, cards, prices);
  for (const [zone, { pests: drawn }] of pests.zones.entries())
    for (const [index, { spot }] of drawn.entries()) {
      if (drawn.findIndex((other) => other.spot === spot) === index) continue;
      const path = ['pests', 'zones', zone, 'pests', index, 'spot'];
      yield fieldFault(file, path, 'a spot where no other pest of the zone is', spot);
    }
}

/** Faults of references in a page's front matter, and of the page's URL. */
export function* pageFaults({
  dir,
  site,
  areas,
  pages,
}: {
  dir: string;
  site: Site;
  areas: Area[];
  pages: Page[];
}): Generator<Fault> {
  const photos = join(dir, 'photos');
  const pictures = existsSync(photos) ? readdirSync(photos) : [];
  for (const [index, { photo }] of site.people.entries()) {
    if (!photo || pictures.includes(photo.file)) continue;
    const path = ['people', index, 'photo', 'file'];
    yield fieldFault(join(dir, 'site.yaml'), path, `a picture in ${photos}`, photo.file, pictures);
  }
  const ids = areas.map(({ id }) => id);
  for (const { file, url, matter } of pages) {
    const misplaced = urlFault(file, url, matter);
    if (misplaced) yield misplaced;
    if ('area' in matter && matter.area !== undefined && !ids.includes(matter.area))
      yield fieldFault(file, ['area'], `a file of areas/ (${ids.join(', ')})`, matter.area, ids);
    for (const [index, photo] of matter.photos.entries()) {
      if (pictures.includes(photo.file)) continue;
      const path = ['photos', index, 'file'];
      yield fieldFault(file, path, `a picture in ${photos}`, photo.file, pictures);
    }
    if (matter.template === 'pest') yield* pestFaults(file, matter);
    if (matter.template === 'service') {
      yield* serviceFaults(file, matter, site);
      yield* recordFaults(dir, file, matter);
    }
    if ('place' in matter) yield* crowdedFaults(file, matter);
    if (matter.template === 'offer')
      yield* offerFaults(
        file,
        matter,
        site,
        pages.map((page) => page.url),
      );
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

function* unknownDrawings(file: string, named: Named[]) {
  const drawings = allDrawings().map(({ name }) => name);
  for (const [path, name] of named)
    if (name !== undefined && !drawings.includes(name))
      yield fieldFault(file, path, 'a drawing of site/public/specimens', name, drawings);
}

function* recordFaults(dir: string, file: string, { record }: ServiceMatter) {
  if (!record) return;
  yield* unknownDrawings(file, [[['record', 'specimen'], record.specimen]]);
  const products = collect([], () => loadProducts(dir))?.products ?? [];
  const numbered = products.flatMap(({ name, epa_reg_no }) => (epa_reg_no ? name : []));
  if (numbered.includes(record.product)) return;
  const expected = 'a product of products.yaml with a registration number';
  yield fieldFault(file, ['record', 'product'], expected, record.product, numbered);
}

function* serviceFaults(file: string, matter: ServiceMatter, site: Site) {
  const { chapter, steps, guarantee, cost } = matter;
  yield* chapterFaults(file, chapter, 'steps', steps.length);
  for (const [index, claim] of (guarantee?.carries ?? []).entries()) {
    if (site.claims[claim]) continue;
    const expected = `a promise of claims in site.yaml (it has no ${claim})`;
    yield fieldFault(file, ['guarantee', 'carries', index], expected, claim);
  }
  if (cost?.price) yield* unknownPrices(file, [[['cost', 'price'], cost.price]], site.prices);
}

/** Most days that an offer may run. */
const LONGEST_OFFER_DAYS = 184;

function* offerFaults(file: string, matter: OfferMatter, { prices }: Site, urls: string[]) {
  const { first_day, last_day, saves, price } = matter;
  yield* unknownPrices(file, [[['price'], price]], prices);
  yield* unknownPages(
    file,
    matter.pages.map((page, index): Named => [['pages', index], page]),
    urls,
  );
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
  const { activity, species, lookalikes, chapter, treatment } = matter;
  yield* chapterFaults(file, chapter, 'treatment', treatment.length);
  yield* unknownDrawings(file, [
    ...species.map(({ specimen }, index): Named => [['species', index, 'specimen'], specimen]),
    ...lookalikes.flatMap(({ specimen, beside }, index): Named[] => [
      [['lookalikes', index, 'specimen'], specimen],
      [['lookalikes', index, 'beside'], beside],
    ]),
  ]);
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
  for (const state of Object.keys(activity))
    if (!usStateCode(state.replaceAll('_', ' '))) {
      const expected = 'a state like south_carolina';
      yield fieldFault(file, ['activity', state], expected, state, stateNames('_'));
    }
}

/** Names of states, as in "south carolina". */
const stateNames = (space = ' ') => US_STATE_NAMES.map((name) => name.replaceAll(' ', space));

/** A field, and the name it refers to. */
type Named = [path: FieldPath, name: string | undefined];

function* unknownPages(file: string, links: Named[], urls: readonly string[]) {
  const known = [...CODE_ROUTES, ...urls];
  for (const [path, link] of links)
    if (link !== undefined && !known.includes(link))
      yield fieldFault(file, path, 'a page that exists', link, urls);
}

function* unknownPrices(file: string, used: Named[], prices: Site['prices']) {
  const known = Object.keys(prices);
  for (const [path, name] of used) {
    if (name !== undefined && known.includes(name)) continue;
    const expected = `a price of site.yaml (${known.join(', ') || 'it has none'})`;
    yield fieldFault(file, path, expected, name, known);
  }
}
