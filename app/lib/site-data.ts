import { createContext, useContext } from 'react';
import type { Navigation } from '../../content-loader/navigation.ts';
import type { Area, Site } from '../../domain/content/site-schema.ts';

/** What islands know of the company, too (virtual:site-data). */
export interface SiteData {
  site: Site;
  /** Areas in menu order, without their ZIP and city lists. */
  areas: Omit<Area, 'zips' | 'cities'>[];
  navigation: Navigation;
}

export const SiteContext = createContext<SiteData | null>(null);

/** The company's settings and menus, on any page. */
export function useSite(): SiteData {
  const data = useContext(SiteContext);
  if (!data) throw new Error('Nothing above gives the site’s data.');
  return data;
}
