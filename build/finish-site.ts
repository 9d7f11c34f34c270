/** Finishes every prerendered page, packs what is served and writes the manifest the server reads. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { buildEnv } from '../content-loader/build-env.ts';
import { contentDir, loadPages, loadSite } from '../content-loader/load.ts';
import { loadRedirects } from '../content-loader/redirects.ts';
import type { SiteManifest } from '../server/pages/site-manifest.ts';
import { UNSET_ORIGIN } from '../server/pages/unset-origin.ts';
import { finishPage } from './finish-page.ts';
import { packFiles } from './pack-files.ts';
import { blogFeed, robots, sitemap } from './search-files.ts';
import { bundleServiceWorker } from './service-worker.ts';
import { webManifest } from './web-manifest.ts';

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
  const origin = buildEnv.siteUrl || UNSET_ORIGIN;
  const pages = loadPages();
  const own = join(contentDir, 'public');
  if (existsSync(own)) cpSync(own, root, { recursive: true });
  writeFileSync(join(root, 'site.webmanifest'), webManifest(loadSite()));
  writeFileSync(join(root, 'sitemap.xml'), sitemap(pages, origin));
  writeFileSync(join(root, 'robots.txt'), robots(origin));
  writeFileSync(join(root, 'blog.xml'), blogFeed(pages, origin, loadSite().brand.name));
  writeFileSync(join(root, 'service-worker.js'), await bundleServiceWorker(root));
  writeFileSync(join(dist, 'manifest.json'), JSON.stringify(manifest));
  const { made, kept } = await packFiles(filesOf(root).map((file) => join(root, file)));
  console.log(`Packed: ${made} new, ${kept} kept`);
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
