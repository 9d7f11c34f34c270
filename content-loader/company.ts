/**
 * What of the company reaches browsers. Code holds none of it: each page carries a small JSON, styles and the logo, and names
 * a module for its islands.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rgbOf } from '../domain/colors/contrast.ts';
import type { Site } from '../domain/content/site-schema.ts';
import { type TimeZone, zoneWithOffsets } from '../domain/hours/office-hours.ts';
import { pageLanguage } from '../domain/language/language.ts';
import {
  type TerritoryRules,
  territoryRules,
  withAreaCities,
} from '../domain/territory/territory.ts';
import { loadAreas, loadNextSteps, loadSite } from './load.ts';
import { loadPestNames } from './pest-names.ts';
import { readOnce } from './read-once.ts';

/** What a page in the quote form's frame carries for its scripts (app/lib/company.ts). */
export interface FramedCompany extends Pick<Site, 'hours'> {
  rules: TerritoryRules;
  time_zone: TimeZone;
  response_minutes: Site['claims']['response_minutes'];
}

/** What every other page carries for its scripts. */
export interface PageCompany
  extends FramedCompany,
    Pick<Site, 'campaign_phones' | 'analytics_id' | 'works_offline'> {
  /** Of the territory `other`. */
  main_phone: string;
}

/** A page that is not rendered anew for longer takes the offsets of its zone from the browser. */
const YEARS_WITH_OFFSETS = 2;

/** JSON to stand in a page's `<script>`. */
export function pageCompany(isFramed: boolean): string {
  const { territories, hours, contact, claims, ...site } = loadSite();
  const framed: FramedCompany = {
    rules: territoryRules(withAreaCities(territories, loadAreas())),
    hours,
    time_zone: zoneWithOffsets(contact.time_zone, new Date().getUTCFullYear(), YEARS_WITH_OFFSETS),
    response_minutes: claims.response_minutes,
  };
  const page: PageCompany = {
    ...framed,
    main_phone: territories.other.phone,
    campaign_phones: site.campaign_phones,
    analytics_id: site.analytics_id,
    works_offline: site.works_offline,
  };
  return JSON.stringify(isFramed ? framed : page).replaceAll('<', '\\u003c');
}

/** What islands have of the company: few of its settings, because each of them loads all of these. */
export interface IslandSettings
  extends Pick<Site, 'territories' | 'consent' | 'newsletter_confirm'> {
  brand: Pick<Site['brand'], 'short_name'>;
  trade: Omit<Site['trade'], 'treatments' | 'heading'>;
  claims: Pick<Site['claims'], 'response_promise' | 'response_sooner'>;
  /** Of content/next-steps.yaml, for the card of a form that has been sent. */
  next_steps: { heading: string; titles: Record<'quote' | 'photo' | 'letter', string[]> };
}

export function loadIslandSettings(): IslandSettings {
  const { brand, claims, consent, newsletter_confirm, territories, trade } = loadSite();
  const { treatments: _treatments, heading: _heading, ...words } = trade;
  const { heading, quote, photo, letter } = loadNextSteps();
  const titlesOf = (steps: typeof quote) => steps.map(({ title }) => title);
  return {
    brand: { short_name: brand.short_name },
    trade: words,
    claims: {
      response_promise: claims.response_promise,
      response_sooner: claims.response_sooner,
    },
    consent,
    newsletter_confirm,
    territories: withoutPlaces(territories),
    next_steps: {
      heading,
      titles: { quote: titlesOf(quote), photo: titlesOf(photo), letter: titlesOf(letter) },
    },
  };
}

/** Which places a territory has is in the rules of a page's JSON. */
export function withoutPlaces(territories: Site['territories']): Site['territories'] {
  const shown = Object.entries(territories).map(
    ([territory, { state: _state, cities: _cities, area_cities: _areaCities, ...rest }]) =>
      [territory, rest] as const,
  );
  return Object.fromEntries(shown) as Site['territories'];
}

/** The module `company` (app/globals.d.ts) in the language that is spoken: its text, and the URL at which pages ask for it. */
export const companyModule = readOnce((): { source: string; url: string } => {
  const source = `export const SETTINGS = ${JSON.stringify(loadIslandSettings())};
export const PEST_NAMES = ${JSON.stringify(loadPestNames())};
`;
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  const folder = pageLanguage() === 'en' ? '/assets' : `/assets/${pageLanguage()}`;
  return { source, url: `${folder}/company-${hash}.js` };
});

/** The styles that follow from site.yaml; they stand in each page after those of the code. */
export function companyStyles(): string {
  return territoryStyles(loadSite().territories) + companyColors();
}

/**
 * Each number stands in the page, one is shown (app/territory/phone). In the last layer, so that a component may give the
 * links any display it likes. A place's page names its own office's number where it shows that of another territory.
 */
function territoryStyles(territories: Site['territories']): string {
  const names = Object.keys(territories);
  const others = names.map(
    (name) => `[data-territory=${name}] [data-for-territory]:not([data-for-territory=${name}])`,
  );
  const sameOffice = names.map(
    (name) => `[data-territory=${name}] [data-office=${name}] .office-number`,
  );
  return `@layer overrides{${others.join()}{display:none}${sameOffice.join()}{visibility:hidden}}`;
}

/** The colors of site.yaml, over those of app/styles/tokens.css; empty without any. */
export function companyColors(): string {
  const own = Object.entries(withEdges(loadSite().colors ?? {})).map(
    ([name, color]) => `--${name}:${color}`,
  );
  return own.length > 0 ? `@layer tokens{:root{${own.join(';')}}}` : '';
}

/** Boards of another color have edges of that color: an eighth of the way to white, unless site.yaml names one. */
export function withEdges(own: NonNullable<Site['colors']>): NonNullable<Site['colors']> {
  if (!own.ruf || own.rufl) return own;
  const lighter = rgbOf(own.ruf).map((part) => Math.round(part + (255 - part) / 8));
  return { ...own, rufl: `#${lighter.map((part) => part.toString(16).padStart(2, '0')).join('')}` };
}

/** The `<symbol id="wren">` of every page: content/logo.svg in its own viewBox; without one, public/art/wren.svg. */
export const companyLogo = readOnce((dir): string => {
  const file = join(dir, 'logo.svg');
  const symbol = existsSync(file)
    ? symbolOf(readFileSync(file, 'utf8'))
    : /<symbol.*<\/symbol>/s.exec(readFileSync('public/art/wren.svg', 'utf8'))?.[0];
  if (!symbol) throw new Error('public/art/wren.svg: expected a <symbol>, found none');
  return symbol;
});

/** A file that is no whole SVG but shapes was drawn in a square of 64. */
export function symbolOf(svg: string): string {
  const [root, attributes = ''] = /<svg\b([^>]*)>/s.exec(svg) ?? [];
  if (root === undefined) return `<symbol id="wren" viewBox="0 0 64 64">${svg}</symbol>`;
  const sizeOf = (name: string) =>
    new RegExp(`\\s${name}="([\\d.]+)(?:px)?"`).exec(attributes)?.[1];
  const [, own] = /\sviewBox="([^"]+)"/.exec(attributes) ?? [];
  const box = own ?? `0 0 ${sizeOf('width') ?? 64} ${sizeOf('height') ?? 64}`;
  const shapes = svg.slice(svg.indexOf(root) + root.length, svg.lastIndexOf('</svg>'));
  return `<symbol id="wren" viewBox="${box}">${shapes.trim()}</symbol>`;
}
