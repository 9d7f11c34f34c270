/**
 * Figures of all pages together, for comparing two states of the content. Pages of another revision need not fit today's
 * schema, so nothing is validated here, and {settings} stay as they are written.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  internalLinksOf,
  type Page,
  pageFiles,
  splitPage,
  urlOf,
} from '../../content-loader/load.ts';
import type { PageMatter } from '../../domain/content/page-schema.ts';
import { countSentences } from '../../domain/content/readability.ts';
import { withoutMarks } from '../../domain/content/source-marks.ts';
import { MIN_LINKS_IN } from './links.ts';
import { MAX_OVERLAP, pairsByOverlap } from './overlap.ts';
import { figuresOf, forbiddenClaims, mainTextOf, paragraphsOf } from './page-problems.ts';
import { wordingOfPage } from './wording.ts';

export interface Figures {
  pages: number;
  /** Of body and drawn sections together. */
  words: { all: number; median: number };
  /** Flesch-Kincaid, as the check measures it. */
  grade: { median: number; highest: number };
  /** Sentences of the bodies' paragraphs with fewer than six words: share of all, and of the page with most, 0 to 1. */
  shortSentences: { share: number; highest: number };
  /** Claims that are not allowed, British words and claims of what nobody has counted. */
  bannedWords: number;
  /** Shown or not. */
  sources: { median: number; pagesWithout: number };
  /** Other pages whose running text links to a page. */
  linksIn: { median: number; few: { url: string; links: number }[] };
  /** Share of five-word sequences, 0 to 1. */
  overlap: { highest: number; pairsAboveLimit: number };
}

export function figuresOfAll(pages: Page[]): Figures {
  const texts = pages.map((page) => figuresOf(page));
  const sentences = pages.map((page) => countSentences(paragraphsOf(page)));
  const sources = pages.map(({ matter }) => (matter.sources ?? []).length);
  const links = linksInto(pages);
  const pairs = pairsByOverlap(pages);
  return {
    pages: pages.length,
    words: {
      all: sum(texts.map(({ words }) => words)),
      median: median(texts.map(({ words }) => words)),
    },
    grade: {
      median: median(texts.map(({ grade }) => grade)),
      highest: Math.max(...texts.map(({ grade }) => grade)),
    },
    shortSentences: {
      share: sum(sentences.map(({ short }) => short)) / sum(sentences.map(({ all }) => all)),
      highest: Math.max(...sentences.map(({ short, all }) => (all ? short / all : 0))),
    },
    bannedWords: sum(
      pages.map((page) => forbiddenClaims(mainTextOf(page)).length + wordingOfPage(page).length),
    ),
    sources: {
      median: median(sources),
      pagesWithout: sources.filter((count) => count === 0).length,
    },
    linksIn: {
      median: median(links.map((one) => one.links)),
      few: links.filter((one) => one.links < MIN_LINKS_IN),
    },
    overlap: {
      highest: pairs[0]?.share ?? 0,
      pairsAboveLimit: pairs.filter(({ share }) => share > MAX_OVERLAP).length,
    },
  };
}

/** Fewest first. A page that links twice counts once, and none counts for itself. */
function linksInto(pages: Page[]): { url: string; links: number }[] {
  const linking = new Map(pages.map(({ url }) => [url, new Set<string>()]));
  for (const page of pages)
    for (const target of internalLinksOf(page))
      if (target !== page.url) linking.get(target)?.add(page.url);
  return [...linking]
    .map(([url, { size }]) => ({ url, links: size }))
    .sort((a, b) => a.links - b.links || a.url.localeCompare(b.url));
}

/** One line for each figure; `states` stand side by side. */
export function tableOf(states: { name: string; figures: Figures }[]): string {
  const rows: [string, ...string[]][] = [
    ['', ...states.map(({ name }) => name)],
    row('pages', ({ pages }) => whole(pages)),
    row('words, all pages', ({ words }) => whole(words.all)),
    row('words, median page', ({ words }) => whole(words.median)),
    row('reading grade, median', ({ grade }) => grade.median.toFixed(1)),
    row('reading grade, highest', ({ grade }) => grade.highest.toFixed(1)),
    row('sentences under six words', (one) => percent(one.shortSentences.share)),
    row('the same, page with most', (one) => percent(one.shortSentences.highest)),
    row('banned words and claims', ({ bannedWords }) => whole(bannedWords)),
    row('sources, median page', ({ sources }) => whole(sources.median)),
    row('pages without a source', ({ sources }) => whole(sources.pagesWithout)),
    row('pages linking in, median', ({ linksIn }) => whole(linksIn.median)),
    row(`pages with fewer than ${MIN_LINKS_IN}`, ({ linksIn }) => whole(linksIn.few.length)),
    row('overlap, most alike pair', ({ overlap }) => percent(overlap.highest)),
    row('pairs above the limit', ({ overlap }) => whole(overlap.pairsAboveLimit)),
  ];
  return rows
    .map(([name, ...cells]) => name.padEnd(28) + cells.map((cell) => cell.padStart(14)).join(''))
    .join('\n');

  function row(name: string, cell: (figures: Figures) => string): [string, ...string[]] {
    return [name, ...states.map(({ figures }) => cell(figures))];
  }
}

/** Pages below a folder, as they are written. */
export function readPages(root: string): Page[] {
  return pageFiles(dirname(root)).map((file) => {
    const { matter, markdown } = splitPage(file, withoutMarks(readFileSync(file, 'utf8')));
    const url = urlOf(root, file);
    return {
      url,
      href: url,
      language: 'en',
      file,
      matter: matter as PageMatter,
      cited: matter as PageMatter,
      sources: [],
      markdown,
      html: '',
      headings: [],
      hasFolds: false,
    };
  });
}

/** Pages of content/pages at a revision of this repository. */
export function readPagesAt(revision: string): Page[] {
  const dir = mkdtempSync(join(tmpdir(), 'content-'));
  try {
    const archive = execFileSync('git', ['archive', revision, 'content/pages'], {
      maxBuffer: 100 * 1024 * 1024,
    });
    execFileSync('tar', ['-x', '-C', dir], { input: archive });
    return readPages(join(dir, 'content/pages'));
  } finally {
    rmSync(dir, { recursive: true });
  }
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

const whole = (value: number) => value.toLocaleString('en-US');
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
