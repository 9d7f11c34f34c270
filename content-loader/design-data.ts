/** What the internal /design page shows the components with: the site's own content. */
import type { Home } from '../domain/content/home-schema.ts';
import { allChapters } from '../domain/drawings/chapters.ts';
import { allScenes } from '../domain/drawings/scenes.ts';
import pestMarks from '../domain/species/pest-marks.json' with { type: 'json' };
import { allDrawings, type CaptionedDrawing } from '../domain/species/specimens.ts';
import { mapOf, type PlaceMap } from '../domain/territory/maps.ts';
import { loadHome } from './home.ts';
import { loadAreas, loadCareers, loadFaqs, loadPages, loadProducts, loadReviews } from './load.ts';
import { loadPestData, type PestData } from './pest-data.ts';

export interface DesignData {
  home: Home;
  faqs: ReturnType<typeof loadFaqs>;
  reviews: ReturnType<typeof loadReviews>;
  careers: ReturnType<typeof loadCareers>;
  products: ReturnType<typeof loadProducts>;
  /** A pest page with several species. */
  pest: PestData;
  /** Null when no area has one. */
  map: PlaceMap | null;
  drawings: readonly CaptionedDrawing[];
  /** Files of public/art that are whole pictures, layers of section drawings apart. */
  scenes: string[];
}

export function loadDesignData(): DesignData {
  const layers = layersOfChapters();
  return {
    home: loadHome(),
    faqs: loadFaqs(),
    reviews: loadReviews(),
    careers: loadCareers(),
    products: loadProducts(),
    pest: loadPestData(new Request(`http://localhost${firstPest()}`)),
    map:
      loadAreas()
        .map(({ id }) => mapOf(id))
        .find((map) => map) ?? null,
    drawings: allDrawings(),
    scenes: [...allScenes().filter(({ parts }) => !parts), ...pestMarks]
      .map(({ file }) => file)
      .filter((file) => !layers.has(file)),
  };
}

/** Files of the layers of section drawings, which pages lay on one another: alone they say little. */
function layersOfChapters(): Set<string> {
  return new Set(
    allChapters().flatMap(({ name, layers }) =>
      layers.map((layer) => `chapter-${name}-${layer.name}.svg`),
    ),
  );
}

/** Path of the first pest page. */
function firstPest(): string {
  const page = loadPages().find(({ matter }) => matter.template === 'pest');
  if (!page) throw new Error('expected a pest page for /design, found none');
  return page.url;
}
