/** What pages and islands know of the company. */
import type { Area, Site } from '../domain/content/site-schema.ts';
import { loadAreas, loadSite } from './load.ts';
import { loadNavigation, type Navigation } from './navigation.ts';

export function loadSiteData(): {
  site: Site;
  areas: Omit<Area, 'zips' | 'cities'>[];
  navigation: Navigation;
} {
  return {
    site: withoutPlaces(loadSite()),
    areas: loadAreas().map(({ zips: _zips, cities: _cities, ...area }) => area),
    navigation: loadNavigation(),
  };
}

/** Which places a territory has is built into the scripts (virtual:territories). */
function withoutPlaces(site: Site): Site {
  const shown = Object.entries(site.territories).map(
    ([territory, { state: _state, cities: _cities, area_cities: _areaCities, ...rest }]) =>
      [territory, rest] as const,
  );
  return { ...site, territories: Object.fromEntries(shown) as Site['territories'] };
}
