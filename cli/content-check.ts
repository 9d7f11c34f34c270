/**
 * npm run content:check [-- file.md ...]: what editorial.md asks of the words, for all pages or the files named.
 * Exits 1 when anything is out of range.
 */
import { contentDir, loadPage, loadPages, loadSite, type Page } from '../content-loader/load.ts';
import { ContentError } from '../content-loader/read-yaml.ts';
import type { PageMatter, Template } from '../domain/content/page-schema.ts';
import {
  FORBIDDEN,
  fiveWordSequences,
  overlap,
  readingGrade,
  wordsOf,
} from '../domain/content/readability.ts';

/** Words of body and drawn sections together (editorial.md §3). */
const LENGTHS: Record<Template, [number, number]> = {
  pest: [900, 1400],
  service: [800, 1300],
  'service-area': [600, 900],
  location: [500, 800],
  neighborhood: [450, 700],
  landing: [450, 700],
  city: [500, 800],
  post: [900, 1500],
  article: [250, 1800],
  legal: [250, 3000],
};
const MAX_GRADE = 10;
const MAX_MEDIAN_GRADE = 8;
const MAX_OVERLAP = 0.1;

/** Front matter that is not read on the page, or not as prose. */
const NOT_READ = new Set([
  'template',
  'title',
  'description',
  'updated',
  'label',
  'related',
  'sources',
  'nearby',
  'zips',
  'page',
  'service',
  'menu',
  'price',
  'area',
  'local_facts',
  'latin',
  'specimen',
  'file',
  'kind',
  'published',
  'changefreq',
  'also_called',
]);

const files = process.argv.slice(2);
const problems: string[] = [];
try {
  loadSite();
  const pages = files.length
    ? files.map((file) => loadPage(`${contentDir}/pages`, file.replace(/^\.\//, '')))
    : loadPages();
  checkEachPage(pages);
  comparePages(pages);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  problems.push(error.message);
}
if (problems.length) {
  console.error(problems.join('\n'));
  console.error(`${problems.length} problem(s)`);
  process.exit(1);
}

function checkEachPage(pages: Page[]): void {
  const grades: number[] = [];
  for (const page of pages) {
    const text = mainTextOf(page);
    const words = wordsOf(text).length;
    const grade = readingGrade(text);
    grades.push(grade);
    const [min, max] = LENGTHS[page.matter.template];
    if (files.length) console.log(`${page.file}: ${words} words, grade ${grade.toFixed(1)}`);
    if (words < min || words > max)
      problems.push(`${page.file}: length: expected ${min} to ${max} words, found ${words}`);
    if (grade > MAX_GRADE)
      problems.push(
        `${page.file}: reading grade: expected at most ${MAX_GRADE}, found ${grade.toFixed(1)}`,
      );
    for (const pattern of FORBIDDEN) {
      const found = pattern.exec(text);
      if (found)
        problems.push(
          `${page.file}: claim "${found[0]}" is not allowed: …${text.slice(Math.max(0, found.index - 40), found.index + 40).replace(/\s+/g, ' ')}…`,
        );
    }
    if ('local_facts' in page.matter) {
      for (const { match } of page.matter.local_facts) {
        if (!text.includes(match))
          problems.push(`${page.file}: local fact "${match}" does not stand in the body`);
      }
    }
    if (!page.matter.sources.length && page.matter.template !== 'legal')
      problems.push(`${page.file}: field "sources": expected at least one, found none`);
  }
  grades.sort((a, b) => a - b);
  const median = grades[Math.floor(grades.length / 2)] ?? 0;
  console.log(
    `${pages.length} pages, reading grade median ${median.toFixed(1)}, highest ${(grades.at(-1) ?? 0).toFixed(1)}`,
  );
  if (!files.length && median > MAX_MEDIAN_GRADE)
    problems.push(
      `median reading grade: expected at most ${MAX_MEDIAN_GRADE}, found ${median.toFixed(1)}`,
    );
}

function comparePages(pages: Page[]): void {
  const sequences = pages.map((page) => fiveWordSequences(mainTextOf(page)));
  const pairs: { share: number; a: string; b: string }[] = [];
  for (let i = 0; i < pages.length; i++) {
    for (let j = i + 1; j < pages.length; j++) {
      const share = overlap(sequences[i] as Set<string>, sequences[j] as Set<string>);
      pairs.push({ share, a: (pages[i] as Page).url, b: (pages[j] as Page).url });
    }
  }
  pairs.sort((a, b) => b.share - a.share);
  for (const { share, a, b } of pairs.slice(0, 10))
    console.log(`${(share * 100).toFixed(1)} % shared: ${a} and ${b}`);
  for (const { share, a, b } of pairs) {
    if (share > MAX_OVERLAP)
      problems.push(
        `${a} and ${b} share ${(share * 100).toFixed(1)} % of their five-word sequences: expected at most 10 %`,
      );
  }
}

/** What a reader reads on the page: body and the drawn sections, without metadata, links and sources. */
export function mainTextOf(page: Page): string {
  const body = page.markdown.replace(/\]\([^)]*\)/g, ']').replace(/[#*_>`[\]|]/g, ' ');
  return [body, ...textsOf(page.matter)].join('\n');
}

function textsOf(value: PageMatter | unknown): string[] {
  if (typeof value === 'string') return value.startsWith('/') ? [] : [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (value && typeof value === 'object')
    return Object.entries(value).flatMap(([key, inner]) =>
      NOT_READ.has(key) ? [] : textsOf(inner),
    );
  return [];
}
