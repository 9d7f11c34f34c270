/** What the pest identifier knows of each pest: content/identifier.yaml, completed from the pest pages. */
import { join } from 'node:path';
import { type IdentifiedPest, Identifier } from '../domain/content/identifier-schema.ts';
import type { PestTraits } from '../domain/identifier/rank-pests.ts';
import { pageLanguage } from '../domain/language/language.ts';
import { monthNames } from '../domain/species/activity.ts';
import { allDrawings, type CaptionedDrawing } from '../domain/species/specimens.ts';
import { ContentError, type Fault, fieldFault } from './content-error.ts';
import { contentDir, findPage, loadPages, loadSite, type Page } from './load.ts';
import { loadPageData, type PageData } from './page-data.ts';
import { costsOfPest } from './pest-costs.ts';
import { readTranslated } from './read-translated.ts';

/** An animal of a pest, to be drawn at its true relative size. */
interface PestAnimal {
  name: string;
  /** Body, mm, shortest and longest. */
  length_mm: [number, number];
  drawing: Pick<CaptionedDrawing, 'name' | 'width' | 'height' | 'body'>;
}
export interface KnownPest extends PestTraits {
  name: string;
  description: string;
  /** The page about it. */
  page: string | null;
  /** The service page that offers an inspection, for pests that need one. */
  inspect: string | null;
  animals: PestAnimal[];
  /** What treats it at its own price, as pages name both; null = nothing does. */
  cost: { service: string; price: string } | null;
  /** The choice of the quote form that names it, as the office reads it; empty = none does. */
  asked: string;
  /** Ids of its look-alikes. */
  alike: readonly string[];
}
export interface IdentifierData {
  questions: Identifier['questions'];
  answers: Identifier['answers'];
  pests: KnownPest[];
}

/** The page of the identifier with what it knows. */
export function loadIdentifierPage(request: Request): PageData & { identifier: IdentifierData } {
  const pages = loadPages();
  return { ...loadPageData(request, pages), identifier: loadIdentifier(pages) };
}

/** A look-alike, page or drawing that does not exist is a mistake of the file. */
export function loadIdentifier(pages = loadPages(), dir = contentDir): IdentifierData {
  const file = join(dir, 'identifier.yaml');
  const { questions, answers, pests } = readTranslated(file, Identifier, true);
  // Which pages there are is told by the English ones.
  if (pageLanguage() === 'en') refuseMistakes(file, pests, pages);
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
      const animals = pest.drawings.flatMap((name) => animalOf(name, pages) ?? []);
      const months = pest.months ?? monthsOf(pest, pages) ?? [];
      const { id, name, description, places, legs, wings, colors, bodies, signs, alike } = pest;
      return {
        id,
        name,
        description,
        page: hrefOf(pest.page),
        inspect: hrefOf(pest.inspect),
        months,
        lengths: pest.length_mm ? [pest.length_mm] : animals.map(({ length_mm }) => length_mm),
        places,
        legs,
        wings,
        colors,
        bodies,
        signs,
        alike,
        animals,
        cost: costOf(pest, pests, pages),
        asked: askedOf(pest.page),
      };
    }),
  };
}

/** None where the price is for some animals of a page that is about several pests. */
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

function refuseMistakes(file: string, pests: IdentifiedPest[], pages: Page[]): void {
  const ids = pests.map(({ id }) => id);
  const urls = pages.map(({ url }) => url);
  const drawings = allDrawings().map(({ name }) => name);
  const faults = pests.flatMap((pest, index): Fault[] => {
    const among = (field: string, expected: string, found: readonly string[], known: string[]) =>
      found
        .filter((one) => !known.includes(one))
        .map((one) => fieldFault(file, ['pests', index, field], expected, one, known));
    const hasMonths = pest.months ?? monthsOf(pest, pages);
    return [
      ...among('alike', 'the id of a pest', pest.alike, ids),
      ...among('page', 'a page that exists', pest.page ? [pest.page] : [], urls),
      ...among('inspect', 'a page that exists', pest.inspect ? [pest.inspect] : [], urls),
      ...among('drawings', 'a drawing of public/specimens', pest.drawings, drawings),
      ...(hasMonths
        ? []
        : [
            fieldFault(
              file,
              ['pests', index, 'months'],
              'twelve months, as no pest page gives them',
              undefined,
            ),
          ]),
    ];
  });
  if (faults.length > 0) throw new ContentError(...faults);
}

/** Of each month the liveliest state: the visitor's is not asked. */
function monthsOf({ page }: IdentifiedPest, pages: Page[]): number[] | null {
  const matter = page ? findPage(pages, page)?.matter : undefined;
  if (matter?.template !== 'pest') return null;
  const states = Object.values(matter.activity);
  if (states.length === 0) return null;
  return monthNames().map((_, month) => Math.max(...states.map((levels) => levels[month] ?? 0)));
}

/** The species of the pest pages with this drawing; an animal without one is as long as it was drawn. */
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
