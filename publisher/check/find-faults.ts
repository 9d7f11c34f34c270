/**
 * Finds what the build would refuse, as much as possible at once: schema violations, missing files, and references to what does
 * not exist.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Area } from '../../domain/content/site-schema.ts';
import { inLanguage } from '../../domain/messages/message-language.ts';
import { loadIdentifier } from '../page-data/identifier-data.ts';
import { readNavigation } from '../page-data/navigation.ts';
import { drawingFaults } from '../page-data/page-drawing.ts';
import { ContentError, collect, type Fault, faultLine } from '../read/content-error.ts';
import { CONTENT_FILES, OPTIONAL_FILES } from '../read/content-files.ts';
import { coverageFaults } from '../read/coverage.ts';
import { readHome } from '../read/home.ts';
import {
  areaFiles,
  contentDir,
  loadAreas,
  loadCareers,
  loadFaqs,
  loadNextSteps,
  loadPages,
  loadPagesIn,
  loadProducts,
  loadSite,
  pageFiles,
  readPages,
  urlOf,
} from '../read/load.ts';
import { loadRedirects } from '../read/load-redirects.ts';
import { loadLanguages } from '../read/read-translated.ts';
import { readYaml } from '../read/read-yaml.ts';
import { homeFaults, pageFaults, siteFaults } from './field-rules.ts';
import { unknownNames } from './unknown-names.ts';

/** Each fault once, sorted by file and line. */
export function findContentFaults(dir = contentDir): Fault[] {
  if (!existsSync(join(dir, 'site.yaml')))
    return [
      { file: dir, line: null, says: 'expected a content folder with a site.yaml, found none' },
    ];
  const faults: Fault[] = [];
  for (const [name, schema] of Object.entries(CONTENT_FILES)) {
    const file = join(dir, name);
    if (existsSync(file) || !OPTIONAL_FILES.includes(name))
      collect(faults, () => readYaml(file, schema));
  }
  for (const file of collect(faults, () => areaFiles(dir)) ?? [])
    collect(faults, () => readYaml(file, Area));
  faults.push(...faultsBetweenFiles(dir));
  if (faults.length === 0) faults.push(...translationFaults(dir));
  return inOrder(faults);
}

/** Faults of the other languages. Call it only if the English files, which complete the translations, have none. */
function translationFaults(dir: string): Fault[] {
  const faults: Fault[] = [];
  const read = (load: (dir: string) => unknown) => collect(faults, () => load(dir));
  for (const language of loadLanguages(dir).filter((one) => one !== 'en'))
    inLanguage(language, () => {
      const site = read(loadSite);
      if (!site) return;
      for (const load of [readHome, loadFaqs, loadNextSteps, readNavigation]) read(load);
      const pages = collect(faults, () => loadPages(dir)) ?? [];
      const kinds = pages.map(({ matter }) => 'kind' in matter && matter.kind);
      if (kinds.includes('careers')) read(loadCareers);
      if (kinds.includes('labels')) read(loadProducts);
      if (existsSync(join(dir, 'identifier.yaml')))
        collect(faults, () => loadIdentifier(loadPagesIn('en', dir), dir));
    });
  return faults;
}

/** Faults that appear only when settings, areas and pages are read together. Later checks need what earlier ones read. */
function faultsBetweenFiles(dir: string): Fault[] {
  const faults: Fault[] = [];
  const site = collect(faults, () => loadSite(dir));
  const areas = collect(faults, () => loadAreas(dir));
  if (!site || !areas) return faults;
  faults.push(...siteFaults(dir, site, areas), ...unknownNames(dir, site.brand.slug));
  for (const read of [loadFaqs, loadNextSteps, loadCareers]) collect(faults, () => read(dir));
  const home = collect(faults, () => readHome(dir));
  if (home) faults.push(...homeFaults(join(dir, 'home.yaml'), home));
  const urls = pageFiles(dir).map((file) => urlOf(join(dir, 'pages'), file));
  collect(faults, () => loadRedirects(dir, urls));
  const pages = collect(faults, () => readPages(dir));
  if (!pages) return faults;
  faults.push(...pageFaults(pages, site), ...drawingFaults(pages));
  if (existsSync(join(dir, 'identifier.yaml'))) collect(faults, () => loadIdentifier(pages, dir));
  collect(faults, () => faults.push(...coverageFaults(dir, pages)));
  return faults;
}

function inOrder(faults: Fault[]): Fault[] {
  const once = new Map(faults.map((fault) => [faultLine(fault), fault]));
  return [...once.values()].sort(
    (a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0),
  );
}

/** @throws ContentError with every fault */
export function refuseContentFaults(): void {
  const faults = findContentFaults();
  if (faults.length > 0) throw new ContentError(...faults);
}
