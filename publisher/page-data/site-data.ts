/** The company's data for the components of pages. */
import type { Area, Site } from '../../domain/content/site-schema.ts';
import { pageLanguage } from '../../domain/language/language.ts';
import {
  type CompanyLogo,
  companyLogo,
  companyModule,
  companyStyles,
  type IslandSettings,
  loadIslandSettings,
  pageCompany,
  withoutPlaces,
} from '../read/company-module.ts';
import { CODE_ROUTES, loadAreas, loadPagesIn, loadSite } from '../read/load.ts';
import { readOnce } from '../read/read-once.ts';
import { loadNavigation, type Navigation } from './navigation.ts';

export interface SiteData {
  site: Site;
  /** The part of `site` that islands also have in the browser. */
  settings: IslandSettings;
  /** Areas in menu order. */
  areas: Area[];
  /** True if an area has ZIP codes, so that visitors can check theirs. */
  checksZips: boolean;
  navigation: Navigation;
  /** English paths of the pages that the other language has; empty if the company has only one language. */
  otherPages: string[];
  /** For the head of each page: see publisher/read/company-module.ts. */
  company: {
    /** JSON, by kind of page. */
    data: Record<'page' | 'framed', string>;
    moduleUrl: string;
    styles: string;
    logo: CompanyLogo;
  };
}

/** Cached, because it is the same for every page, and computing the zone's offsets takes longer than rendering a page. */
export const loadSiteData = readOnce((): SiteData => {
  const others = loadPagesIn(pageLanguage() === 'en' ? 'es' : 'en');
  const site = loadSite();
  return {
    site: { ...site, territories: withoutPlaces(site.territories) },
    settings: loadIslandSettings(),
    areas: loadAreas(),
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
