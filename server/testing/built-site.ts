/** A small rendering for tests of the pages: home, two films, one script, the 404 page, the pages about visits. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type RenderedSite,
  renderingName,
  writeRendering,
} from '../../publisher/render/rendering.ts';
import { createServedSite, type ServedSite } from '../pages/served-site.ts';
import { fixtureAreas, fixtureSite } from './fixture-site.ts';

export const BUILT_PAGE =
  '<!doctype html><title>Home</title><script type="module" src="/assets/page.js"></script>';

export const BUILT_HASHES = {
  scriptHashes: ["'sha256-qHODuyA+N1Bu7PVXx2W6A5GOI8hlJcy3jC4owtFNB80='"],
  styleHashes: ["'sha256-RYhNJ+nnIEI3xAKxf4PPyB301ldIbpC0apM7ATupK6c='"],
};

/** Templates of the pages about visits. */
const VISIT_PAGES = ['/visits', '/embed/visits', '/es/visits', '/es/embed/visits'];
const visitPage = (path: string) =>
  `<!doctype html><html lang="${path.startsWith('/es/') ? 'es-US' : 'en-US'}" data-territory="richmond"><head><title>Visits</title></head><body><main></main></body></html>`;

const FILES: Record<string, string> = {
  '/': BUILT_PAGE,
  '/404':
    '<!doctype html><html><head><title>Not found</title></head><body><main></main></body></html>',
  '/embed/quote-form': '<!doctype html><title>Quote</title>',
  '/assets/page.js': 'export {};',
  '/service-worker.js': 'addEventListener("fetch", () => {});',
  '/film/door.mp4': 'x'.repeat(1000),
  '/film/house.mp4': '0123456789'.repeat(20_000),
  ...Object.fromEntries(VISIT_PAGES.map((path) => [path, visitPage(path)])),
};

const SITE: RenderedSite = {
  siteUrl: '',
  redirects: { '/old': '/' },
  hasHoldingPage: false,
  pages: Object.fromEntries(
    ['/', '/404', '/embed/quote-form', ...VISIT_PAGES].map((path) => [path, BUILT_HASHES]),
  ),
  shareImages: {},
  photos: {},
  company: { sites: { en: fixtureSite }, areas: fixtureAreas, visits: null },
};

interface BuiltSite {
  /** Folder of its renderings. */
  folder: string;
  served: ServedSite;
  /**
   * Renders another state and serves it.
   * @param files by URL path, in place of or beside those above
   * @returns its name
   */
  show(files?: Record<string, string>, site?: Partial<RenderedSite>): Promise<string>;
}

/** Serves the site at once. */
export async function buildSite(
  files: Record<string, string> = {},
  site: Partial<RenderedSite> = {},
): Promise<BuiltSite> {
  const folder = mkdtempSync(join(tmpdir(), 'renderings-'));
  const served = createServedSite(folder);
  let states = 0;
  const show = async (more: Record<string, string> = {}, other: Partial<RenderedSite> = {}) => {
    const writer = writeRendering(folder);
    for (const [url, text] of Object.entries({ ...FILES, ...files, ...more }))
      writer.add(url, text);
    const made = { state: `state${++states}`, day: '2026-11-17' };
    await writer.finish({ ...SITE, ...site, ...other, ...made });
    const name = renderingName(made.state, made.day);
    await served.show(name);
    return name;
  };
  await show();
  return { folder, served, show };
}
