import { createContext, useContext } from 'react';
import type { Navigation } from '../../content-loader/navigation.ts';
import type { IslandSettings } from '../../content-loader/site-data.ts';
import type { Area, Site } from '../../domain/content/site-schema.ts';

export interface SiteData {
  site: Site;
  /** Areas in menu order, without their ZIP and city lists. */
  areas: Omit<Area, 'zips' | 'cities'>[];
  navigation: Navigation;
  /** English paths of the pages that the other language has; none where the company has one language. */
  otherPages: string[];
}

export const SiteContext = createContext<SiteData | null>(null);

/** The company's settings and menus, on any page; islands have them by props, or by useSettings. */
export function useSite(): SiteData {
  const data = useContext(SiteContext);
  if (!data) throw new Error('Nothing above gives the site’s data.');
  return data;
}

export const SettingsContext = createContext<IslandSettings | null>(null);

/** The settings that islands have, too: what stands here is loaded with each of them. */
export function useSettings(): IslandSettings {
  const settings = useContext(SettingsContext);
  if (!settings) throw new Error('Nothing above gives the settings.');
  return settings;
}
