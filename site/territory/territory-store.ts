/**
 * The visitor's territory and area, stored on <html>, and the visitor's choice, which lasts and overrides detection.
 * territory-detection.ts sets them before the first paint; phone/phone.tsx is for React.
 */

import type { Territory } from '../../domain/territory/territory.ts';
import { observeChanges } from '../lib/browser/observers.ts';
import { deviceStorage } from '../lib/browser/storage.ts';
import { placeQuoteForms } from '../scripts/territory-quote-frame.ts';

/** Storage keys of the visitor's choice, and of the name of the chosen or detected area; empty if unknown. */
export const STORED = { chosenTerritory: 'chosen_territory', areaLabel: 'area_label' };

interface VisitorPlace {
  territory: Territory;
  /** Name of the area, as in "Serving Greenville"; null if unknown. */
  area: string | null;
}

/** Stores the visitor's choice on this device, and shows it. */
export function chooseTerritory({ territory, area }: VisitorPlace): void {
  show({ territory, area });
  // The name first: another tab reads both when the territory changes.
  deviceStorage.write(STORED.areaLabel, area ?? '');
  deviceStorage.write(STORED.chosenTerritory, territory);
}

/** Calls back when the shown place or number changes. @returns stops it */
export function watchPlace(listener: () => void): () => void {
  const observed = ['data-territory', 'data-campaign-phone', 'style'];
  return observeChanges(document.documentElement, { attributeFilter: observed }, listener);
}

/** The territory whose phone number and form the page shows. */
export function shownTerritory(): Territory {
  return document.documentElement.dataset.territory as Territory;
}

/** The campaign's number (campaign-phone.ts); null if none. */
export function shownCampaignPhone(): string | null {
  return document.documentElement.dataset.campaignPhone ?? null;
}

/** The area's name, stored in a custom property for CSS `content`; null if unknown. */
export function shownArea(): string | null {
  return document.documentElement.style.getPropertyValue('--area').replace(/^"|"$/g, '') || null;
}

/** Shows a place that the visitor chose, here or in another tab. */
export function show({ territory, area }: VisitorPlace): void {
  const { dataset } = document.documentElement;
  // A lookup that is still running must not override it.
  dataset.chosen = '1';
  dataset.territory = territory;
  dataset.form = territory;
  showArea(area);
  placeQuoteForms(territory);
}

/** Shows the area in "Serving {area}"; null hides it. */
export function showArea(area: string | null): void {
  const { style } = document.documentElement;
  if (area) style.setProperty('--area', `"${area}"`);
  else style.removeProperty('--area');
}
