/**
 * npm run content:check                    checks the whole content
 * npm run content:check -- FILE ...        checks the words of these pages
 *
 * Lists every mistake that keeps the site from being built. If there are none, checks the words by the rules of docs/content.md.
 * Exits 1 in both cases. Advice on length, sources, links and translations is only printed, but refused for the sample company.
 */
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { wordsIn } from '../../domain/content/translation.ts';
import { inLanguage } from '../../domain/messages/message-language.ts';
import { findContentFaults } from '../../publisher/check/find-faults.ts';
import { collect, type Fault, faultLine } from '../../publisher/read/content-error.ts';
import { CONTENT_FILES, schemaOfFile } from '../../publisher/read/content-files.ts';
import {
  areaFiles,
  contentDir,
  loadPage,
  loadPages,
  loadSite,
  type Page,
} from '../../publisher/read/load.ts';
import { readYaml } from '../../publisher/read/read-yaml.ts';
import { photoProblems } from './content-check/check-photos.ts';
import { wordingOf } from './content-check/check-wording.ts';
import { linkProblems } from './content-check/links.ts';
import { overlapProblems } from './content-check/overlap.ts';
import { adviceOf, figuresOf, forbiddenClaims, problemsOf } from './content-check/page-problems.ts';
import { missingTranslations, translationProblems } from './content-check/translations.ts';
import { answerHelp } from './help.ts';

answerHelp(import.meta.filename);

const MAX_MEDIAN_GRADE = 8;

const named = process.argv.slice(2);
const faults: Fault[] = named.length > 0 ? [] : findContentFaults();
const loaded =
  faults.length > 0
    ? []
    : (collect(faults, () => (named.length > 0 ? named.map(loadNamed) : loadPages())) ?? []);
if (faults.length > 0) {
  console.error(faults.map(faultLine).join('\n'));
  console.error(
    `${counted(faults.length, 'mistake')} that ${faults.length === 1 ? 'keeps' : 'keep'} the site from being built. The words are measured once they are gone.`,
  );
  process.exit(1);
}
const problems: string[] = [];
const advice: string[] = [];
for (const page of loaded) problems.push(...(await photoProblems(page)).map(faultLine));
// Grade, wording and overlap apply only to English texts.
checkPages(loaded.filter(({ language }) => language === 'en'));
if (named.length === 0) {
  advice.push(...linkProblems(loaded), ...missingTranslations());
  problems.push(...otherWords(), ...translationProblems());
}
if (loadSite().sample) problems.push(...advice.splice(0));
if (advice.length > 0)
  console.log(`${advice.join('\n')}\n${counted(advice.length, 'suggestion')}.`);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  console.error(
    `${counted(problems.length, 'remark')} on words and photos. The site can be built with them; they are for its readers.`,
  );
  process.exitCode = 1;
}

/** Loads a page by its file name, in the file's language. */
function loadNamed(file: string): Page {
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
    if (named.length > 0)
      console.log(`${page.file}: ${figures.words} words, grade ${figures.grade.toFixed(1)}`);
  }
  advice.push(...overlapProblems(pages));
  grades.sort((a, b) => a - b);
  const median = grades[Math.floor(grades.length / 2)] ?? 0;
  console.log(`${counted(pages.length, 'page')}, median reading grade ${median.toFixed(1)}`);
  if (named.length === 0 && median > MAX_MEDIAN_GRADE)
    advice.push(
      `median reading grade: expected at most ${MAX_MEDIAN_GRADE}, found ${median.toFixed(1)}`,
    );
}

/** Problems of the words that belong to no page. */
function otherWords(): string[] {
  const settings = Object.keys(CONTENT_FILES).map((name) => join(contentDir, name));
  return [...settings.filter(existsSync), ...areaFiles(contentDir)].flatMap((file) => {
    const schema = schemaOfFile(relative(contentDir, file));
    const words = schema ? wordsIn(schema, readYaml(file, schema)) : [];
    const text = words.map((one) => one.text).join('\n');
    return [
      ...forbiddenClaims(text).map((claim) => `${file}: ${claim}`),
      ...wordingOf(file, words),
    ];
  });
}

function counted(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`;
}
