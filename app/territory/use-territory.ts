/** The visitor's place as islands show it. */
import { DEFAULT_TERRITORY } from 'virtual:territories';
import { useSyncExternalStore } from 'react';
import {
  shownArea,
  shownCampaignPhone,
  shownTerritory,
  type VisitorPlace,
  watchPlace,
} from './territory-store.ts';

/** What a component shows: the default until the page runs, then what <html> says. */
export function useTerritory(): VisitorPlace {
  const territory = useSyncExternalStore(watchPlace, shownTerritory, () => DEFAULT_TERRITORY);
  const area = useSyncExternalStore(watchPlace, shownArea, () => null);
  return { territory, area };
}

/** The number of the campaign that brought the visitor, in place of their territory's; null = that one stays. */
export function useCampaignPhone(): string | null {
  return useSyncExternalStore(watchPlace, shownCampaignPhone, () => null);
}
