/** The data for "Do you serve my ZIP?": every ZIP code served, and the places that have a page. */
import type { ServedArea } from '../../domain/territory/served-area.ts';
import { findPage, loadAreas, loadPagesIn } from '../read/load.ts';
import { loadNavigation, type NavigationItem } from './navigation.ts';

/** Areas in menu order. */
export function loadServedAreas(): ServedArea[] {
  const pages = loadPagesIn('en');
  const menus = loadNavigation().areas;
  return loadAreas().map(({ id, short_label, territory, page, zips }) => ({
    short_label,
    territory,
    href: findPage(pages, page) ? page : null,
    zips,
    places: (menus.find(({ area }) => area === id)?.items ?? []).map((item) => ({
      ...item,
      zips: zipsOf(item),
    })),
  }));

  function zipsOf({ href }: NavigationItem): string[] {
    const matter = findPage(pages, href)?.matter;
    return matter && 'zips' in matter ? matter.zips : [];
  }
}
