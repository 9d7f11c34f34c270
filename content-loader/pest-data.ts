/** What a pest page shows besides its front matter. */
import type { PestMatter } from '../domain/content/page-schema.ts';
import { type ShownChapter, shownChapter } from '../domain/drawings/chapters.ts';
import {
  type CaptionedDrawing,
  type Drawing,
  describedBy,
  furtherDrawings,
} from '../domain/species/specimens.ts';
import { loadPages } from './load.ts';
import { loadPageData, type PageData } from './page-data.ts';
import { type DrawnPair, drawingNamed, lookAlikePairs } from './page-drawing.ts';
import { costsOfPest, type PestCost } from './pest-costs.ts';
import { type ServiceDays, serviceDaysOf } from './service-days.ts';

interface PestData extends PageData<PestMatter> {
  days: ServiceDays;
  /** One per species, in their order; null where none was drawn. */
  drawings: (Drawing | null)[];
  /** One per look-alike, in their order; null where it has no drawing. */
  pairs: (DrawnPair | null)[];
  /** Young stages, other views and traces of these species. */
  traces: Pick<
    CaptionedDrawing,
    'name' | 'width' | 'height' | 'alt' | 'title' | 'length' | 'shows'
  >[];
  /** The drawing beside what we do; null = none. */
  chapter: ShownChapter | null;
  /** What it costs to have it treated: its own service first, then plans that cover it. */
  costs: PestCost[];
}

export function loadPestData(request: Request): PestData {
  const pages = loadPages();
  const page = loadPageData(request, pages) as PageData<PestMatter>;
  const drawings = page.matter.species.map(({ specimen, marks }) => {
    const drawing = drawingNamed(specimen, page.url);
    return drawing && describedBy(drawing, marks);
  });
  return {
    ...page,
    drawings,
    pairs: lookAlikePairs(page.matter, page.url),
    traces: furtherDrawings(drawings.flatMap((drawing) => drawing?.name ?? [])).map(
      ({ name, width, height, alt, title, length, shows }) => ({
        name,
        width,
        height,
        alt,
        title,
        length,
        shows,
      }),
    ),
    chapter: shownChapter(page.matter.chapter),
    costs: costsOfPest(pages, page.url),
    days: serviceDaysOf(page.url),
  };
}
