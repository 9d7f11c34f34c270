import { useRouteLoaderData } from 'react-router';
import type { Navigation } from '../../content-loader/navigation.ts';
import type { Area, Site } from '../../domain/content/site-schema.ts';

/** What the root loader gives to every page. */
export interface SiteData {
  site: Site;
  /** Areas in menu order, without their ZIP and city lists. */
  areas: Omit<Area, 'zips' | 'cities'>[];
  navigation: Navigation;
}

/** The company's settings and menus, on any page. */
export function useSite(): SiteData {
  const data = useRouteLoaderData('root') as SiteData | undefined;
  if (!data) throw new Error('The root loader has not run');
  return data;
}
