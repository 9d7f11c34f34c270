/** What pages and islands know of the company. */
import type { Area, Site } from '../domain/content/site-schema.ts';
import { pageLanguage } from '../domain/language/language.ts';
import { CODE_ROUTES, loadAreas, loadPagesIn, loadSite } from './load.ts';
import { loadNavigation, type Navigation } from './navigation.ts';

export function loadSiteData(): {
  site: Site;
  areas: Omit<Area, 'zips' | 'cities'>[];
  navigation: Navigation;
  /** English paths of the pages that the other language has; none where the company has one language. */
  otherPages: string[];
} {
  const others = loadPagesIn(pageLanguage() === 'en' ? 'es' : 'en');
  return {
    site: withoutPlaces(loadSite()),
    areas: loadAreas().map(({ zips: _zips, cities: _cities, ...area }) => area),
    navigation: loadNavigation(),
    otherPages: others.length > 0 ? [...CODE_ROUTES, ...others.map(({ url }) => url)] : [],
  };
}

/** What islands know of the company: few of its settings, because each of them loads all of these. */
export interface IslandSettings
  extends Pick<Site, 'territories' | 'consent' | 'newsletter_confirm'> {
  brand: Pick<Site['brand'], 'short_name'>;
  trade: Omit<Site['trade'], 'treatments' | 'heading'>;
  claims: Pick<Site['claims'], 'response_promise' | 'response_sooner'>;
}

export function loadIslandSettings(): IslandSettings {
  const { brand, claims, consent, newsletter_confirm, territories, trade } = loadSiteData().site;
  const { treatments: _treatments, heading: _heading, ...words } = trade;
  return {
    brand: { short_name: brand.short_name },
    trade: words,
    claims: {
      response_promise: claims.response_promise,
      response_sooner: claims.response_sooner,
    },
    consent,
    newsletter_confirm,
    territories,
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
