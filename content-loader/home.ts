import { join } from 'node:path';
import { Home } from '../domain/content/home-schema.ts';
import { contentDir, filledWith, loadPages, loadSite } from './load.ts';
import { readYaml } from './read-yaml.ts';

/**
 * The home page's words with their settings filled in, and only with links to pages that exist: a service
 * link without its page is left out, a pest without its page stands as text.
 */
export function loadHome(dir = contentDir): Home {
  const file = join(dir, 'home.yaml');
  const home = filledWith(loadSite(dir), file)(readYaml(file, Home));
  return linkOnlyTo(new Set(loadPages(dir).map((page) => page.url)), home);
}

export function linkOnlyTo(urls: ReadonlySet<string>, home: Home): Home {
  const { hero, services, pests } = home;
  return {
    ...home,
    hero: { ...hero, links: hero.links.filter((link) => urls.has(link.page)) },
    services: {
      ...services,
      cards: services.cards.map(({ link, ...card }) =>
        link && urls.has(link.page) ? { ...card, link } : card,
      ),
    },
    pests: {
      ...pests,
      zones: pests.zones.map((zone) => ({
        ...zone,
        pests: zone.pests.map(({ page, ...pest }) =>
          page && urls.has(page) ? { ...pest, page } : pest,
        ),
      })),
    },
  };
}
