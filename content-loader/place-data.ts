/** What a place page shows besides its front matter. */
import type { PlaceMatter } from '../domain/content/page-schema.ts';
import type { Area } from '../domain/content/site-schema.ts';
import type { PestYear } from '../domain/species/calendar.ts';
import { type Drawing, drawingNamedIn } from '../domain/species/specimens.ts';
import { mapOf, type PlaceMap } from '../domain/territory/maps.ts';
import type { Territory } from '../domain/territory/territory.ts';
import { ContentError, fieldFault } from './content-error.ts';
import { findPage, loadAreas, loadPages, type Page } from './load.ts';
import type { NavigationItem } from './navigation.ts';
import { itemsOf, loadPageData, offerOf, type PageData, type ServiceOffer } from './page-data.ts';
import { drawingNamed, drawingOfPage } from './page-drawing.ts';
import { loadPestYears, monthOfBuild } from './pest-calendar.ts';

export interface PlaceData extends PageData<PlaceMatter> {
  /** The area it belongs to; linked where the area has a page other than this one. */
  area: { label: string; href: string | null; landscape: Area['landscape'] };
  /** Whose number the page names: that of its area's territory. */
  office: { territory: Territory; name: string };
  /** The pests of the front matter with the page and the drawing they lead to. */
  pests: {
    name: string;
    why: string;
    href: string | null;
    drawing: Drawing | null;
    spots: PlaceMatter['pests'][number]['spots'];
  }[];
  nearby: NavigationItem[];
  /** Its area's map: the places of the menu, and this one. */
  map: PlaceMap | null;
  /** The year of every pest in its state. */
  year: { pests: PestYear[]; monthOfBuild: number; calendar: NavigationItem | null };
  /** Its subject, on a page about one service in one city. */
  offer: ServiceOffer | null;
  /** What our work costs there: the page's subject, what treats its pests, and the plan for the house. */
  offers: ServiceOffer[];
}

export function loadPlaceData(request: Request): PlaceData {
  const pages = loadPages();
  const page = loadPageData(request, pages) as PageData<PlaceMatter>;
  const { matter } = page;
  const area = loadAreas().find(({ id }) => id === matter.area);
  if (!area)
    throw new ContentError(fieldFault(page.url, ['area'], 'a file of areas/', matter.area));
  return {
    ...page,
    area: {
      label: area.label,
      landscape: matter.landscape ?? area.landscape,
      href: area.page === page.url ? null : (findPage(pages, area.page)?.href ?? null),
    },
    office: { territory: area.territory, name: area.short_label },
    pests: matter.pests.map(({ name, why, page: path, spots }) => {
      const target = path ? findPage(pages, path) : undefined;
      return {
        name,
        why,
        spots,
        href: target?.href ?? null,
        drawing: target ? drawingFor(name, pages, target) : null,
      };
    }),
    nearby: itemsOf(pages, matter.nearby),
    year: {
      pests: loadPestYears(area.state),
      monthOfBuild: monthOfBuild(),
      calendar: itemsOf(pages, ['/pest-info/calendar'])[0] ?? null,
    },
    map: mapAround(pages, matter.area, matter.place),
    offer: offerOf(pages, subjectOf(matter)),
    offers: offersFor(pages, matter),
  };
}

function subjectOf(matter: PlaceMatter): string | undefined {
  return 'service' in matter ? matter.service : undefined;
}

/** The services that a place's pests call for, each once, its subject first and the plan for the house last. */
export function offersFor(pages: Page[], matter: PlaceMatter): ServiceOffer[] {
  const treatedBy = (path: string | undefined) => {
    const target = path ? findPage(pages, path)?.matter : undefined;
    return target?.template === 'pest' ? target.service : path;
  };
  const plan = pages.find(
    ({ matter }) =>
      matter.template === 'service' &&
      matter.cost.by === 'price' &&
      matter.cost.price === 'protection_plan',
  )?.url;
  const paths = [subjectOf(matter), ...matter.pests.map(({ page }) => treatedBy(page)), plan];
  return [...new Set(paths)].flatMap((path) => offerOf(pages, path) ?? []);
}

/** Its area's map, where one was drawn of these places. */
function mapAround(pages: Page[], area: string, place: string): PlaceMap | null {
  const map = mapOf(area);
  const pins = map?.pins.flatMap((pin) => {
    if (!pin.href) return pin.name === place ? [pin] : [];
    const page = findPage(pages, pin.href);
    return page ? [{ ...pin, href: page.href }] : [];
  });
  return map && pins?.some(({ name }) => name === place) ? { ...map, pins } : null;
}

/** Of the animals a page is about, the one whose name comes nearest to `name`; else any animal it names, else the page's first. */
export function drawingFor(name: string, pages: Page[], target: Page): Drawing | null {
  const { matter } = target;
  if (
    'also_called' in matter &&
    matter.also_called.some((one) => one.toLowerCase() === name.toLowerCase())
  )
    return drawingOfPage(pages, target);
  const about = matter.template === 'service' ? matter.pests : [target.url];
  const drawings = about.flatMap((path) => {
    const page = findPage(pages, path);
    return page?.matter.template === 'pest'
      ? page.matter.species.flatMap(({ specimen }) => drawingNamed(specimen, page.file) ?? [])
      : [];
  });
  const words = name.toLowerCase();
  const partsOf = (drawing: Drawing) => drawing.name.split('-');
  const likeness = (drawing: Drawing) =>
    partsOf(drawing).filter((word) => words.includes(word)).length;
  const nearest = drawings.sort((a, b) => likeness(b) - likeness(a)).at(0);
  const named = drawingNamedIn(name);
  const inFull = [nearest, named].find((one) => one && likeness(one) === partsOf(one).length);
  if (inFull) return inFull;
  if (nearest && likeness(nearest) > 0) return nearest;
  return named ?? drawingOfPage(pages, target);
}
