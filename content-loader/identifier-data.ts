/** What the pest identifier knows of each pest: content/identifier.yaml, completed from the pest pages. */
import { join } from 'node:path';
import { type IdentifiedPest, Identifier } from '../domain/content/identifier-schema.ts';
import type { PestTraits } from '../domain/identifier/rank-pests.ts';
import { MONTHS } from '../domain/species/activity.ts';
import { allDrawings, type CaptionedDrawing } from '../domain/species/specimens.ts';
import { contentDir, findPage, loadPages, type Page } from './load.ts';
import { loadPageData, type PageData } from './page-data.ts';
import { ContentError, readYaml } from './read-yaml.ts';

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
  const { questions, answers, pests } = readYaml(file, Identifier);
  const ids = new Set(pests.map(({ id }) => id));
  return {
    questions,
    answers,
    pests: pests.map((pest) => {
      const mistake = (field: string, expected: string, found: string) =>
        new ContentError(
          `${file}: field "pests.${pest.id}.${field}": expected ${expected}, found "${found}"`,
        );
      for (const id of pest.alike) if (!ids.has(id)) throw mistake('alike', 'the id of a pest', id);
      for (const field of ['page', 'inspect'] as const) {
        const path = pest[field];
        if (path && !findPage(pages, path)) throw mistake(field, 'a page that exists', path);
      }
      const animals = pest.drawings.map((name) => {
        const animal = animalOf(name, pages);
        if (!animal) throw mistake('drawings', 'a drawing of public/specimens', name);
        return animal;
      });
      const months = pest.months ?? monthsOf(pest, pages);
      if (!months) throw mistake('months', 'twelve months, as no pest page gives them', 'none');
      const { id, name, description, places, legs, wings, colors, bodies, signs, alike } = pest;
      return {
        id,
        name,
        description,
        page: pest.page ?? null,
        inspect: pest.inspect ?? null,
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
      };
    }),
  };
}

/** Of each month the liveliest state: the visitor's is not asked. */
function monthsOf({ page }: IdentifiedPest, pages: Page[]): number[] | null {
  const matter = page ? findPage(pages, page)?.matter : undefined;
  if (matter?.template !== 'pest') return null;
  const states = Object.values(matter.activity);
  return MONTHS.map((_, month) => Math.max(...states.map((levels) => levels[month] ?? 0)));
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
