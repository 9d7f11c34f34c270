/** Markdown as HTML, in the language that is spoken. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Marked, type RendererObject, type TokenizerAndRendererExtension } from 'marked';
import * as m from '#messages';
import { firstSentence, marksIn } from '../domain/content/source-marks.ts';
import { pageLanguage, pathIn } from '../domain/language/language.ts';
import { CODE_ROUTES, type Page } from './page.ts';
import { contentDir } from './read-once.ts';

/** Markdown of one paragraph, such as a note in the front matter, as HTML without its paragraph. */
export function renderInline(markdown: string): string {
  const link = linkIn(join(contentDir, 'pages'));
  return new Marked({ extensions: [SOURCE_MARK], renderer: { link } }).parseInline(markdown, {
    async: false,
  });
}

/**
 * @param root folder of the pages
 * @param parts what becomes of each part with a heading of the second level: it stays open, is folded,
 *   is a section of its own, one that folds and shows its first lines, or stands with its headings one level lower in the part of
 *   the page that is the whole guide. Default: open
 */
export function renderMarkdown(
  markdown: string,
  root: string,
  parts: 'open' | 'folded' | 'sections' | 'sheets' | 'guide' = 'open',
): Pick<Page, 'html' | 'headings' | 'isCompact'> {
  const headings: Page['headings'] = [];
  const marked = new Marked({
    extensions: [SOURCE_MARK],
    renderer: {
      link: linkIn(root),
      heading({ tokens, depth }) {
        const html = this.parser.parseInline(tokens);
        const text = html.replace(/<[^>]+>/g, '');
        const id = slugOf(text);
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
    if (parts === 'sections') return `<section>\n${part}</section>\n`;
    if (parts === 'sheets') return `<section>\n${sheet(part)}</section>\n`;
    return folded(part, '<details class="fold"><summary>', hintOf(part));
  });
  return {
    html: (beginning + html.join('')).trimStart(),
    headings,
    isCompact: parts !== 'open' && parts !== 'guide' && found.length > 0,
  };
}

/**
 * A link to the heading's id leads into the part, which opens it.
 * @param start the beginning of the element, up to its heading. @param hint what stands below the heading
 */
function folded(part: string, start: string, hint = ''): string {
  const [, id, heading, body] = /^<h2 id="([^"]*)">(.*?)<\/h2>\n(.*)$/s.exec(part) as string[];
  return `${start}<h2>${heading}</h2>${hint}</summary>\n<div id="${id}">${body}</div></details>\n`;
}

/** The first sentence of its first paragraph. */
function hintOf(part: string): string {
  const paragraph = /<p>.*?<\/p>/s.exec(part)?.[0] ?? '';
  const sentence = firstSentence(wordsOf(paragraph));
  return sentence ? `<span class="fold-hint">${sentence}</span>` : '';
}

/** Without elements and numbers of sources. */
const wordsOf = (html: string) => html.replace(/<sup>.*?<\/sup>|<[^>]+>/gs, '').trim();

/** How much of a part is shown in small. */
const SHEET_LINES = 9;

/** Its first lines are an attribute: CSS shows them, and neither the browser's search nor a screen reader finds them twice. */
function sheet(part: string): string {
  const lines = part
    .replace(/<h2.*?<\/h2>/s, '')
    .split(/<\/(?:p|li)>/)
    .map(wordsOf)
    .filter((line) => line !== '')
    .slice(0, SHEET_LINES);
  return folded(part, `<details><summary data-lines="${lines.join('&#10;')}">`);
}

/** Leads to the page in the language that is spoken; where there is none, says so and leads to the English page. */
function linkIn(root: string): NonNullable<RendererObject['link']> {
  return function ({ href, tokens }) {
    const words = this.parser.parseInline(tokens);
    // The library's own way.
    if (pageLanguage() === 'en' || !href.startsWith('/')) return false;
    const { pathname } = new URL(href, 'http://localhost');
    if (isTranslated(root, pathname))
      return `<a href="${pathIn(pageLanguage(), href)}">${words}</a>`;
    return `<a href="${href}" hreflang="en">${words}</a> ${m.common_in_english()}`;
  };
}

/** Whether the English page at `url` has one in the language that is spoken. */
function isTranslated(root: string, url: string): boolean {
  const language = pageLanguage();
  if (language === 'en' || CODE_ROUTES.includes(url)) return true;
  return ['', '/index'].some((end) => existsSync(join(root, `${url}${end}.${language}.md`)));
}

/** `[^2][^3]` as app/ui/cited/cited.tsx shows them. */
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

function slugOf(text: string): string {
  return text
    .replace(/&[a-z#0-9]+;/g, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
