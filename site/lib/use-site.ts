import { createContext, useContext } from 'react';
import type { SiteData } from '../../publisher/page-data/site-data.ts';
import type { IslandSettings } from '../../publisher/read/company-module.ts';

export const SiteContext = createContext<SiteData | null>(null);

/** The company's settings and menus, for pages. Islands get them as props or by useSettings. */
export function useSite(): SiteData {
  const data = useContext(SiteContext);
  if (!data) throw new Error('There is no SiteContext.');
  return data;
}

export const SettingsContext = createContext<IslandSettings | null>(null);

/** The settings that islands have, too; each loads all of them. */
export function useSettings(): IslandSettings {
  const settings = useContext(SettingsContext);
  if (!settings) throw new Error('There is no SettingsContext.');
  return settings;
}
