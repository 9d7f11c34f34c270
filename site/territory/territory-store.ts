/**
 * The visitor's territory and area, as <html> carries them; and the visitor's own choice, which wins over detection and
 * lasts. What is applied before first paint: territory-detection.ts. For React: phone/phone.tsx.
 */

import { TERRITORY_STORAGE as KEYS, type Territory } from '../../domain/territory/territory.ts';
import { observeChanges } from '../lib/browser/observers.ts';
import { deviceStorage } from '../lib/browser/storage.ts';
import { placeQuoteForms } from '../scripts/territory-quote-frame.ts';

interface VisitorPlace {
  territory: Territory;
  /** Name of the area, as in "Serving Greenville"; null while it is not known. */
  area: string | null;
}

/** The visitor says where they are. It lasts, on this device, until they say something else. */
export function chooseTerritory({ territory, area }: VisitorPlace): void {
  show({ territory, area });
  // The name first: another tab reads both when it hears of the territory.
  deviceStorage.write(KEYS.areaLabel, area ?? '');
  deviceStorage.write(KEYS.chosenTerritory, territory);
}

/** Calls back when the shown place or number changes. @returns what ends it */
export function watchPlace(listener: () => void): () => void {
  const observed = ['data-territory', 'data-campaign-phone', 'style'];
  return observeChanges(document.documentElement, { attributeFilter: observed }, listener);
}

/** The territory whose phone and form the page shows. */
export function shownTerritory(): Territory {
  return document.documentElement.dataset.territory as Territory;
}

/** See campaign-phone.ts. */
export function shownCampaignPhone(): string | null {
  return document.documentElement.dataset.campaignPhone ?? null;
}

/** The name stands in a custom property, ready for CSS `content`; null while it is not known. */
export function shownArea(): string | null {
  return document.documentElement.style.getPropertyValue('--area').replace(/^"|"$/g, '') || null;
}

/** Shows a place that the visitor chose, here or in another tab. */
export function show({ territory, area }: VisitorPlace): void {
  const { dataset } = document.documentElement;
  // A lookup that is still under way must not overrule it.
  dataset.chosen = '1';
  dataset.territory = territory;
  dataset.form = territory;
  showArea(area);
  placeQuoteForms(territory);
}

/** Names the area in "Serving {area}"; null takes the name away. */
export function showArea(area: string | null): void {
  const { style } = document.documentElement;
  if (area) style.setProperty('--area', `"${area}"`);
  else style.removeProperty('--area');
}
