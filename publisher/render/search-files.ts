/** Files for search engines and feed readers: sitemap.xml, robots.txt and the blog's feed. */

import { IN_SITEMAP } from '../../domain/content/page-schema.ts';
import { type Language, pathIn } from '../../domain/language/language.ts';
import { furtherDrawings } from '../../domain/species/specimens.ts';
import { photosOf } from '../page-data/page-photos.ts';
import type { Page } from '../read/load.ts';

/**
 * Indexed pages without a Markdown file. /quote is one, so that a search for the company and a quote leads to the form itself,
 * not to a page that links to it.
 */
const CODE_ENTRIES = [
  { url: '/', priority: 1, changefreq: 'weekly', updated: '', images: [] },
  { url: '/quote', priority: 0.9, changefreq: 'monthly', updated: '', images: [] },
];

/**
 * Spec §3, Sitemap entry; spec §9: priorities from 1.0 (home) down to 0.3 (legal). Includes each page's pictures for image search
 * (https://www.google.com/schemas/sitemap-image/1.1/), and its other languages.
 * @param spanish pages that exist in Spanish; empty for a site in English only
 */
export function sitemap(pages: Page[], origin: string, spanish: Page[] = []): string {
  const entries = [...pages, ...spanish]
    .filter(({ matter }) => matter.indexed)
    .map((page) => ({ ...page, images: imagesOf(page) }))
    .map(({ url, href, matter, images }) => ({
      ...{ url, href, images, updated: matter.updated },
      ...IN_SITEMAP[matter.template],
    }));
  const languages: Language[] = spanish.length > 0 ? ['en', 'es'] : ['en'];
  const ofCode = languages.flatMap((language) =>
    CODE_ENTRIES.map((entry) => ({ ...entry, href: pathIn(language, entry.url) })),
  );
  const translated = new Set(
    spanish.length > 0 ? [...CODE_ENTRIES, ...spanish].map(({ url }) => url) : [],
  );
  const alternatesOf = (url: string) =>
    translated.has(url)
      ? languages
          .map(
            (language) =>
              `<xhtml:link rel="alternate" hreflang="${language}" href="${origin}${pathIn(language, url)}"/>`,
          )
          .join('')
      : '';
  const rows = [...ofCode, ...entries].map(
    ({ url, href, priority, changefreq, updated, images }) =>
      `<url><loc>${origin}${href}</loc>${updated ? `<lastmod>${updated}</lastmod>` : ''}<changefreq>${changefreq}</changefreq><priority>${priority.toFixed(1)}</priority>${alternatesOf(url)}${images.map((src) => `<image:image><image:loc>${origin}${src}</image:loc></image:image>`).join('')}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"${translated.size > 0 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''}>\n${rows.join('\n')}\n</urlset>\n`;
}

/** The owner's photos, and on a pest page every drawing of an animal, young stage, trace and look-alike. */
function imagesOf(page: Page): string[] {
  const { matter } = page;
  const photos = photosOf(page).map(({ src }) => src);
  if (matter.template !== 'pest') return photos;
  const own = matter.species.flatMap(({ specimen }) => specimen ?? []);
  const others = matter.lookalikes.flatMap(({ specimen }) => specimen ?? []);
  const drawn = new Set([...own, ...furtherDrawings(own).map(({ name }) => name), ...others]);
  return [...photos, ...[...drawn].map((name) => `/specimens/${name}.svg`)];
}

export function robots(origin: string): string {
  // The framed form is allowed: a robot must read it to see its noindex.
  return `User-agent: *\nDisallow: /api/\nSitemap: ${origin}/sitemap.xml\n`;
}

/** RSS 2.0 of the blog posts, newest first. */
export function blogFeed(pages: Page[], origin: string, company: string): string {
  const items = pages
    .flatMap(({ url, matter }) => (matter.template === 'post' ? [{ url, ...matter }] : []))
    .sort((a, b) => b.published.localeCompare(a.published))
    .map(
      ({ url, h1, description, published }) =>
        `<item><title>${escaped(h1)}</title><link>${origin}${url}</link><guid>${origin}${url}</guid><pubDate>${new Date(published).toUTCString()}</pubDate><description>${escaped(description)}</description></item>`,
    );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${escaped(company)}</title><link>${origin}/blog</link><description>Notes on pests from ${escaped(company)}</description><language>en-us</language>
<atom:link href="${origin}/blog.xml" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel></rss>
`;
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
