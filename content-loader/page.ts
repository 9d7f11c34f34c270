/** A page as it is loaded. */
import type { PageMatter } from '../domain/content/page-schema.ts';
import type { Language } from '../domain/language/language.ts';
import type { CitedSource } from './cite-sources.ts';

/** One page: its URL, its front matter and its body as HTML. */
export interface Page {
  /** Path of the English page, without a trailing slash: what a page is called in all languages. */
  url: string;
  /** Path on the site, in the page's own language. */
  href: string;
  language: Language;
  /** Content file, for messages. */
  file: string;
  /** Front matter without source marks. */
  matter: PageMatter;
  /** Front matter whose source marks are numbers, `[^2]`, for the templates. */
  cited: PageMatter;
  /** What the foot of the page lists: the sources that are named in the text by their numbers, then the others. */
  sources: CitedSource[];
  /** Markdown as written but for its source marks, for checks. */
  markdown: string;
  /** Markdown rendered at build; every ## heading has an id. */
  html: string;
  /** The ## headings, for in-page contents. */
  headings: { id: string; text: string }[];
  /** Whether the parts of the body are folded or short sections, so that no list of contents is needed. */
  isCompact: boolean;
}

/** Routes that exist without a Markdown file, in each language, as link targets. */
export const CODE_ROUTES = ['/', '/quote', '/search'];

export function findPage(pages: Page[], url: string): Page | undefined {
  return pages.find((page) => page.url === url);
}
