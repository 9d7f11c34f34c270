/** A small build for tests of the pages: one page, one film, one script, the page for unknown addresses. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SiteManifest } from '../pages/site-manifest.ts';

export const BUILT_PAGE =
  '<!doctype html><title>Home</title><script type="module" src="/assets/page.js"></script>';

const hashes = {
  file: '',
  scriptHashes: ["'sha256-qHODuyA+N1Bu7PVXx2W6A5GOI8hlJcy3jC4owtFNB80='"],
  styleHashes: ["'sha256-RYhNJ+nnIEI3xAKxf4PPyB301ldIbpC0apM7ATupK6c='"],
};

const FILES: Record<string, string> = {
  'index.html': BUILT_PAGE,
  '404/index.html':
    '<!doctype html><html><head><title>Not found</title></head><body><main></main></body></html>',
  'embed/quote-form/index.html': '<!doctype html><title>Quote</title>',
  'assets/page.js': 'export {};',
  'service-worker.js': 'addEventListener("fetch", () => {});',
  'film/door.mp4': 'x'.repeat(1000),
  'film/house.mp4': '0123456789'.repeat(20_000),
};

/** @returns the folder, and what removes it. */
export function writeBuiltSite(): { dist: string; remove(): void } {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'));
  for (const [name, content] of Object.entries(FILES)) {
    const file = join(dist, 'client', name);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, content);
  }
  const manifest: SiteManifest = {
    siteUrl: '',
    redirects: { '/old': '/' },
    pages: { '/': hashes, '/404': hashes, '/embed/quote-form': hashes },
  };
  writeFileSync(join(dist, 'manifest.json'), JSON.stringify(manifest));
  return { dist, remove: () => rmSync(dist, { recursive: true }) };
}
