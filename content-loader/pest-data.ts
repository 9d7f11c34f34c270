/** What a pest page shows besides its front matter. */
import type { PestMatter } from '../domain/content/page-schema.ts';
import type { Drawing } from '../domain/species/specimens.ts';
import { loadPages } from './load.ts';
import {
  drawingNamed,
  loadPageData,
  offerOf,
  type PageData,
  type ServiceOffer,
} from './page-data.ts';

export interface PestData extends PageData<PestMatter> {
  /** One per species, in their order; null where none was drawn. */
  drawings: (Drawing | null)[];
  /** The service that treats it. */
  offer: ServiceOffer | null;
}

export function loadPestData(request: Request): PestData {
  const pages = loadPages();
  const page = loadPageData(request, pages) as PageData<PestMatter>;
  return {
    ...page,
    drawings: page.matter.species.map(({ specimen }) => drawingNamed(specimen, page.url)),
    offer: offerOf(pages, page.matter.service),
  };
}
