/** The data of a pest page besides its front matter. */
import type { PestMatter } from '../../domain/content/page-schema.ts';
import { type ShownChapter, shownChapter } from '../../domain/drawings/chapters.ts';
import { splitLanguage } from '../../domain/language/language.ts';
import {
  type CaptionedDrawing,
  type Drawing,
  describedBy,
  furtherDrawings,
} from '../../domain/species/specimens.ts';
import { findPage, loadPages, type Page } from '../read/load.ts';
import { loadPageData, type PageData } from './page-data.ts';
import { type DrawnPair, drawingNamed, lookAlikePairs } from './page-drawing.ts';
import { costsOfPest, type PestCost } from './pest-costs.ts';
import { type ServiceDays, serviceDaysOf } from './service-day-data.ts';

interface PestData extends PageData<PestMatter> {
  days: ServiceDays;
  /** One drawing per species, in order; null if it has none. */
  drawings: (Drawing | null)[];
  /** One pair per look-alike, in order; null if it has no drawing. */
  pairs: (DrawnPair | null)[];
  /** Young stages, other views and traces of these species. */
  traces: CaptionedDrawing[];
  /** The drawing beside the treatment steps; null if there is none. */
  chapter: ShownChapter | null;
  /** Prices for treating the pest: its own service first, then plans that cover it. */
  costs: PestCost[];
  /** True if the service that treats it includes a free re-service. */
  reservice: boolean;
}

export function loadPestData(request: Request): PestData {
  const pages = loadPages();
  const page = loadPageData(request, pages) as PageData<PestMatter>;
  const drawings = page.matter.species.map(({ specimen, marks }) => {
    const drawing = drawingNamed(specimen, page.url);
    return drawing && describedBy(drawing, marks);
  });
  const costs = costsOfPest(pages, page.url);
  return {
    ...page,
    drawings,
    pairs: lookAlikePairs(page.matter, page.url),
    traces: furtherDrawings(drawings.flatMap((drawing) => drawing?.name ?? [])),
    chapter: shownChapter(page.matter.chapter),
    costs,
    days: serviceDaysOf(page.url),
    reservice: hasFreeReservice(pages, costs[0]),
  };
}

function hasFreeReservice(pages: Page[], cost: PestCost | undefined): boolean {
  const service =
    cost?.status === 'covered' && findPage(pages, splitLanguage(cost.service.href).path);
  return (
    service !== undefined &&
    service !== false &&
    service.matter.template === 'service' &&
    (service.matter.guarantee?.carries.includes('free_reservice') ?? false)
  );
}
