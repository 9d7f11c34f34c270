/** Finds faults of the Spanish content: files without an English one, and missing or outdated translations. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Site } from '../../../domain/content/site-schema.ts';
import { completeTranslation } from '../../../domain/content/translation.ts';
import { contentDir, loadLanguages, loadPagesIn, type Page } from '../../../publisher/read/load.ts';
import { parseYaml } from '../../../publisher/read/read-yaml.ts';

/** Articles that visitors need to decide or to ask for help. */
const KINDS = ['hub', 'upload', 'identifier', 'calendar', 'plans'];
/** Hubs of pages that exist only in English. */
const ENGLISH_HUBS = ['/blog', '/service-areas', '/about'];

/** One line per problem; empty for a company without Spanish pages. */
export function translationProblems(dir = contentDir): string[] {
  if (!loadLanguages(dir).includes('es')) return [];
  return [
    ...withoutEnglish(dir),
    ...staleTranslations(loadPagesIn('en', dir), loadPagesIn('es', dir)),
  ];
}

/** Missing translations of pages that visitors need in Spanish; empty for a company without Spanish pages. */
export function missingTranslations(dir = contentDir): string[] {
  if (!loadLanguages(dir).includes('es')) return [];
  const spanish = new Set(loadPagesIn('es', dir).map(({ url }) => url));
  const pages = loadPagesIn('en', dir)
    .filter(({ url, matter }) => !spanish.has(url) && needsSpanish(url, matter))
    .map(
      ({ file }) =>
        `${file}: expected its Spanish page ${file.replace(/md$/, 'es.md')}, found none`,
    );
  return [...pages, ...missingWords(dir)];
}

/** Settings that lack Spanish words: Spanish pages show them in English or leave them out. */
function missingWords(dir: string): string[] {
  const own = join(dir, 'site.es.yaml');
  const [english, spanish] = [join(dir, 'site.yaml'), own].map((file) =>
    parseYaml(file, readFileSync(file, 'utf8')),
  );
  const { mistakes } = completeTranslation(english, spanish, Site, 'refused');
  return mistakes.map(
    ({ path, expected }) => `${own}: field "${path.join('.')}": expected ${expected}`,
  );
}

/** Spanish pages that are older than the English text. */
export function staleTranslations(english: readonly Page[], spanish: readonly Page[]): string[] {
  return english.flatMap(({ url, matter }) => {
    const own = spanish.find((page) => page.url === url);
    return own && matter.updated > own.matter.updated
      ? [
          `${own.file}: field "updated": expected ${matter.updated} or later, as the English page changed then, found ${own.matter.updated}`,
        ]
      : [];
  });
}

function needsSpanish(url: string, matter: Page['matter']): boolean {
  if (matter.template === 'article')
    return KINDS.includes(matter.kind) && !ENGLISH_HUBS.includes(url);
  return ['pest', 'service', 'legal', 'offer'].includes(matter.template);
}

function withoutEnglish(dir: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.es\.(md|yaml)$/.test(name))
    .map((name) => join(dir, name))
    .filter((file) => !existsSync(file.replace(/\.es(?=\.\w+$)/, '')))
    .map((file) => `${file}: expected an English file beside it, found none`);
}
