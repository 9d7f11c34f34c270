/**
 * npm run content:check [-- file.md ...]: what docs/content.md asks of the words, for all pages or the files named.
 * Loading the pages proves titles, descriptions, headings and hooks unique and links alive. Exits 1 on any problem.
 *
 * npm run content:check -- --figures [REVISION]: only figures, of these files and of the content at that revision, as in
 * `--figures HEAD~20`, side by side.
 */
import { join } from 'node:path';
import { loadHome } from '../content-loader/home.ts';
import {
  contentDir,
  loadAreas,
  loadCareers,
  loadFaqs,
  loadNextSteps,
  loadPage,
  loadPages,
  loadProducts,
  loadReviews,
  loadSite,
  type Page,
} from '../content-loader/load.ts';
import { ContentError, readYaml } from '../content-loader/read-yaml.ts';
import { Identifier } from '../domain/content/identifier-schema.ts';
import { figuresOfAll, readPages, readPagesAt, tableOf } from './content-check/figures.ts';
import { linkProblems } from './content-check/links.ts';
import { MAX_OVERLAP, pairsByOverlap } from './content-check/overlap.ts';
import { figuresOf, forbiddenClaims, problemsOf } from './content-check/page-problems.ts';
import { wordingOfFiles } from './content-check/wording.ts';

const MAX_MEDIAN_GRADE = 8;

const asked = process.argv.slice(2);
const files = asked[0] === '--figures' ? [] : asked;
const problems: string[] = [];
try {
  if (asked[0] === '--figures') printFigures(asked[1]);
  else checkAll();
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  problems.push(error.message);
}
if (problems.length) {
  console.error(problems.join('\n'));
  console.error(`${problems.length} problem(s)`);
  process.exit(1);
}

function checkAll(): void {
  const pages = files.length
    ? files.map((file) => loadPage(`${contentDir}/pages`, file.replace(/^\.\//, '')))
    : loadPages();
  checkPages(pages);
  comparePages(pages);
  if (!files.length) {
    problems.push(...linkProblems(pages));
    checkOtherWords();
  }
}

function checkPages(pages: Page[]): void {
  const grades: number[] = [];
  for (const page of pages) {
    const figures = figuresOf(page);
    grades.push(figures.grade);
    problems.push(...problemsOf(page, figures));
    if (files.length)
      console.log(`${page.file}: ${figures.words} words, grade ${figures.grade.toFixed(1)}`);
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

/** The ten pairs most alike, and every pair that is too much so. */
function comparePages(pages: Page[]): void {
  const pairs = pairsByOverlap(pages);
  for (const { share, a, b } of pairs.slice(0, 10))
    console.log(`${(share * 100).toFixed(1)} % shared: ${a} and ${b}`);
  for (const { share, a, b } of pairs.filter((pair) => pair.share > MAX_OVERLAP))
    problems.push(
      `${a} and ${b} share ${(share * 100).toFixed(1)} % of their five-word sequences: expected at most ${MAX_OVERLAP * 100} %`,
    );
}

/** Words that stand on the site without a page of their own. */
function checkOtherWords(): void {
  const words = {
    'site.yaml': loadSite(),
    'home.yaml': loadHome(),
    'faqs.yaml': loadFaqs(),
    'careers.yaml': loadCareers(),
    'products.yaml': loadProducts(),
    'reviews.yaml': loadReviews(),
    'next-steps.yaml': loadNextSteps(),
    'identifier.yaml': readYaml(`${contentDir}/identifier.yaml`, Identifier),
    areas: loadAreas(),
  };
  for (const [file, content] of Object.entries(words))
    problems.push(
      ...forbiddenClaims(JSON.stringify(content)).map((claim) => `${contentDir}/${file}: ${claim}`),
    );
  problems.push(
    ...wordingOfFiles(words, loadSite().allowed_sentences).map(
      (problem) => `${contentDir}/${problem}`,
    ),
  );
}

/** @param revision what to compare with; none = these files alone */
function printFigures(revision: string | undefined): void {
  const here = figuresOfAll(readPages(join(contentDir, 'pages')));
  const before = revision ? [{ name: revision, figures: figuresOfAll(readPagesAt(revision)) }] : [];
  console.log(tableOf([...before, { name: 'these files', figures: here }]));
  for (const { url, links } of here.linksIn.few)
    console.log(`linked from the running text of ${links} page(s): ${url}`);
}
