/**
 * npm run content:check                    checks the whole content
 * npm run content:check -- FILE ...        checks the words of these pages
 * npm run content:check -- --advice        also prints advice on length, sources, links and translations
 *
 * Lists every mistake that keeps the site from being built. If there are none, checks the words by the rules of docs/content.md.
 * Exits 1 in both cases. Advice is only counted, but printed for the sample company.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Identifier } from '../../domain/content/identifier-schema.ts';
import { inLanguage } from '../../domain/messages/message-language.ts';
import { findContentFaults } from '../../publisher/check/find-faults.ts';
import { collect, type Fault, faultLine } from '../../publisher/read/content-error.ts';
import { loadHome } from '../../publisher/read/home.ts';
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
} from '../../publisher/read/load.ts';
import { readYaml } from '../../publisher/read/read-yaml.ts';
import { photoProblems } from './content-check/check-photos.ts';
import { wordingOfFiles } from './content-check/check-wording.ts';
import { linkProblems } from './content-check/links.ts';
import { MAX_OVERLAP, pairsByOverlap } from './content-check/overlap.ts';
import { adviceOf, figuresOf, forbiddenClaims, problemsOf } from './content-check/page-problems.ts';
import { missingTranslations, translationProblems } from './content-check/translations.ts';
import { answerHelp } from './help.ts';

answerHelp(import.meta.filename);

const MAX_MEDIAN_GRADE = 8;

const withAdvice = process.argv.includes('--advice');
const files = process.argv.slice(2).filter((word) => word !== '--advice');
const faults: Fault[] = [];
const problems: string[] = [];
const advice: string[] = [];
await checkAll();
if (faults.length === 0 && (files.length > 0 || loadSite().sample)) problems.push(...advice);
else printAdvice();
for (const fault of faults) console.error(faultLine(fault));
if (faults.length > 0)
  console.error(
    `${counted(faults.length, 'mistake')} that ${faults.length === 1 ? 'keeps' : 'keep'} the site from being built. The words are measured once they are gone.`,
  );
if (problems.length > 0) {
  console.error(problems.join('\n'));
  console.error(
    `${counted(problems.length, 'remark')} on words and photos. The site can be built with them; they are for its readers.`,
  );
}
if (faults.length + problems.length > 0) process.exit(1);

async function checkAll(): Promise<void> {
  if (files.length === 0) faults.push(...findContentFaults());
  const loaded =
    collect(faults, () =>
      files.length > 0 ? files.map(loadFile) : faults.length > 0 ? [] : loadPages(),
    ) ?? [];
  if (faults.length > 0) return;
  for (const page of loaded) problems.push(...(await photoProblems(page)).map(faultLine));
  // Grade, wording and overlap apply only to English texts.
  const pages = loaded.filter(({ language }) => language === 'en');
  for (const page of loaded.filter(({ language }) => language !== 'en'))
    console.log(`${page.file}: ${figuresOf(page).words} words`);
  if (pages.length === 0) return;
  checkPages(pages);
  comparePages(pages);
  if (!files.length) {
    advice.push(...linkProblems(pages), ...missingTranslations());
    checkOtherWords();
    problems.push(...translationProblems());
  }
}

function printAdvice(): void {
  if (advice.length === 0) return;
  if (withAdvice) console.log(advice.join('\n'));
  else
    console.log(
      `${advice.length} of advice on length, sources, links and translations: npm run content:check -- --advice lists it.`,
    );
}

function counted(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`;
}

/** Loads a page by its file name, in the file's language. */
function loadFile(file: string): Page {
  const english = file.replace(/^\.\//, '').replace(/\.es\.md$/, '.md');
  return inLanguage(file.endsWith('.es.md') ? 'es' : 'en', () =>
    loadPage(join(contentDir, 'pages'), english),
  );
}

function checkPages(pages: Page[]): void {
  const grades: number[] = [];
  for (const page of pages) {
    const figures = figuresOf(page);
    grades.push(figures.grade);
    problems.push(...problemsOf(page, figures));
    advice.push(...adviceOf(page, figures));
    if (files.length)
      console.log(`${page.file}: ${figures.words} words, grade ${figures.grade.toFixed(1)}`);
  }
  grades.sort((a, b) => a - b);
  const median = grades[Math.floor(grades.length / 2)] ?? 0;
  console.log(
    `${pages.length} pages, reading grade median ${median.toFixed(1)}, highest ${(grades.at(-1) ?? 0).toFixed(1)}`,
  );
  if (!files.length && median > MAX_MEDIAN_GRADE)
    advice.push(
      `median reading grade: expected at most ${MAX_MEDIAN_GRADE}, found ${median.toFixed(1)}`,
    );
}

/** Prints the ten most similar pairs, and reports every pair that is too similar. */
function comparePages(pages: Page[]): void {
  const pairs = pairsByOverlap(pages);
  for (const { share, a, b } of loadSite().sample || withAdvice ? pairs.slice(0, 10) : [])
    console.log(`${(share * 100).toFixed(1)} % shared: ${a} and ${b}`);
  for (const { share, a, b } of pairs.filter((pair) => pair.share > MAX_OVERLAP))
    advice.push(
      `${a} and ${b} share ${(share * 100).toFixed(1)} % of their five-word sequences: expected at most ${MAX_OVERLAP * 100} %`,
    );
}

/** Checks words on the site that belong to no page. */
function checkOtherWords(): void {
  const words = {
    'site.yaml': loadSite(),
    'home.yaml': loadHome(),
    'faqs.yaml': loadFaqs(),
    'careers.yaml': loadCareers(),
    'products.yaml': loadProducts(),
    'reviews.yaml': loadReviews(),
    'next-steps.yaml': loadNextSteps(),
    ...(existsSync(`${contentDir}/identifier.yaml`) && {
      'identifier.yaml': readYaml(`${contentDir}/identifier.yaml`, Identifier),
    }),
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
