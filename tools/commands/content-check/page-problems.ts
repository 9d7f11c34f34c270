/** Checks a page's words by docs/content.md. Every problem has the file, what was expected and what was found. */
import { PageMatter, type Template } from '../../../domain/content/page-schema.ts';
import { FORBIDDEN, readingGrade, wordsOf } from '../../../domain/content/readability.ts';
import { wordsIn } from '../../../domain/content/translation.ts';
import type { Page } from '../../../publisher/read/load.ts';
import { wordingOfPage } from './check-wording.ts';

/**
 * What the check advises for pages of a template: fewest and most words in the body and the front matter (docs/content.md, rule 3),
 * and whether they cite sources.
 */
const EXPECTED: Record<Template, { words: [min: number, max: number]; hasSources: boolean }> = {
  pest: { words: [600, 1400], hasSources: true },
  service: { words: [800, 1300], hasSources: true },
  'service-area': { words: [600, 900], hasSources: true },
  location: { words: [500, 800], hasSources: true },
  neighborhood: { words: [450, 700], hasSources: true },
  landing: { words: [450, 700], hasSources: true },
  city: { words: [500, 800], hasSources: true },
  post: { words: [900, 1500], hasSources: true },
  article: { words: [250, 1800], hasSources: true },
  legal: { words: [250, 3000], hasSources: false },
  offer: { words: [60, 600], hasSources: false },
};
const MAX_GRADE = 10;

/** Fields that are not prose for the readers of the page. */
const NOT_READ = [
  'title',
  'description',
  'updated',
  'label',
  'also_called',
  'local_facts',
  'chapter',
];

interface PageFigures {
  words: number;
  /** Flesch-Kincaid grade of all texts, or of the body's paragraphs alone, whichever is higher. */
  grade: number;
}

export function figuresOf(page: Page): PageFigures {
  const text = mainTextOf(page);
  return {
    words: wordsOf(text).length,
    grade: Math.max(readingGrade(text), readingGrade(paragraphsOf(page))),
  };
}

/** Paragraphs of the body, without headings, lists, tables and Markdown syntax. */
function paragraphsOf({ markdown }: Pick<Page, 'markdown'>): string {
  const paragraphs = markdown
    .split(/\n\s*\n/)
    .filter((block) => !/^\s*(#|[-*|]|\d+\.)/.test(block))
    .join('\n');
  return plain(paragraphs);
}

/** Possible improvements for readers and search engines, which are not faults. */
export function adviceOf({ file, matter }: Page, { words }: PageFigures): string[] {
  const {
    words: [min, max],
    hasSources,
  } = EXPECTED[matter.template];
  const advice = [
    words < min || words > max ? `length: expected ${min} to ${max} words, found ${words}` : '',
    matter.description.length < 110
      ? `field "description": expected at least 110 characters, found ${matter.description.length}`
      : '',
    wordsOf(matter.summary).length < 40
      ? `field "summary": expected at least 40 words, found ${wordsOf(matter.summary).length}`
      : '',
    hasSources && matter.sources.length === 0
      ? 'field "sources": expected at least one, found none'
      : '',
    'local_facts' in matter && new Set(matter.local_facts.map(({ match }) => match)).size < 3
      ? 'field "local_facts": expected three different facts'
      : '',
  ];
  return advice.filter(Boolean).map((one) => `${file}: ${one}`);
}

export function problemsOf(page: Page, { grade } = figuresOf(page)): string[] {
  const { matter } = page;
  const problems: string[] = [];
  if (grade > MAX_GRADE)
    problems.push(`reading grade: expected at most ${MAX_GRADE}, found ${grade.toFixed(1)}`);
  const shown = [matter.title, matter.description, ...matter.photos.map(({ alt }) => alt)];
  problems.push(...forbiddenClaims([mainTextOf(page), ...shown].join('\n')));
  if ('local_facts' in matter) problems.push(...localProblems(page, matter));
  return [...problems.map((problem) => `${page.file}: ${problem}`), ...wordingOfPage(page)];
}

/** Forbidden claims in a text, with the words around them. */
export function forbiddenClaims(text: string): string[] {
  return FORBIDDEN.flatMap((pattern) => {
    const found = pattern.exec(text);
    if (!found) return [];
    const around = text.slice(Math.max(0, found.index - 40), found.index + 40);
    return [`claim "${found[0]}" is not allowed: …${around.replace(/\s+/g, ' ')}…`];
  });
}

/** Checks that a place page is about its place: facts with a source, and links to nearby places. */
function localProblems(
  { url, markdown }: Page,
  { local_facts, nearby, sources }: Extract<PageMatter, { place: string }>,
): string[] {
  const known = new Set(sources.map((source) => source.url));
  return [
    ...local_facts.flatMap(({ match, source }) => [
      ...(markdown.includes(match) ? [] : [`local fact "${match}" does not stand in the body`]),
      ...(known.has(source)
        ? []
        : [`local fact "${match}": expected its source ${source} among the page's sources`]),
    ]),
    ...(nearby.includes(url) || new Set(nearby).size < nearby.length
      ? ['field "nearby": expected other pages, each once']
      : []),
  ];
}

/** The words that readers see: body and front matter, without metadata, links and sources. */
export function mainTextOf({ markdown, matter }: Page): string {
  const read = wordsIn(PageMatter, matter).filter(
    ({ path: [name] }) => !NOT_READ.includes(String(name)),
  );
  return [markdown, ...read.map(({ text }) => text)].map(plain).join('\n');
}

/** Removes Markdown syntax. */
function plain(markdown: string): string {
  return markdown.replace(/\]\([^)]*\)/g, ']').replace(/[#*_>`[\]|]/g, ' ');
}
