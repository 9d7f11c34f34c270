/** Territories: their numbers, a location lookup that the journey answers, and what browsers store. */
import type { Page, Route } from '@playwright/test';
import { settingsOf } from '../../../domain/territory/territory.ts';
import { loadSite } from '../../../publisher/read/load.ts';

export const { territories } = loadSite();
/** The phone number of each territory. */
export const NUMBERS = {
  richmond: settingsOf(territories, 'richmond').phone,
  virginia_beach: settingsOf(territories, 'virginia_beach').phone,
  other: territories.other.phone,
};
export const PLACES = {
  richmond: { region_code: 'VA', city: 'Richmond', postal: '23220' },
  norfolk: { region_code: 'VA', city: 'Norfolk', postal: '23510' },
  greenville: { region_code: 'SC', city: 'Greenville', postal: '29601' },
};

/** The header's button with the visitor's number. */
export const callButton = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: /^Call \(/ });

interface Lookup {
  /** How often pages asked. */
  calls: number;
  /** Answers the lookups that hang. */
  answer(place: object): Promise<void>;
}

/** @param place the answer; `hangs`: none until the journey calls `answer` */
export async function fakeLookup(page: Page, place: object | 'hangs'): Promise<Lookup> {
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
    else await route.fulfill({ json: place });
  });
  return lookup;
}

/** Fills the storage of a browser that was here before; once, so that the page may change it. */
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

/** The local storage of the page. */
export const stored = (page: Page) =>
  page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
