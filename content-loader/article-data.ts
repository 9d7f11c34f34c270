/** What an article page shows besides its words, by its kind. */
import type { Careers } from '../domain/content/careers-schema.ts';
import type { Products } from '../domain/content/product-schema.ts';
import type { Review } from '../domain/content/site-schema.ts';
import { loadAreas, loadCareers, loadPages, loadProducts, loadReviews } from './load.ts';
import { toItem } from './navigation.ts';
import { type Card, loadPageData, type PageData } from './page-data.ts';

export interface CardGroup {
  title: string;
  cards: Card[];
}
export interface ArticleData extends PageData {
  /** Pages below this one, in groups (hubs, pestdex). */
  groups: CardGroup[];
  reviews: Review[];
  products: Products | null;
  careers: Careers | null;
}

/** Loads the article of `request`'s path; a path without one answers 404. */
export function loadArticleData(request: Request): ArticleData {
  const page = loadPageData(request);
  const { matter } = page;
  const kind = matter.template === 'article' ? matter.kind : 'plain';
  return {
    ...page,
    groups:
      kind === 'hub' ? groupsBelow(page.url) : kind === 'pestdex' ? groupsBelow('/pest-info') : [],
    reviews: kind === 'reviews' ? loadReviews() : [],
    products: kind === 'labels' ? loadProducts() : null,
    careers: kind === 'careers' ? loadCareers() : null,
  };
}

/** Pages under a path; the places of /service-areas are grouped by area, with the locations among them. */
function groupsBelow(url: string): CardGroup[] {
  const pages = loadPages();
  const toCard = (page: (typeof pages)[number]): Card => ({
    ...toItem(page),
    text: page.matter.description,
  });
  if (url !== '/service-areas') {
    const cards = pages.filter((page) => page.url.startsWith(`${url}/`)).map(toCard);
    return cards.length ? [{ title: 'All pages', cards }] : [];
  }
  return loadAreas().flatMap((area) => {
    const cards = pages
      .filter(
        ({ matter }) =>
          'place' in matter && matter.area === area.id && matter.template !== 'neighborhood',
      )
      .map(toCard);
    return cards.length ? [{ title: area.label, cards }] : [];
  });
}
