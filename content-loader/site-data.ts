/** What the components of pages get of the company. */
import type { Area, Site } from '../domain/content/site-schema.ts';
import { pageLanguage } from '../domain/language/language.ts';
import {
  type CompanyLogo,
  companyLogo,
  companyModule,
  companyStyles,
  type IslandSettings,
  loadIslandSettings,
  pageCompany,
  withoutPlaces,
} from './company.ts';
import { CODE_ROUTES, loadAreas, loadPagesIn, loadSite } from './load.ts';
import { loadNavigation, type Navigation } from './navigation.ts';
import { readOnce } from './read-once.ts';

export interface SiteData {
  site: Site;
  /** The part of `site` that islands have in the browser, too. */
  settings: IslandSettings;
  /** Areas in menu order, without their ZIP and city lists. */
  areas: Omit<Area, 'zips' | 'cities'>[];
  /** Whether an area has ZIP codes: a visitor may then ask by theirs. */
  checksZips: boolean;
  navigation: Navigation;
  /** English paths of the pages that the other language has; none where the company has one language. */
  otherPages: string[];
  /** For the head of each page, see content-loader/company.ts. */
  company: {
    /** JSON, by kind of page. */
    data: Record<'page' | 'framed', string>;
    moduleUrl: string;
    styles: string;
    logo: CompanyLogo;
  };
}

/** The same for every page, and the offsets of the zone alone take longer than a page. */
export const loadSiteData = readOnce((): SiteData => {
  const others = loadPagesIn(pageLanguage() === 'en' ? 'es' : 'en');
  const site = loadSite();
  return {
    site: { ...site, territories: withoutPlaces(site.territories) },
    settings: loadIslandSettings(),
    areas: loadAreas().map(({ zips: _zips, cities: _cities, ...area }) => area),
    checksZips: loadAreas().some(({ zips }) => zips.length > 0),
    navigation: loadNavigation(),
    otherPages: others.length > 0 ? [...CODE_ROUTES, ...others.map(({ url }) => url)] : [],
    company: {
      data: { page: pageCompany(false), framed: pageCompany(true) },
      moduleUrl: companyModule().url,
      styles: companyStyles(),
      logo: companyLogo(),
    },
  };
});
