/** What the internal /design page shows the components with: the site's own content. */
import { readdirSync } from 'node:fs';
import type { Home } from '../domain/content/home-schema.ts';
import { allDrawings, type CaptionedDrawing } from '../domain/species/specimens.ts';
import { loadHome } from './home.ts';
import { loadCareers, loadFaqs, loadProducts, loadReviews } from './load.ts';
import { loadPestData, type PestData } from './pest-data.ts';

export interface DesignData {
  home: Home;
  faqs: ReturnType<typeof loadFaqs>;
  reviews: ReturnType<typeof loadReviews>;
  careers: ReturnType<typeof loadCareers>;
  products: ReturnType<typeof loadProducts>;
  /** A pest page with several species. */
  pest: PestData;
  drawings: readonly CaptionedDrawing[];
  /** Files of public/art that are whole pictures. */
  scenes: string[];
}

/** Collections of parts that pages place one by one; opened as a picture they show nothing. */
const PARTS = ['hero.svg', 'pests.svg'];

export function loadDesignData(): DesignData {
  return {
    home: loadHome(),
    faqs: loadFaqs(),
    reviews: loadReviews(),
    careers: loadCareers(),
    products: loadProducts(),
    pest: loadPestData(new Request('http://localhost/pest-info/ants')),
    drawings: allDrawings(),
    scenes: readdirSync('public/art').filter((file) => !PARTS.includes(file)),
  };
}
