/**
 * The company's data in the browser. The code contains none of it: each page has a small JSON, styles and the logo, and links
 * to a module for its islands.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrastRatio, type Rgb, rgbOf } from '../../domain/colors/contrast.ts';
import type { Person, Site } from '../../domain/content/site-schema.ts';
import { choicesOnOffer } from '../../domain/content/trade.ts';
import { genericZoneName } from '../../domain/hours/live-promise.ts';
import { type TimeZone, zoneWithOffsets } from '../../domain/hours/office-hours.ts';
import type { ServiceHours } from '../../domain/hours/service-days.ts';
import { pageLanguage } from '../../domain/language/language.ts';
import { inLanguage } from '../../domain/messages/message-language.ts';
import type { Place } from '../../domain/scene/sun-clock.ts';
import {
  type Territories,
  type TerritoryRules,
  territoryRules,
  withAreaCities,
} from '../../domain/territory/territory.ts';
import { portraitOf, type SizedPhoto } from '../page-data/page-photos.ts';
import {
  loadAreas,
  loadCoordinates,
  loadNextSteps,
  loadOfferedVisits,
  loadPages,
  loadSite,
  loadVisits,
} from './load.ts';
import { loadPestNames } from './pest-names.ts';
import { madeOnce, readOnce } from './read-once.ts';

/** What a page in the quote form's frame includes for its scripts (site/lib/shown-company.ts). */
export interface FramedCompany {
  hours: ServiceHours;
  rules: TerritoryRules;
  time_zone: TimeZone;
  response_minutes: Site['claims']['response_minutes'];
}

/** What every other page includes for its scripts. */
export interface PageCompany
  extends FramedCompany,
    Pick<Site, 'campaign_phones' | 'analytics_id' | 'counter' | 'works_offline'> {
  /** Phone of the territory `other`. */
  main_phone: string;
  /** Position of each territory, from which scripts calculate its sunset. */
  places: Territories<Place>;
}

/** Years of time zone offsets in a page. If it isn't rendered again by then, scripts ask the browser for them. */
const YEARS_WITH_OFFSETS = 2;

/** Middle latitude of the 48 contiguous states, degrees. */
const MIDDLE_LATITUDE = 38;
/** Minutes in which the Earth turns by one degree. */
const MINUTES_PER_DEGREE = 4;

/** JSON for a page's `<script>`. */
export function pageCompany(isFramed: boolean): string {
  const { territories, hours, contact, claims, ...site } = loadSite();
  const framed: FramedCompany = {
    rules: territoryRules(withAreaCities(territories, loadAreas())),
    hours: { ...hours, visits_closed: loadVisits()?.closed ?? [] },
    time_zone: {
      ...zoneFromNow(contact.time_zone, new Date().getUTCFullYear()),
      genericName: genericZoneName(contact.time_zone),
    },
    response_minutes: claims.response_minutes,
  };
  const page: PageCompany = {
    ...framed,
    main_phone: territories.other.phone,
    places: territoryPlaces(territories, contact.time_zone),
    campaign_phones: site.campaign_phones,
    analytics_id: site.analytics_id,
    counter: site.counter,
    works_offline: site.works_offline,
  };
  return JSON.stringify(isFramed ? framed : page).replaceAll('<', '\\u003c');
}

/** The position of each territory is that of its first area; without coordinates, the middle of the company's time zone. */
function territoryPlaces(
  territories: Site['territories'],
  timeZone: string,
): PageCompany['places'] {
  const coordinates = loadCoordinates();
  const [[, offset] = [0, 0]] = zoneFromNow(timeZone, new Date().getUTCFullYear()).offsets;
  const placeOf = (territory: string): Place => {
    const area = loadAreas().find((one) => one.territory === territory);
    return coordinates[area?.short_label ?? ''] ?? [MIDDLE_LATITUDE, offset / MINUTES_PER_DEGREE];
  };
  const names = Object.keys(territories);
  return Object.fromEntries(names.map((name) => [name, placeOf(name)])) as PageCompany['places'];
}

const zoneFromNow = (name: string, year: number) =>
  madeOnce(`zone ${name}`, [year], () => zoneWithOffsets(name, year, YEARS_WITH_OFFSETS));

/** The settings that islands need. Few, because every island loads all of them. */
export interface IslandSettings
  extends Pick<Site, 'territories' | 'consent' | 'newsletter_confirm'> {
  brand: { short_name: string; assistant: string };
  trade: Omit<Site['trade'], 'treatments' | 'heading'>;
  claims: Pick<Site['claims'], 'response_promise' | 'response_sooner'>;
  /** From content/next-steps.yaml, for the card shown after a form was sent. */
  next_steps: { heading: string; titles: Record<'quote' | 'photo' | 'letter', string[]> };
  /** True if the office is open on Saturdays, so that a time to call can be asked for. */
  open_saturdays: boolean;
  /** The person who answers the phone; absent without a photo. */
  answers?: Answerer;
  /** Present if visitors may pick times for a visit (content/visits.yaml). */
  visits?: true;
}

export interface Answerer {
  name: string;
  photo: SizedPhoto;
}

/** The person that the quote form shows as answering the phone: the first one with a photo. */
export function answererOf(people: Person[], portrait = portraitOf): Answerer | null {
  const person = people.find(({ answers, photo }) => answers && photo);
  const photo = person && portrait(person, '');
  return photo ? { name: person.name, photo } : null;
}

/** URLs of the services and guides that the company offers, also of those without a translation. */
const helpUrls = () =>
  inLanguage('en', () => loadPages()).flatMap(({ url, matter: { template } }) =>
    template === 'service' || template === 'pest' ? [url] : [],
  );

export function loadIslandSettings(): IslandSettings {
  const { brand, claims, consent, hours, newsletter_confirm, people, territories, trade } =
    loadSite();
  const { treatments: _treatments, heading: _heading, ...words } = trade;
  const { heading, quote, photo, letter } = loadNextSteps();
  const answers = answererOf(people);
  const titlesOf = (steps: typeof quote) => steps.map(({ title }) => title);
  return {
    brand: { short_name: brand.short_name, assistant: brand.assistant ?? brand.short_name },
    trade: { ...words, choices: choicesOnOffer(trade, helpUrls()) },
    claims: {
      response_promise: claims.response_promise,
      response_sooner: claims.response_sooner,
    },
    consent,
    newsletter_confirm,
    open_saturdays: hours.saturday !== null,
    territories: withoutPlaces(territories),
    ...(answers && { answers }),
    ...(loadOfferedVisits() && { visits: true as const }),
    next_steps: {
      heading,
      titles: { quote: titlesOf(quote), photo: titlesOf(photo), letter: titlesOf(letter) },
    },
  };
}

/** Removes the places, which the rules in a page's JSON contain. */
export function withoutPlaces(territories: Site['territories']): Site['territories'] {
  const shown = Object.entries(territories).map(
    ([territory, { state: _state, cities: _cities, area_cities: _areaCities, ...rest }]) =>
      [territory, rest] as const,
  );
  return Object.fromEntries(shown) as Site['territories'];
}

/** The module `company` (site/globals.d.ts) in the current language: its text, and its URL. */
export const companyModule = readOnce((): { source: string; url: string } => {
  const source = `export const SETTINGS = ${JSON.stringify(loadIslandSettings())};
export const PEST_NAMES = ${JSON.stringify(loadPestNames())};
`;
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  const folder = pageLanguage() === 'en' ? '/assets' : `/assets/${pageLanguage()}`;
  return { source, url: `${folder}/company-${hash}.js` };
});

/** Styles derived from site.yaml; pages include them after those of the code. */
export function companyStyles(): string {
  return territoryStyles(loadSite().territories) + companyColors();
}

/**
 * Pages contain every territory's number, and these rules show one (site/territory/phone). They are in the last layer, so that
 * components may set any display on the links. A place's page names its own office's number only while it shows another
 * territory's.
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

/** The colors in site.yaml, which override those in site/styles/tokens.css; empty without any. */
export function companyColors(): string {
  const own = Object.entries(withEdges(loadSite().colors ?? {})).flatMap(([name, color]) => [
    `--${name}:${color}`,
    ...(OF_NIGHT.includes(name) ? [`--night-${name}:${hexOf(atNight(rgbOf(color)))}`] : []),
  ]);
  return own.length > 0 ? `@layer tokens{:root{${own.join(';')}}}` : '';
}

/** Text colors that site/styles/light.css uses on backgrounds at night. `--haint` is the lightest of these backgrounds. */
const OF_NIGHT = ['ruf', 'rufd', 'teal', 'teal2'];
const LIGHTEST_NIGHT_GROUND = rgbOf('#2b3160');

/** Lightens a color just enough to be readable there. */
export function atNight(color: Rgb): Rgb {
  const isRead = contrastRatio(color, LIGHTEST_NIGHT_GROUND) >= 5;
  return isRead ? color : atNight(lighter(color));
}

/** Lightens a color by an eighth of the way to white. */
function lighter([red, green, blue]: Rgb): Rgb {
  const part = (value: number) => Math.round(value + (255 - value) / 8);
  return [part(red), part(green), part(blue)];
}

function hexOf(color: Rgb): string {
  return `#${color.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Boards in another color get edges of that color, an eighth lighter, unless site.yaml sets one. */
export function withEdges(own: NonNullable<Site['colors']>): NonNullable<Site['colors']> {
  if (!own.ruf || own.rufl) return own;
  return { ...own, rufl: hexOf(lighter(rgbOf(own.ruf))) };
}

/** The company's logo on every page. */
export interface CompanyLogo {
  /** `<symbol id="mark">`, drawn in a square, and for a wide logo also `<symbol id="logo">`. */
  symbols: string;
  /** View box of a wide logo; null if the logo fits a square. */
  wide: { width: number; height: number } | null;
}

/** A logo wider than this many times its height doesn't fit a square. */
const WIDE = 1.6;

/** A logo that is a picture: a file in content/public/ that logo.svg shows. */
export const LOGO_PICTURE = 'logo.png';

/** `content/logo.svg` in its own view box; without the file, the company's initials. */
export const companyLogo = readOnce((dir): CompanyLogo => {
  const file = join(dir, 'logo.svg');
  const { short_name } = loadSite(dir).brand;
  if (!existsSync(file)) return { symbols: symbolOf(initialsMark(short_name), 'mark'), wide: null };
  const svg = readFileSync(file, 'utf8');
  const [, , width = 64, height = 64] = viewBoxOf(svg);
  if (width / height <= WIDE) return { symbols: symbolOf(svg, 'mark'), wide: null };
  return {
    symbols: symbolOf(initialsMark(short_name), 'mark') + symbolOf(svg, 'logo'),
    wide: { width, height },
  };
});

/** Pairs of letters that people associate with something unpleasant. */
const UNFORTUNATE = ['SS', 'KK', 'SA', 'HH', 'WC', 'BS', 'BO', 'VD', 'FU', 'PP', 'PU', 'ED', 'AH'];

/** Peach State: PS. Up to two letters, without accents; only the first if the pair is unfortunate. */
export function initialsOf(shortName: string): string {
  const words =
    shortName
      .normalize('NFD')
      .replace(/\p{Diacritic}/gu, '')
      .match(/[A-Za-z0-9]+/g) ?? [];
  const letters = words
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
  return UNFORTUNATE.includes(letters) ? letters.charAt(0) : letters;
}

/** The initials on a tile in the company's color. */
function initialsMark(shortName: string): string {
  return `<svg viewBox="0 0 64 64"><rect y="4" width="64" height="60" rx="14" fill="var(--ruf)"/><text x="32" y="45" fill="#fff6e8" font-family="Besley, Georgia, serif" font-size="${/[MW]/.test(initialsOf(shortName)) ? 22 : 30}" font-weight="800" text-anchor="middle">${initialsOf(shortName)}</text></svg>`;
}

/** A file with shapes but no svg element gets a square of 64. */
export function viewBoxOf(svg: string): number[] {
  const [, attributes = ''] = /<svg\b([^>]*)>/s.exec(svg) ?? [];
  const sizeOf = (name: string) =>
    Number(new RegExp(`\\s${name}="([\\d.]+)(?:px)?"`).exec(attributes)?.[1] ?? 64);
  const [, own] = /\sviewBox="([^"]+)"/.exec(attributes) ?? [];
  return own
    ? own
        .trim()
        .split(/[\s,]+/)
        .map(Number)
    : [0, 0, sizeOf('width'), sizeOf('height')];
}

/** Attributes of the root element that its shapes inherit. */
const INHERITED = /\s(?:fill|stroke)(?:-[a-z]+)?="[^"]*"/g;

/** Wraps the shapes of an SVG file in a `<symbol>` with the colors that they inherit. */
export function symbolOf(svg: string, id: string): string {
  const [root = '', attributes = ''] = /<svg\b([^>]*)>/s.exec(svg) ?? [];
  const end = root ? svg.lastIndexOf('</svg>') : svg.length;
  const shapes = svg.slice(svg.indexOf(root) + root.length, end).trim();
  const inherited = (attributes.match(INHERITED) ?? []).join('');
  return `<symbol id="${id}" viewBox="${viewBoxOf(svg).join(' ')}"${inherited}>${shapes}</symbol>`;
}
