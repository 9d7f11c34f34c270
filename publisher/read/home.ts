import { join } from 'node:path';
import { Home } from '../../domain/content/home-schema.ts';
import { localPath } from '../../domain/language/language.ts';
import { filledWith, loadPages, loadSite } from './load.ts';
import { readOnce } from './read-once.ts';
import { readTranslated } from './read-translated.ts';

/**
 * The home page's words with their settings filled in. Only links to existing pages are kept: a service link without its page
 * is left out, a pest without its page becomes plain text.
 */
export const loadHome = readOnce(
  (dir): Home => linkOnlyTo(new Set(loadPages(dir).map((page) => page.url)), readHome(dir)),
);

/** The words with their settings filled in, and with all links. */
export function readHome(dir: string): Home {
  const file = join(dir, 'home.yaml');
  return filledWith(loadSite(dir), file)(readTranslated(file, Home));
}

export function linkOnlyTo(urls: ReadonlySet<string>, home: Home): Home {
  const { hero, services, pests } = home;
  return {
    ...home,
    hero: {
      ...hero,
      links: hero.links
        .filter((link) => urls.has(link.page))
        .map((link) => ({ ...link, page: localPath(link.page) })),
    },
    services: {
      ...services,
      cards: services.cards.map(({ link, ...card }) =>
        link && urls.has(link.page)
          ? { ...card, link: { ...link, page: localPath(link.page) } }
          : card,
      ),
    },
    pests: {
      ...pests,
      zones: pests.zones.map((zone) => ({
        ...zone,
        pests: zone.pests.map(({ page, ...pest }) =>
          page && urls.has(page) ? { ...pest, page: localPath(page) } : pest,
        ),
      })),
    },
  };
}
