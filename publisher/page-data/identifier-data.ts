/** The identifier's data on each pest: content/identifier.yaml, completed from the pest pages. */
import { join } from 'node:path';
import { type IdentifiedPest, Identifier } from '../../domain/content/identifier-schema.ts';
import type { PestTraits } from '../../domain/identifier/rank-pests.ts';
import { pageLanguage } from '../../domain/language/language.ts';
import { monthNames } from '../../domain/species/activity.ts';
import { allDrawings, type CaptionedDrawing } from '../../domain/species/specimens.ts';
import { ContentError, fieldFault } from '../read/content-error.ts';
import { contentDir, findPage, loadPages, loadSite, type Page } from '../read/load.ts';
import { readTranslated } from '../read/read-translated.ts';
import { loadPageData, type PageData } from './page-data.ts';
import { costsOfPest } from './pest-costs.ts';

/** An animal, drawn at its real relative size. */
interface PestAnimal {
  name: string;
  /** Shortest and longest body, mm. */
  length_mm: [number, number];
  drawing: Pick<CaptionedDrawing, 'name' | 'width' | 'height' | 'body'>;
}
export interface KnownPest extends PestTraits {
  name: string;
  description: string;
  /** Path of the pest's page. */
  page: string | null;
  /** Path of the service page that offers an inspection, for pests that need one. */
  inspect: string | null;
  animals: PestAnimal[];
  /** The service that covers it and its price, as pages name both; null if none covers it. */
  cost: { service: string; price: string } | null;
  /** The quote form's choice for it, as stored; empty if there is none. */
  asked: string;
  /** Ids of its look-alikes. */
  alike: readonly string[];
}
export interface IdentifierData {
  questions: Identifier['questions'];
  answers: Identifier['answers'];
  pests: KnownPest[];
}

/** The identifier's page with its data. */
export function loadIdentifierPage(request: Request): PageData & { identifier: IdentifierData } {
  const pages = loadPages();
  return { ...loadPageData(request, pages), identifier: loadIdentifier(pages) };
}

/** @throws ContentError for a pest without months */
export function loadIdentifier(pages = loadPages(), dir = contentDir): IdentifierData {
  const file = join(dir, 'identifier.yaml');
  const { questions, answers, pests } = readTranslated(file, Identifier, 'refused');
  // Only the English pages tell which pages exist.
  if (pageLanguage() === 'en') refuseMissingMonths(file, pests, pages);
  const { choices } = loadSite(dir).trade;
  const askedOf = (path = '') =>
    choices
      .map(({ name, stored = name }) => stored)
      .find((stored) => path.endsWith(`/${stored.toLowerCase()}`)) ?? '';
  const hrefOf = (path = '') => findPage(pages, path)?.href ?? null;
  return {
    questions,
    answers,
    pests: pests.map((pest) => {
      const { page, inspect, drawings, length_mm, ...shown } = pest;
      const animals = drawings.flatMap((name) => animalOf(name, pages) ?? []);
      return {
        ...shown,
        page: hrefOf(page),
        inspect: hrefOf(inspect),
        months: pest.months ?? monthsOf(pest, pages) ?? [],
        lengths: length_mm ? [length_mm] : animals.map((animal) => animal.length_mm),
        animals,
        cost: costOf(pest, pests, pages),
        asked: askedOf(pest.page),
      };
    }),
  };
}

/** Null if the price applies only to some animals of a page that several pests share. */
function costOf(
  { name, page }: IdentifiedPest,
  pests: IdentifiedPest[],
  pages: Page[],
): KnownPest['cost'] {
  const [first] = page ? costsOfPest(pages, page) : [];
  const isShared = pests.filter((one) => one.page === page).length > 1;
  if (first?.status !== 'covered' || (first.scope && isShared)) return null;
  const price =
    first.scope && first.scope !== name.toLowerCase()
      ? `${first.label} (${first.scope})`
      : first.label;
  return { service: first.service.name, price };
}

function refuseMissingMonths(file: string, pests: IdentifiedPest[], pages: Page[]): void {
  const expected = 'twelve months, as no pest page gives them';
  const faults = pests.flatMap((pest, index) =>
    pest.months || monthsOf(pest, pages)
      ? []
      : fieldFault(file, ['pests', index, 'months'], expected, undefined),
  );
  if (faults.length > 0) throw new ContentError(...faults);
}

/** The highest activity of any state in each month, because visitors are not asked for their state. */
function monthsOf({ page }: IdentifiedPest, pages: Page[]): number[] | null {
  const matter = page ? findPage(pages, page)?.matter : undefined;
  if (matter?.template !== 'pest') return null;
  const states = Object.values(matter.activity);
  if (states.length === 0) return null;
  return monthNames().map((_, month) => Math.max(...states.map((levels) => levels[month] ?? 0)));
}

/** The animal with a drawing, as a species of the pest pages; without one, it has the length of its drawing. */
function animalOf(name: string, pages: Page[]): PestAnimal | null {
  const drawn = allDrawings().find((drawing) => drawing.name === name);
  if (!drawn) return null;
  const { width, height, body, title, length } = drawn;
  const drawing = { name, width, height, body };
  const species = pages
    .flatMap(({ matter }) => (matter.template === 'pest' ? matter.species : []))
    .find(({ specimen }) => specimen === name);
  const [shortest = length, longest = length] = species?.length_mm ?? [];
  return { name: species?.name ?? title, length_mm: [shortest, longest], drawing };
}
