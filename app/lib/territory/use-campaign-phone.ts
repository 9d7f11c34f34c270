/** The number that islands show, for React; the rest of the page: campaign-phone.ts. */
import { useSyncExternalStore } from 'react';
import { shownCampaignPhone, watchPlace } from './territory-store.ts';

/** The number of the campaign that brought the visitor, in place of their territory's; null = that one stays. */
export function useCampaignPhone(): string | null {
  return useSyncExternalStore(watchPlace, shownCampaignPhone, () => null);
}
