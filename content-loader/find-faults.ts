/** Everything that the build would refuse, all at once: schemas, files that are missing, and names of what does not exist. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PageMatter } from '../domain/content/page-schema.ts';
import { Area } from '../domain/content/site-schema.ts';
import { ContentError, collect, type Fault, faultLine } from './content-error.ts';
import { CONTENT_FILES, OPTIONAL_FILES } from './content-files.ts';
import { readHome } from './home.ts';
import { loadIdentifier } from './identifier-data.ts';
import {
  areaFiles,
  checkPages,
  contentDir,
  loadAreas,
  loadCareers,
  loadFaqs,
  loadNextSteps,
  loadPage,
  loadSite,
  pageFiles,
  splitPage,
  urlOf,
} from './load.ts';
import { readYaml, validate } from './read-yaml.ts';
import { loadRedirects } from './redirects.ts';
import { homeFaults, pageFaults, siteFaults } from './references.ts';

/** Each fault once, by file and line. */
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
  return inOrder(faults);
}

/** What only shows where settings, areas and pages are read together. */
function faultsBetweenFiles(dir: string): Fault[] {
  const faults: Fault[] = [];
  const files = pageFiles(dir);
  const root = join(dir, 'pages');
  const site = collect(faults, () => loadSite(dir));
  const areas = collect(faults, () => loadAreas(dir));
  if (!site || !areas) {
    // Settings can't be filled in: the front matter alone is read.
    for (const file of files)
      collect(faults, () =>
        validate(file, PageMatter, splitPage(file, readFileSync(file, 'utf8')).matter),
      );
    return faults;
  }
  const pages = files.flatMap((file) => collect(faults, () => loadPage(root, file, site)) ?? []);
  const urls = files.map((file) => urlOf(root, file));
  collect(faults, () => checkPages(pages, urls));
  faults.push(...siteFaults(dir, site, areas, urls), ...pageFaults({ dir, site, areas, pages }));
  for (const read of [loadFaqs, loadNextSteps, loadCareers]) collect(faults, () => read(dir));
  const home = collect(faults, () => readHome(dir));
  if (home) faults.push(...homeFaults(join(dir, 'home.yaml'), home, site, urls));
  collect(faults, () => loadRedirects(dir, urls));
  // It reads lengths and months of the pest pages; without some of them it would miss what is there.
  if (existsSync(join(dir, 'identifier.yaml')) && pages.length === files.length)
    collect(faults, () => loadIdentifier(pages, dir));
  return faults;
}

function inOrder(faults: Fault[]): Fault[] {
  const once = new Map(faults.map((fault) => [faultLine(fault), fault]));
  return [...once.values()].sort(
    (a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0),
  );
}

/** @throws ContentError with every fault */
export function refuseContentFaults(dir = contentDir): void {
  const faults = findContentFaults(dir);
  if (faults.length > 0) throw new ContentError(...faults);
}
