/** The data of a blog post besides its front matter. */
import type { PostMatter } from '../../domain/content/page-schema.ts';
import { crossSection } from '../../domain/drawings/chapters.ts';
import { findPage, loadPages, type Page } from '../read/load.ts';
import { loadPageData, type PageData } from './page-data.ts';

/** Reading speed of an adult. */
const WORDS_PER_MINUTE = 220;

interface PostData extends PageData<PostMatter> {
  /** Reading time in minutes, at least 1. */
  minutes: number;
  /** The text in order: first the part before the first heading, then each section. */
  sections: { html: string; figure: string | null }[];
}

export function loadPostData(request: Request): PostData {
  const pages = loadPages();
  const page = loadPageData(request, pages) as PageData<PostMatter>;
  const own = findPage(pages, page.url);
  return {
    ...page,
    minutes: own ? readingMinutes(own) : 1,
    sections: sectionsOf(page.html, page.matter.figures),
  };
}

export function readingMinutes({ markdown }: Pick<Page, 'markdown'>): number {
  return Math.max(1, Math.round(markdown.split(/\s+/).length / WORDS_PER_MINUTE));
}

/**
 * Splits a post at its headings and spreads the figures over the sections, at most one per section.
 * @param figures names of cross-sections; those without a section are left out
 */
export function sectionsOf(html: string, figures: readonly string[]): PostData['sections'] {
  const [beginning = '', ...sections] = html.split(/(?=<h2 )/);
  const step = Math.max(1, sections.length / Math.max(1, figures.length));
  return [
    { html: beginning, figure: null },
    ...sections.map((section, index) => {
      const place = figures.findIndex((_, figure) => Math.floor(figure * step) === index);
      const figure = figures[place];
      return { html: section, figure: figure === undefined ? null : crossSection(figure) };
    }),
  ];
}
