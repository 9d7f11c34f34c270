/** The data of a place page besides its front matter. */
import type { PlaceMatter } from '../../domain/content/page-schema.ts';
import type { Area } from '../../domain/content/site-schema.ts';
import { type Drawing, drawingNamedIn } from '../../domain/species/specimens.ts';
import type { Territory } from '../../domain/territory/territory.ts';
import { ContentError, fieldFault } from '../read/content-error.ts';
import { pestsOfService } from '../read/coverage.ts';
import { findPage, loadAreas, loadPages, type Page } from '../read/load.ts';
import { type Visitor, whoComes } from '../read/who-comes.ts';
import { labelOf, type NavigationItem } from './navigation.ts';
import { itemsOf, loadPageData, offerOf, type PageData, type ServiceOffer } from './page-data.ts';
import { costOfService, costsOfPest, type PestCost } from './pest-costs.ts';

export interface PlaceData extends PageData<PlaceMatter> {
  /** The page's area; linked if the area has a page other than this one. */
  area: { label: string; href: string | null; landscape: Area['landscape'] };
  /** The office whose phone number the page shows: that of the area's territory. */
  office: { territory: Territory; name: string; isHere: boolean };
  /** The pests of the front matter, with the page and the drawing they link to. */
  pests: {
    name: string;
    why: string;
    href: string | null;
    drawing: Drawing | null;
    spots: PlaceMatter['pests'][number]['spots'];
  }[];
  nearby: NavigationItem[];
  /** The people who come to homes; empty if none of them has a photo. */
  people: Visitor[];
  /** For a page about a visit: the page with everything about the place; null if there is none. */
  ownTown: NavigationItem | null;
  /** The page with every pest's year; null if there is none. */
  calendar: NavigationItem | null;
  /** The service, on a page about one service in one city. */
  offer: ServiceOffer | null;
  /** Prices of the page's service, of treatments for its pests, and of the plan if it covers any of them. */
  costs: PlaceCost[];
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
    office: {
      territory: area.territory,
      name: area.short_label,
      isHere: area.short_label === matter.place,
    },
    pests: matter.pests.map(({ name, why, page: path, spots }) => {
      const target = path ? findPage(pages, path) : undefined;
      return {
        name,
        why,
        spots,
        href: target?.href ?? null,
        drawing: drawingFor(name, pages, target),
      };
    }),
    nearby: itemsOf(pages, matter.nearby),
    people: whoComes(),
    ownTown: ownTown(pages, matter),
    calendar: itemsOf(pages, ['/pest-info/calendar'])[0] ?? null,
    offer: offerOf(pages, subjectOf(matter)),
    costs: costsOfPlace(pages, matter),
  };
}

function subjectOf(matter: PlaceMatter): string | undefined {
  return 'service' in matter ? matter.service : undefined;
}

/** A line of a place's price list: a service, and the place's pests that its price covers. */
interface PlaceCost extends PestCost {
  /** As in "Fire ants (lawn)"; empty if the place names the service itself. */
  pests: string[];
}

/**
 * Prices for the place's pests, each service once at its price and once where it is quoted separately: first the page's service,
 * then treatments for the pests, then the plans that cover any of them.
 */
export function costsOfPlace(pages: Page[], matter: PlaceMatter): PlaceCost[] {
  const named = matter.pests.flatMap(({ page }) => page ?? []);
  const ofPests = [...new Set(named)].flatMap((path): PlaceCost[] => {
    const page = findPage(pages, path);
    if (page?.matter.template !== 'pest') return withPests(costOfService(pages, path), []);
    const costs = costsOfPest(pages, path);
    const plans = costs.filter(
      ({ isPlan, status }, index) => index > 0 && isPlan && status === 'covered',
    );
    return [...costs.slice(0, 1), ...plans].map((cost) => ({
      ...cost,
      pests: [cost.scope ?? labelOf(page.matter)],
    }));
  });
  const subject = subjectOf(matter);
  const all = [...(subject ? withPests(costOfService(pages, subject), []) : []), ...ofPests];
  const lines = new Map<string, PlaceCost>();
  for (const cost of all) {
    const key = `${cost.service.href} ${cost.status}`;
    const known = lines.get(key);
    lines.set(key, known ? joined(known, cost) : cost);
  }
  const first = all[0]?.service.href;
  const isLast = ({ isPlan, service }: PlaceCost) => isPlan && service.href !== first;
  return [...lines.values()].sort((a, b) => Number(isLast(a)) - Number(isLast(b)));
}

function withPests(cost: PestCost | null, pests: string[]): PlaceCost[] {
  return cost ? [{ ...cost, pests }] : [];
}

function joined(known: PlaceCost, other: PlaceCost): PlaceCost {
  const notes = [...new Set([known.note, other.note].flatMap((note) => note ?? []))];
  return {
    ...known,
    pests: [...new Set([...known.pests, ...other.pests])],
    note: notes.join(' ') || null,
  };
}

/** The animal that a heading names, preferably one of the page it links to; null if none has a drawing. */
export function drawingFor(
  heading: string,
  pages: Page[],
  target: Page | undefined,
): Drawing | null {
  if (!target) return drawingNamedIn(heading);
  const about = target.matter.template === 'service' ? pestsOfService(target.url) : [target.url];
  const animals = about.flatMap((path) => {
    const matter = findPage(pages, path)?.matter;
    return matter?.template === 'pest' ? matter.species : [];
  });
  return drawingNamedIn(
    heading,
    animals.flatMap(({ specimen }) => specimen ?? []),
  );
}

/** The town's page, for readers who look for its pests but found a page about booking a visit there. */
export function ownTown(pages: Page[], { template, place }: PlaceMatter): NavigationItem | null {
  if (template !== 'location' && template !== 'landing') return null;
  const town = pages.find(
    ({ matter }) => matter.template === 'service-area' && matter.place === place,
  );
  return town ? { name: town.matter.h1, href: town.href } : null;
}
