/** What the journeys of territory and quote form share: a location lookup that answers as told. */

import type { Page, Route } from '@playwright/test';
import { settingsOf } from '../../domain/territory/territory.ts';
import { loadSite } from '../../publisher/read/load.ts';

export const { territories, claims, consent } = loadSite();
export const PHONE = {
  richmond: settingsOf(territories, 'richmond').phone,
  virginia_beach: settingsOf(territories, 'virginia_beach').phone,
  other: territories.other.phone,
};
export const PLACES = {
  richmond: { region_code: 'VA', city: 'Richmond', postal: '23220' },
  norfolk: { region_code: 'VA', city: 'Norfolk', postal: '23510' },
  charlottesville: { region_code: 'VA', city: 'Charlottesville', postal: '22902' },
  greenville: { region_code: 'SC', city: 'Greenville', postal: '29601' },
};

interface Lookup {
  /** How often it was asked. */
  calls: number;
  /** Lets a lookup that hangs answer. */
  answer(place: object): Promise<void>;
}

/** @param place what it answers; a status; or `hangs`: nothing until the test says so. */
export async function fakeLookup(page: Page, place: object | number | 'hangs'): Promise<Lookup> {
  const waiting: Route[] = [];
  const lookup: Lookup = {
    calls: 0,
    async answer(answer) {
      for (const route of waiting.splice(0)) await route.fulfill({ json: answer });
    },
  };
  await page.route('**/api/geolocation', async (route) => {
    lookup.calls++;
    if (place === 'hangs') waiting.push(route);
    else if (typeof place === 'number') await route.fulfill({ status: place, json: {} });
    else await route.fulfill({ json: place });
  });
  return lookup;
}

/** A browser that was here before; written once, so that the page may change it. */
export async function seedStorage(page: Page, entries: Record<string, string>): Promise<void> {
  await page.addInitScript((seed) => {
    if (sessionStorage.getItem('seeded')) return;
    sessionStorage.setItem('seeded', 'yes');
    for (const [key, value] of Object.entries(seed)) localStorage.setItem(key, value);
  }, entries);
}

export const detected = (territory: string, age = 0) => ({
  detected_territory: territory,
  detected_territory_timestamp: String(Date.now() - age),
});

export const stored = (page: Page) =>
  page.evaluate(() => ({ ...localStorage }) as Record<string, string>);

/** The scripts that pages start with. */
export const PAGE_SCRIPTS = '**/assets/{page,framed}-*.js';

/** Nothing but what the inline script does: the page's script never comes. */
export async function blockScripts(page: Page): Promise<void> {
  await page.route(PAGE_SCRIPTS, (route) => route.abort());
}
