/**
 * What of the company every page's scripts, styles and drawings are made with, so that none of it stands in code:
 * modules written from content/ (see app/globals.d.ts).
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { territoriesModule, territoryStyles } from '../app/territory/built-territories.ts';
import { contentDir, loadAreas, loadNextSteps, loadSite } from '../content-loader/load.ts';
import { loadNavigation } from '../content-loader/navigation.ts';
import { loadPestNames } from '../content-loader/pest-names.ts';
import { loadIslandSettings } from '../content-loader/site-data.ts';
import { rgbOf } from '../domain/colors/contrast.ts';
import type { Site } from '../domain/content/site-schema.ts';
import { zoneWithOffsets } from '../domain/hours/office-hours.ts';
import { pageLanguage } from '../domain/language/language.ts';
import { inLanguage } from '../messages/language.ts';

const MODULES: Record<string, () => string> = {
  'virtual:territories': () => territoriesModule(loadSite().territories, loadAreas()),
  'virtual:logo': logo,
  'virtual:page-settings': pageSettings,
  'virtual:island-settings': () =>
    `export const ISLAND_SETTINGS = ${JSON.stringify(loadIslandSettings())};`,
  'virtual:next-steps': nextSteps,
  'virtual:navigation': () => `export const NAVIGATION = ${JSON.stringify(loadNavigation())};`,
  'virtual:pest-names': () => `export const PEST_NAMES = ${JSON.stringify(loadPestNames())};`,
  'virtual:company.css': () => `${territoryStyles(loadSite().territories)}${colors()}`,
};

/** @param language of the words among them; default: what the process speaks */
export function company(language = pageLanguage()): Plugin {
  return {
    name: 'company',
    resolveId: (id) => (Object.hasOwn(MODULES, id) ? `\0${id}` : null),
    load: (id) => inLanguage(language, () => MODULES[id.replace('\0', '')]?.()) ?? null,
  };
}

/** The titles of content/next-steps.yaml, for the card of a form that has been sent. */
function nextSteps(): string {
  const { heading, quote, photo, letter } = loadNextSteps();
  const titlesOf = (steps: typeof quote) => steps.map(({ title }) => title);
  const titles = { quote: titlesOf(quote), photo: titlesOf(photo), letter: titlesOf(letter) };
  return `export const NEXT_STEPS = ${JSON.stringify({ heading, titles })};`;
}

/** A site that is not built for longer takes the offsets of its zone from the browser. */
const KNOWN_YEARS = 5;

/** What the script of every page knows of the company. */
function pageSettings(): string {
  const { territories, hours, contact, claims, ...site } = loadSite();
  const settings = {
    main_phone: territories.other.phone,
    hours,
    time_zone: zoneWithOffsets(contact.time_zone, new Date().getUTCFullYear(), KNOWN_YEARS),
    response_minutes: claims.response_minutes,
    campaign_phones: site.campaign_phones,
    analytics_id: site.analytics_id,
    works_offline: site.works_offline,
  };
  return `export const PAGE_SETTINGS = ${JSON.stringify(settings)};`;
}

/** The symbol that each page holds once: content/logo.svg in its own viewBox; without one, the wren. */
function logo(): string {
  const file = join(contentDir, 'logo.svg');
  const symbol = existsSync(file)
    ? symbolOf(readFileSync(file, 'utf8'))
    : /<symbol.*<\/symbol>/s.exec(readFileSync('public/art/wren.svg', 'utf8'))?.[0];
  if (!symbol) throw new Error('public/art/wren.svg: expected a <symbol>, found none');
  return `export const LOGO = ${JSON.stringify(symbol)};`;
}

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

/** The colors of site.yaml, over those of app/styles/tokens.css. */
function colors(): string {
  const own = Object.entries(withEdges(loadSite().colors ?? {})).map(
    ([name, color]) => `--${name}: ${color};`,
  );
  return own.length > 0 ? `@layer tokens { :root { ${own.join(' ')} } }` : '';
}

/** Boards of another color have edges of that color: an eighth of the way to white, unless site.yaml names one. */
export function withEdges(own: NonNullable<Site['colors']>): NonNullable<Site['colors']> {
  if (!own.ruf || own.rufl) return own;
  const lighter = rgbOf(own.ruf).map((part) => Math.round(part + (255 - part) / 8));
  return { ...own, rufl: `#${lighter.map((part) => part.toString(16).padStart(2, '0')).join('')}` };
}
