/** What the starter content has: pests and where they live, services, what each service covers. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { isInOneOf, loadStates } from '../../content-loader/states.ts';
import type { Coverage } from '../../domain/content/coverage-schema.ts';
import type { Answers } from './answers.ts';

/** Folder of the starter's pages. */
export const STARTER_PAGES = 'starter/pages';
/** The termite letter's page, where its form is. */
export const LETTER = 'termite-clearance-letter';

/** Where each of the starter's pests lives, and its months by climate zone (starter/pests.yaml). */
interface PestTable {
  no_months: string;
  zones: Record<string, string[]>;
  pests: Record<
    string,
    { where: 'all' | string[]; all_year?: boolean; months?: Record<string, number[]> }
  >;
}

export const pestTable = () => parse(readFileSync('starter/pests.yaml', 'utf8')) as PestTable;

/** Names of the starter's service pages. */
export function starterServices(): string[] {
  return readdirSync(join(STARTER_PAGES, 'services'))
    .filter((name) => !name.endsWith('.es.md') && name !== 'index.md')
    .map((name) => name.replace('.md', ''));
}

/** Names of the starter's services that have something to treat in one of the states. */
export function servicesIn(codes: string[]): string[] {
  const treatedBy = servicesByPest();
  const treating = pestsIn(codes).flatMap(treatedBy);
  return starterServices().filter((name) => treating.includes(name));
}

/**
 * Those of the pests that none of the services treats, by its price or by a quote.
 * @param services names of the starter's, and works in the company's own words: "scorpion control" treats scorpions
 */
export function untreatedPests(pests: string[], services: string[]): string[] {
  const treatedBy = servicesByPest();
  const treats = (service: string, pest: string) =>
    treatedBy(pest).includes(service) || wordsOfWork(service).join() === wordsOfWork(pest).join();
  return pests.filter((pest) => !services.some((service) => treats(service, pest)));
}

function servicesByPest(): (pest: string) => string[] {
  const coverage = starterCoverage();
  return (pest) =>
    Object.entries(coverage[`/pest-info/${pest}`] ?? {})
      .filter(([, { status }]) => status === 'covered' || status === 'quoted')
      .map(([service]) => service.replace('/services/', ''));
}

/** Names of the starter's pests that live in one of the states, those of few states first. */
export function pestsIn(codes: string[]): string[] {
  const states = loadStates();
  return Object.entries(pestTable().pests)
    .filter(([, { where }]) => where === 'all' || isInOneOf(where, codes, states))
    .map(([name]) => name);
}

/** Said of almost every work. */
const GENERIC = /^(?:treatments?|control|removal|services?|inspections?|pests?|of|for|and|the|in)$/;

/** What a work is about, one of each: "bed bug treatments" as bed, bug. */
export function wordsOfWork(work: string): string[] {
  return wordsOf(work)
    .filter((word) => !GENERIC.test(word))
    .map((word) => word.replace(/(?<!s)s$/, ''));
}

/** What people call a termite letter. */
const LETTER_WORDS = /\b(?:letters?|reports?|wdi|wdo)\b/i;

/** Whether somebody who does not do this work has no page of that name: "bed bugs" and "bedbug treatment" are bedbug-control. */
export function isRefused(name: string, work: string): boolean {
  if (name === LETTER) return LETTER_WORDS.test(work) || isRefused('termite-inspection', work);
  if (wordsOfWork(name).join('') !== wordsOfWork(work).join('')) return false;
  const isAnimal = (text: string) => !wordsOf(text).some((word) => GENERIC.test(word));
  const isInspection = (text: string) => /\binspections?\b/i.test(text);
  // Who does not treat an animal may still inspect for it, and have its guide.
  return isAnimal(work) || (!isAnimal(name) && isInspection(name) === isInspection(work));
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean);

const COVERAGE = 'starter/coverage.yaml';
/** By file: of the Spanish one only the words are read. */
const UNPRICED_TERMITES: Record<string, object> = {
  [COVERAGE]: {
    '/services/termite-control': {
      status: 'quoted',
      note: 'The price of a treatment comes after the inspection.',
    },
  },
  'starter/coverage.es.yaml': {
    '/services/termite-control': {
      note: 'El precio de un tratamiento viene después de la inspección.',
    },
  },
};
const starterCoverage = (file = COVERAGE) => parse(readFileSync(file, 'utf8')) as Coverage;

/** The entries of starter/coverage.yaml, or of its Spanish file, about the company's pests and services. */
export function coverageOf(
  urls: ReadonlySet<string>,
  { prices }: Pick<Answers, 'prices'>,
  file = COVERAGE,
): Coverage {
  const all = starterCoverage(file);
  // The yearly inspection is what that price pays for: without it, a treatment is quoted.
  if (!prices.termite_guard)
    Object.assign(all['/pest-info/termites'] ?? {}, UNPRICED_TERMITES[file] ?? {});
  const pests = Object.entries(all).filter(([pest]) => urls.has(pest));
  return Object.fromEntries(
    pests.map(([pest, entries]) => [
      pest,
      Object.fromEntries(Object.entries(entries).filter(([service]) => urls.has(service))),
    ]),
  );
}

/** What a pest's page is called in lists, as in "Pack rats". */
export function pestLabel(name: string): string {
  const source = readFileSync(join(STARTER_PAGES, `pest-info/${name}.md`), 'utf8');
  return /^label: (.+)$/m.exec(source)?.[1] ?? name;
}
