/** Which service covers which pest at its price (content/coverage.yaml). */
import { basename, join } from 'node:path';
import { Coverage } from '../../domain/content/coverage-schema.ts';
import { labelOf } from '../page-data/navigation.ts';
import { type Fault, fieldFault } from './content-error.ts';
import type { Page } from './load.ts';
import { readOnce } from './read-once.ts';
import { readOptional } from './read-translated.ts';

const fileOf = (dir: string) => join(dir, 'coverage.yaml');

/** Empty if the company has no such file. */
export const loadCoverage = readOnce(
  (dir): Coverage => readOptional(fileOf(dir), Coverage, {}, 'refused'),
);

/** Paths of the pests that a service treats, at its price or at a separate one. */
export function pestsOfService(path: string): string[] {
  return Object.entries(loadCoverage()).flatMap(([pest, services]) => {
    const status = services[path]?.status;
    return status === 'covered' || status === 'quoted' ? [pest] : [];
  });
}

/** Faults: entries without a note, pests without an entry, and service pages that contradict their entries. */
export function* coverageFaults(dir: string, pages: Page[]): Generator<Fault> {
  const file = fileOf(dir);
  const pests = pages.filter(({ matter }) => matter.template === 'pest');
  const services = pages.filter(({ matter }) => matter.template === 'service');
  const coverage = loadCoverage(dir);
  for (const [pest, entries] of Object.entries(coverage)) {
    for (const [service, { status, note }] of Object.entries(entries)) {
      if (note === undefined && (status === 'quoted' || status === 'referred')) {
        const expected = `a sentence for readers, as the pest is ${status}`;
        yield fieldFault(file, [pest, service, 'note'], expected, undefined);
      }
    }
  }
  for (const { url, matter } of pests)
    if (services.length > 0 && !coverage[url]) {
      const expected = `an entry for the pest "${labelOf(matter)}": which service covers it, quotes it apart, or does not treat it`;
      yield fieldFault(file, [url], expected, undefined);
    }
  for (const service of services) yield* contradictions(file, service, pests, coverage);
}

/** Pests that a service's page includes but coverage.yaml does not, or the other way round. */
function* contradictions(
  file: string,
  { file: page, url, matter }: Page,
  pests: Page[],
  coverage: Coverage,
): Generator<Fault> {
  if (matter.template !== 'service') return;
  for (const pest of pests) {
    const entry = coverage[pest.url]?.[url];
    if (!entry) continue;
    const name = labelOf(pest.matter).toLowerCase();
    const isPartial = entry.scope !== undefined || entry.note !== undefined;
    const lists = [
      { field: 'included', pattern: nameIn(name), fits: entry.status === 'covered' },
      {
        field: 'not_included',
        pattern: nameIn(name, '^'),
        fits: entry.status !== 'covered' || isPartial,
      },
    ] as const;
    for (const { field, pattern, fits } of lists)
      for (const [index, item] of matter[field].entries()) {
        if (fits || !pattern.test(item)) continue;
        const expected = `nothing about ${name}, as ${basename(file)} says that they are ${entry.status}${isPartial ? '' : ' without a scope or note'}: change one of the two`;
        yield fieldFault(page, [field, index], expected, item);
      }
  }
}

/** @param start `^` for items that begin with the name; other items may mention the pest for another reason */
function nameIn(pest: string, start = ''): RegExp {
  const escaped = pest.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`${start}(?<![\\p{L}-])${escaped}(?![\\p{L}-])`, 'iu');
}
