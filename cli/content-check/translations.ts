/** What is wrong with the Spanish content: files without their English one, translations that are missing or stale. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { contentDir, loadLanguages, loadPagesIn, type Page } from '../../content-loader/load.ts';

/** Articles that visitors need to decide or to ask for help. */
const KINDS = ['hub', 'upload', 'identifier', 'calendar', 'plans'];
/** Hubs of pages that are in English only. */
const ENGLISH_HUBS = ['/blog', '/service-areas', '/about'];

/** One line for each; none for a company without Spanish pages. */
export function translationProblems(dir = contentDir): string[] {
  if (!loadLanguages(dir).includes('es')) return [];
  return [...withoutEnglish(dir), ...pageProblems(loadPagesIn('en', dir), loadPagesIn('es', dir))];
}

/** Pages that have to be there in Spanish and are not, or are older than the English text. */
export function pageProblems(english: readonly Page[], spanish: readonly Page[]): string[] {
  return english.flatMap(({ url, file, matter }) => {
    const own = spanish.find((page) => page.url === url);
    if (!own)
      return needsSpanish(url, matter)
        ? [`${file}: expected its Spanish page ${file.replace(/md$/, 'es.md')}, found none`]
        : [];
    return matter.updated > own.matter.updated
      ? [
          `${own.file}: field "updated": expected ${matter.updated} or later, as the English page changed then, found ${own.matter.updated}`,
        ]
      : [];
  });
}

function needsSpanish(url: string, matter: Page['matter']): boolean {
  if (matter.template === 'article')
    return KINDS.includes(matter.kind) && !ENGLISH_HUBS.includes(url);
  return ['pest', 'service', 'legal'].includes(matter.template);
}

function withoutEnglish(dir: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.es\.(md|yaml)$/.test(name))
    .map((name) => join(dir, name))
    .filter((file) => !existsSync(file.replace(/\.es(?=\.\w+$)/, '')))
    .map((file) => `${file}: expected an English file beside it, found none`);
}
