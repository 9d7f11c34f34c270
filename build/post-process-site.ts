/** Post-processes every prerendered page, compresses what is served and writes the manifest the server reads. */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildEnv } from '../content-loader/build-env.ts';
import { companyModule } from '../content-loader/company.ts';
import {
  contentDir,
  loadLanguages,
  loadPages,
  loadPagesIn,
  loadSite,
} from '../content-loader/load.ts';
import { loadRedirects } from '../content-loader/redirects.ts';
import { LANGUAGES, type Language, serviceWorkerPath } from '../domain/language/language.ts';
import { inLanguage } from '../messages/language.ts';
import type { SiteManifest } from '../server/pages/site-manifest.ts';
import { UNSET_ORIGIN } from '../server/pages/unset-origin.ts';
import { compressFiles } from './compress-files.ts';
import { scriptsFolder } from './page-scripts.ts';
import { postProcessPage } from './post-process-page.ts';
import { blogFeed, robots, sitemap } from './search-files.ts';
import { bundleServiceWorker } from './service-worker.ts';
import { webManifest } from './web-manifest.ts';

/**
 * @param alsoCompressed files of the office, to be compressed with those of the site
 * @param dist build directory; dist/client holds what is served, dist/manifest.json what the server must know.
 */
export async function postProcessSite(alsoCompressed: string[], dist = 'dist'): Promise<void> {
  const root = join(dist, 'client');
  for (const language of loadLanguages().filter((one) => one !== 'en')) takeIn(language, dist);
  // Only the build needed them.
  rmSync(join(dist, 'server'), { recursive: true, force: true });
  for (const file of filesOf(root).filter(isOfClientRouter)) rmSync(join(root, file));
  const styles = filesOf(root).filter((file) => file.endsWith('.css'));
  const stylesheets = new Map<string, string>();
  const readStylesheet = (href: string) => {
    const known = stylesheets.get(href) ?? readFileSync(join(root, href), 'utf8').trim();
    stylesheets.set(href, known);
    return known;
  };
  const askedStyles = new Set<string>();
  const manifest: SiteManifest = {
    siteUrl: buildEnv.siteUrl,
    redirects: loadRedirects(),
    pages: {},
  };
  for (const file of filesOf(root).filter((name) => name.endsWith('.html'))) {
    const page = postProcessPage(readFileSync(join(root, file), 'utf8'), readStylesheet);
    writeFileSync(join(root, file), page.html);
    for (const [, asked] of page.html.matchAll(/href="\/(assets\/[^"]+\.css)"/g))
      askedStyles.add(asked as string);
    manifest.pages[urlOf(file)] = {
      file,
      scriptHashes: page.scriptHashes,
      styleHashes: page.styleHashes,
    };
  }
  // The others stand in the pages.
  for (const file of styles.filter((name) => !askedStyles.has(name))) rmSync(join(root, file));
  // Only now: React Router writes the styles that scripts ask for, too, and no page asks for them.
  for (const language of loadLanguages())
    cpSync(join(scriptsFolder(language), 'assets'), join(root, 'assets'), { recursive: true });
  for (const language of loadLanguages()) {
    const { url, source } = inLanguage(language, () => companyModule());
    writeFileSync(join(root, url), source);
  }
  const origin = buildEnv.siteUrl || UNSET_ORIGIN;
  const pages = loadPages();
  const own = join(contentDir, 'public');
  if (existsSync(own)) cpSync(own, root, { recursive: true });
  writeFileSync(join(root, 'site.webmanifest'), webManifest(loadSite()));
  writeFileSync(join(root, 'sitemap.xml'), sitemap(pages, origin, loadPagesIn('es')));
  writeFileSync(join(root, 'robots.txt'), robots(origin));
  writeFileSync(join(root, 'blog.xml'), blogFeed(pages, origin, loadSite().brand.name));
  for (const language of LANGUAGES)
    writeFileSync(
      join(root, serviceWorkerPath(language)),
      await bundleServiceWorker(language, root),
    );
  writeFileSync(join(dist, 'manifest.json'), JSON.stringify(manifest));
  const { made, kept } = await compressFiles([
    ...filesOf(root).map((file) => join(root, file)),
    ...alsoCompressed,
  ]);
  console.log(`Compressed: ${made} new, ${kept} kept`);
}

/** Puts the pages of another language beside the English ones; styles, fonts and pictures are the same files. */
function takeIn(language: Language, dist: string): void {
  const built = join(dist, language);
  for (const folder of [language, 'assets'])
    cpSync(join(built, 'client', folder), join(dist, 'client', folder), { recursive: true });
  rmSync(built, { recursive: true });
}

/** React Router's scripts, and the data it would ask for: pages are documents, and their scripts are our own. */
function isOfClientRouter(file: string): boolean {
  return /^assets\/[^/]+\.js$|\.data$/.test(file);
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
