/** Renders Markdown as HTML in the current language. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Marked, type RendererObject, type TokenizerAndRendererExtension } from 'marked';
import * as m from '#messages';
import { slugOf } from '../../domain/content/slug.ts';
import { marksIn } from '../../domain/content/source-marks.ts';
import { pageLanguage, pathIn } from '../../domain/language/language.ts';
import { CODE_ROUTES, type Page } from './page.ts';
import { contentDir } from './read-once.ts';

/** Renders a single paragraph, such as a note in the front matter, without `<p>`. */
export function renderInline(markdown: string): string {
  const link = linkIn(join(contentDir, 'pages'));
  return new Marked({ extensions: [SOURCE_MARK], renderer: { link } }).parseInline(markdown, {
    async: false,
  });
}

/**
 * @param root folder of the pages
 * @param parts how to show each part with a second-level heading: open; as sections; or with headings one level
 *   lower inside the whole guide. Default: open
 */
export function renderMarkdown(
  markdown: string,
  root: string,
  parts: 'open' | 'sections' | 'guide' = 'open',
): Pick<Page, 'html' | 'headings' | 'isCompact'> {
  const headings: Page['headings'] = [];
  const marked = new Marked({
    extensions: [SOURCE_MARK],
    renderer: {
      link: linkIn(root),
      heading({ tokens, depth }) {
        const html = this.parser.parseInline(tokens);
        const text = html.replace(/<[^>]+>/g, '');
        const id = slugOf(text.replace(/&[a-z#0-9]+;/g, ''));
        if (depth === 2) headings.push({ id, text });
        const level = parts === 'guide' ? depth + 1 : depth;
        return `<h${level} id="${id}">${html}</h${level}>\n`;
      },
    },
  });
  const [beginning = '', ...found] = `\n${marked.parse(markdown, { async: false })}`.split(
    /(?=<h2 )/,
  );
  const html = found.map((part) => {
    if (parts === 'open') return part;
    return `<section>\n${part}</section>\n`;
  });
  return {
    html: (beginning + html.join('')).trimStart(),
    headings,
    isCompact: parts === 'sections' && found.length > 0,
  };
}

/** Links to the page in the current language, or to the English page with a note if there is none. */
function linkIn(root: string): NonNullable<RendererObject['link']> {
  return function ({ href, tokens }) {
    const words = this.parser.parseInline(tokens);
    // false = the library's default rendering.
    if (pageLanguage() === 'en' || !href.startsWith('/')) return false;
    const { pathname } = new URL(href, 'http://localhost');
    if (isTranslated(root, pathname))
      return `<a href="${pathIn(pageLanguage(), href)}">${words}</a>`;
    return `<a href="${href}" hreflang="en">${words}</a> ${m.common_in_english()}`;
  };
}

/** True if the English page at `url` is translated into the current language. */
function isTranslated(root: string, url: string): boolean {
  const language = pageLanguage();
  if (language === 'en' || CODE_ROUTES.includes(url)) return true;
  return ['', '/index'].some((end) => existsSync(join(root, `${url}${end}.${language}.md`)));
}

/** Renders `[^2][^3]` like site/ui/cited/cited.tsx. */
const SOURCE_MARK: TokenizerAndRendererExtension = {
  name: 'source-mark',
  level: 'inline',
  start: (text) => text.match(/\[\^\d/)?.index,
  tokenizer: (text) => {
    const [raw] = /^(?:\[\^\d+\])+/.exec(text) ?? [];
    return raw ? { type: 'source-mark', raw } : undefined;
  },
  renderer: ({ raw }) => `<sup>${marksIn(raw).map(linkToSource).join('')}</sup>`,
};

function linkToSource(number: string): string {
  return `<a href="#source-${number}" aria-label="${m.common_source({ number })}">${number}</a>`;
}
