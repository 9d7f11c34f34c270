/**
 * The visitor's territory and area, as <html> carries them, for React; and the visitor's own choice, which
 * wins over detection and lasts (issue point 5). What is applied before first paint: app/boot.
 */

import { DEFAULT_TERRITORY, TERRITORY } from 'virtual:territories';
import { useSyncExternalStore } from 'react';
import { type AreaPlaces, areaOfLocation, areaOfZip } from '../../domain/territory/area.ts';
import {
  TERRITORY_STORAGE as KEYS,
  type Territory,
  type VisitorLocation,
} from '../../domain/territory/territory.ts';
import { placeQuoteForms } from '../boot/territory-quote-frame.ts';

export interface VisitorPlace {
  territory: Territory;
  /** Name of the area, as in "Serving Greenville"; null while it is not known. */
  area: string | null;
}

/** What a component shows: the default until the page runs, then what <html> says. */
export function useTerritory(): VisitorPlace {
  const territory = useSyncExternalStore(subscribe, shownTerritory, () => DEFAULT_TERRITORY);
  const area = useSyncExternalStore(subscribe, shownArea, () => null);
  return { territory, area };
}

/** The number of the campaign that brought the visitor, in place of their territory's; null = that one stays. */
export function useCampaignPhone(): string | null {
  return useSyncExternalStore(subscribe, shownCampaignPhone, () => null);
}

/** The visitor says where they are. It lasts, on this device, until they say something else. */
export function chooseTerritory({ territory, area }: VisitorPlace): void {
  show({ territory, area });
  // The name first: another tab reads both when it hears of the territory.
  store(KEYS.areaLabel, area ?? '');
  store(KEYS.chosenTerritory, territory);
}

/** What came of a ZIP code that was typed. */
export type ZipChoice =
  | { ok: true; area: string }
  | { ok: false; reason: 'malformed' | 'unknown' | 'unreachable' };

/** Chooses the area that serves a ZIP code. */
export async function chooseByZip(zip: string): Promise<ZipChoice> {
  if (!/^\s*\d{5}(-\d{4})?\s*$/.test(zip)) return { ok: false, reason: 'malformed' };
  const areas = await loadAreaPlaces();
  if (!areas) return { ok: false, reason: 'unreachable' };
  const found = areaOfZip(zip, areas);
  if (!found) return { ok: false, reason: 'unknown' };
  chooseTerritory({ territory: found.territory, area: found.short_label });
  return { ok: true, area: found.short_label };
}

/**
 * Keeps this page in step with other tabs and finds the area of a detected location. Call once the page runs;
 * calling it again does nothing.
 */
export function followTerritory(): void {
  if (following) return;
  following = true;
  addEventListener('storage', ({ key }) => {
    if (key === KEYS.chosenTerritory) showStored();
  });
  // The page may have come out of the browser's cache, from before the choice.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) showStored();
  });
  new MutationObserver(() => void nameDetectedArea()).observe(document.documentElement, {
    attributeFilter: ['data-place'],
  });
  void takeUpAskedArea();
  void nameDetectedArea();
}

let following = false;

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, {
    attributeFilter: ['data-territory', 'data-campaign-phone', 'style'],
  });
  return () => observer.disconnect();
}

function shownTerritory(): Territory {
  return document.documentElement.dataset.territory ?? DEFAULT_TERRITORY;
}

function shownCampaignPhone(): string | null {
  return document.documentElement.dataset.campaignPhone ?? null;
}

/** The name stands in a custom property, ready for CSS `content`; see app/boot/territory-detection.ts. */
function shownArea(): string | null {
  return document.documentElement.style.getPropertyValue('--area').replace(/^"|"$/g, '') || null;
}

function show({ territory, area }: VisitorPlace): void {
  const { dataset } = document.documentElement;
  // A lookup that is still under way must not overrule it.
  dataset.chosen = '1';
  dataset.territory = territory;
  dataset.form = territory;
  showArea(area);
  placeQuoteForms(territory);
}

function showArea(area: string | null): void {
  const { style } = document.documentElement;
  if (area) style.setProperty('--area', `"${area}"`);
  else style.removeProperty('--area');
}

function showStored(): void {
  const territory = read(KEYS.chosenTerritory);
  if (territory && TERRITORY.test(territory))
    show({ territory, area: read(KEYS.areaLabel) || null });
}

/**
 * `?area=Greenville` and `?zip=29601` are what the control's buttons ask for before this script runs: the
 * choice counts all the same.
 */
async function takeUpAskedArea(): Promise<void> {
  const asked = new URLSearchParams(location.search);
  const [zip, name] = [asked.get('zip'), asked.get('area')];
  if (zip) await chooseByZip(zip);
  else if (name) {
    const area = (await loadAreaPlaces())?.find(({ short_label }) => short_label === name);
    if (area) chooseTerritory({ territory: area.territory, area: area.short_label });
  }
}

/** The lookup gave the territory at once; the area needs lists that are not on every page. */
async function nameDetectedArea(): Promise<void> {
  const { place, chosen, territory } = document.documentElement.dataset;
  if (!place || chosen) return;
  const areas = await loadAreaPlaces();
  const area = areas && areaOfLocation(JSON.parse(place) as VisitorLocation, territory, areas);
  if (!area || document.documentElement.dataset.chosen) return;
  showArea(area.short_label);
  store(KEYS.areaLabel, area.short_label);
}

/** Asked for once per visit, and again after a failure. */
let areaPlaces: Promise<AreaPlaces[] | null> | undefined;

function loadAreaPlaces(): Promise<AreaPlaces[] | null> {
  areaPlaces ??= fetchAreaPlaces().catch((error: unknown) => {
    console.warn('The list of ZIP codes could not be loaded.', error);
    areaPlaces = undefined;
    return null;
  });
  return areaPlaces;
}

async function fetchAreaPlaces(): Promise<AreaPlaces[]> {
  const response = await fetch('/area-places.json');
  if (!response.ok) throw new Error(`Status ${response.status}`);
  return (await response.json()) as AreaPlaces[];
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
}
