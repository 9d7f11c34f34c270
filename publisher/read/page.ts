/** A page as it is loaded. */
import type { PageMatter } from '../../domain/content/page-schema.ts';
import type { Language } from '../../domain/language/language.ts';
import type { CitedSource } from './cite-sources.ts';

/** One page: its URL, its front matter and its body as HTML. */
export interface Page {
  /** Path of the English page, without a trailing slash. It identifies the page in every language. */
  url: string;
  /** Path in the page's own language. */
  href: string;
  language: Language;
  /** Path of the content file, for messages. */
  file: string;
  /** Front matter without source marks. */
  matter: PageMatter;
  /** Front matter with numbers as source marks, `[^2]`, for the templates. */
  cited: PageMatter;
  /** Sources listed at the foot of the page: cited ones by number, then the others. */
  sources: CitedSource[];
  /** Markdown without its source marks, for checks. */
  markdown: string;
  /** The rendered body; every ## heading has an id. */
  html: string;
  /** The ## headings, for the list of contents. */
  headings: { id: string; text: string }[];
  /** True if the parts of the body are collapsed or short, so that no list of contents is needed. */
  isCompact: boolean;
}

/** Routes that exist in every language and have no Markdown file, as link targets. */
export const CODE_ROUTES = ['/', '/quote', '/search'];

export function findPage(pages: Page[], url: string): Page | undefined {
  return pages.find((page) => page.url === url);
}
