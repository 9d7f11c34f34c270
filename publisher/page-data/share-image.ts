/** The picture shown where a page is shared: its contents and its URL. */

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as m from '#messages';
import type { Site } from '../../domain/content/site-schema.ts';
import { pestControl } from '../../domain/content/trade.ts';
import { capitalized } from '../../domain/language/capitalized.ts';
import { inLanguage } from '../../domain/messages/message-language.ts';
import { allDrawings } from '../../domain/species/specimens.ts';
import { companyLogo } from '../read/company-module.ts';
import { loadHome } from '../read/home.ts';
import {
  findPage,
  loadAreas,
  loadLanguages,
  loadPages,
  loadSite,
  type Page,
} from '../read/load.ts';
import { readOnce } from '../read/read-once.ts';
import { labelOf } from './navigation.ts';
import { drawingOfPage } from './page-drawing.ts';

/** Size of every share image, px, as the large social networks require. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 };

/** Colors of words and floor. Drawings keep their own colors. */
const SHARE_COLORS = ['fig', 'ruf', 'rufd', 'cream', 'peach'] as const;

/** Everything that a share image is drawn from. */
export interface ShareDesign {
  /** A few words above the title that say where on the site the page is. Empty if none. */
  kicker: string;
  title: string;
  brand: {
    name: string;
    tagline: string;
    serves: string;
    /** The company's colors; for missing ones the drawings' are used. */
    colors: Pick<NonNullable<Site['colors']>, (typeof SHARE_COLORS)[number]>;
  };
  /** SVG file in public/: an animal of specimens/, or a scene of art/. */
  art: string;
}

export interface ShareImage {
  /** URL path with a hash of everything it is drawn from. */
  src: string;
  alt: string;
}

/** The image of a page; a page without a Markdown file has the home page's. */
export function shareImageOf(url: string, pages = loadPages()): ShareImage {
  const design = designOf(url, pages);
  return { src: `/share/${hashOf(design)}.jpg`, alt: altOf(design) };
}

/** Every share image of the pages, by file name. */
export function allShareDesigns(pages = loadPages()): Map<string, ShareDesign> {
  const designs = ['/', ...pages.map((page) => page.url)].map((url) => designOf(url, pages));
  return new Map(designs.map((design) => [`${hashOf(design)}.jpg`, design]));
}

/** The images of every language, by URL path. */
export function allShareImages(): Record<string, ShareDesign> {
  const designs = loadLanguages().flatMap((language) =>
    inLanguage(language, () => [...allShareDesigns()]),
  );
  return Object.fromEntries(designs.map(([name, design]) => [`/share/${name}`, design]));
}

export function designOf(url: string, pages: Page[]): ShareDesign {
  const { brand: company, colors = {}, prices, trade } = loadSite();
  const { short_name: name, tagline, serves } = company;
  const own = SHARE_COLORS.flatMap((color) => (colors[color] ? [[color, colors[color]]] : []));
  const brand = { name, tagline, serves, colors: Object.fromEntries(own) };
  const page = findPage(pages, url);
  if (!page) {
    return {
      kicker: prices.protection_plan
        ? capitalized(
            m.content_loader_home_trade({
              trade: trade.name,
              label: prices.protection_plan.label,
            }),
          )
        : tagline,
      title: loadHome().hero.headline.join(' '),
      brand,
      art: 'art/hero.svg',
    };
  }
  return {
    kicker: kickerOf(page, pages) ?? '',
    title: page.matter.h1,
    brand,
    art: artOf(page, pages),
  };
}

/** For a place its area, otherwise the parent page. */
function kickerOf({ matter, url }: Page, pages: Page[]): string | undefined {
  if ('place' in matter) return loadAreas().find(({ id }) => id === matter.area)?.label;
  const parent = findPage(pages, url.replace(/\/[^/]*$/, ''));
  return parent && labelOf(parent.matter);
}

function artOf(page: Page, pages: Page[]): string {
  const { matter } = page;
  const animal = drawingOfPage(pages, page);
  if (animal) return `specimens/${animal.name}.svg`;
  // This drawing shows termites, so it fits only pest control.
  if (matter.template === 'service' && loadSite().trade.name === pestControl().name)
    return 'art/chapter-inspection.svg';
  return 'art/hero.svg';
}

const SCENES: Record<string, () => string> = {
  'art/hero.svg': m.share_image_porch,
  'art/chapter-inspection.svg': m.share_image_crawl_space,
};

function altOf({ title, art }: ShareDesign): string {
  const animal = allDrawings().find(({ name }) => art === `specimens/${name}.svg`);
  const shown = animal
    ? m.share_image_the_animal({ animal: animal.title.toLowerCase() })
    : SCENES[art]?.();
  return m.content_loader_with_a_drawing_of({ title, shown: shown ?? '' });
}

/** Raise it when the drawing code or a font of publisher/render/share-images changes: each image then gets another URL. */
const DRAWN_BY_VERSION = 1;

/** Changes with the words, the drawings and the code that draws them. */
function hashOf(design: ShareDesign): string {
  return createHash('sha256')
    .update(JSON.stringify([DRAWN_BY_VERSION, design]))
    .update(readFileSync(join('site/public', design.art)))
    .update(companyLogo().symbols)
    .update(ownFavicon())
    .digest('hex')
    .slice(0, 12);
}

const ownFavicon = readOnce((dir) => {
  const file = join(dir, 'public/favicon.svg');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
});
