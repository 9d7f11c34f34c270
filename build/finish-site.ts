/** Finishes every prerendered page, compresses what is served and writes the manifest the server reads. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { buildEnv } from '../content-loader/build-env.ts';
import { contentDir, loadPages, loadSite } from '../content-loader/load.ts';
import { loadRedirects } from '../content-loader/redirects.ts';
import type { SiteManifest } from '../server/pages/site-manifest.ts';
import { finishPage } from './finish-page.ts';
import { blogFeed, robots, sitemap } from './search-files.ts';
import { bundleServiceWorker } from './service-worker.ts';
import { webManifest } from './web-manifest.ts';

const COMPRESSED = new Set([
  '.html',
  '.js',
  '.css',
  '.svg',
  '.json',
  '.xml',
  '.txt',
  '.data',
  '.webmanifest',
  '.vtt',
  '.ico',
]);

/**
 * What scripts ask for after the first paint. Packed to quality 10 it is 3 % larger than to 11, in a third of the time:
 * four seconds of the build.
 */
const PAGE_DATA = /\/boot\/|\.data$/;

/** @param dist build directory; dist/client holds what is served, dist/manifest.json what the server must know. */
export async function finishSite(dist = 'dist'): Promise<void> {
  const root = join(dist, 'client');
  // Only the build needed it.
  rmSync(join(dist, 'server'), { recursive: true, force: true });
  const stylesheets = new Map<string, string>();
  const readStylesheet = (href: string) => {
    const known = stylesheets.get(href) ?? readFileSync(join(root, href), 'utf8').trim();
    stylesheets.set(href, known);
    return known;
  };
  const manifest: SiteManifest = {
    siteUrl: buildEnv.siteUrl,
    redirects: loadRedirects(),
    pages: {},
  };
  mkdirSync(join(root, 'boot'), { recursive: true });
  for (const file of filesOf(root).filter((name) => name.endsWith('.html'))) {
    const page = finishPage(keepLayout(readFileSync(join(root, file), 'utf8')), readStylesheet);
    writeFileSync(join(root, file), page.html);
    writeFileSync(join(root, page.boot.path), page.boot.code);
    manifest.pages[urlOf(file)] = {
      file,
      scriptHashes: page.scriptHashes,
      styleHashes: page.styleHashes,
    };
  }
  for (const file of filesOf(root).filter((name) => name.startsWith('assets/manifest-')))
    writeFileSync(join(root, file), keepLayout(readFileSync(join(root, file), 'utf8')));
  const origin = buildEnv.siteUrl || 'http://localhost:3000';
  const pages = loadPages();
  const own = join(contentDir, 'public');
  if (existsSync(own)) cpSync(own, root, { recursive: true });
  writeFileSync(join(root, 'site.webmanifest'), webManifest(loadSite()));
  writeFileSync(join(root, 'sitemap.xml'), sitemap(pages, origin));
  writeFileSync(join(root, 'robots.txt'), robots(origin));
  writeFileSync(join(root, 'blog.xml'), blogFeed(pages, origin, loadSite().brand.name));
  writeFileSync(join(root, 'service-worker.js'), await bundleServiceWorker(root));
  writeFileSync(join(dist, 'manifest.json'), JSON.stringify(manifest));
  await Promise.all(filesOf(root).map((file) => compress(join(root, file))));
}

/**
 * React Router marks a stylesheet that lazy parts share with a `#`, so that they load it once more and keep it when its
 * page is left. The layout is never left; loaded once more it would overrule what stands after it.
 */
function keepLayout(code: string): string {
  return code.replace(/(\/assets\/layout-[\w-]+\.css)#/g, '$1');
}

function filesOf(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}

function urlOf(file: string): string {
  const folder = dirname(file);
  return folder === '.' ? '/' : `/${folder}`;
}

async function compress(path: string): Promise<void> {
  if (!COMPRESSED.has(extname(path))) return;
  const content = readFileSync(path);
  const brotli = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: PAGE_DATA.test(path) ? 10 : 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  };
  writeFileSync(`${path}.br`, await promisify(brotliCompress)(content, brotli));
  writeFileSync(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
}
