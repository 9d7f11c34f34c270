/** Finds the animal that a page shows. */
import type { PestMatter } from '../../domain/content/page-schema.ts';
import { CHAPTER_SIZE, crossSection, sceneOfService } from '../../domain/drawings/chapters.ts';
import {
  allDrawings,
  type CaptionedDrawing,
  captionedDrawingOf,
  type Drawing,
  drawingOf,
  sharesName,
} from '../../domain/species/specimens.ts';
import { placeOfText } from '../check/field-lines.ts';
import { ContentError, type Fault, fieldFault, nearest } from '../read/content-error.ts';
import { pestsOfService } from '../read/coverage.ts';
import { findPage, type Page } from '../read/load.ts';

/** The drawing that a species names. @throws ContentError if it does not exist */
export function drawingNamed(name: string | undefined, file: string): Drawing | null {
  return name ? (drawingOf(name) ?? missing(name, 'specimen', file)) : null;
}

/** Animals on pest pages that have the drawing of another animal. Names are compared in English. */
export function* drawingFaults(pages: Page[]): Generator<Fault> {
  for (const { file, matter } of pages) {
    if (matter.template !== 'pest') continue;
    for (const list of ['species', 'lookalikes'] as const)
      for (const [index, { name, specimen }] of matter[list].entries())
        if (specimen && drawingOf(specimen) && !sharesName(specimen, name)) {
          const expected = `a drawing whose name has a word of "${name}"`;
          yield fieldFault(file, [list, index, 'specimen'], expected, specimen);
        }
  }
}

/** An animal of the page and its look-alike, side by side on one plate. */
export type DrawnPair = [own: CaptionedDrawing, other: CaptionedDrawing];

/** One pair per look-alike, in order; null if it has no drawing. */
export function lookAlikePairs(matter: PestMatter, file: string): (DrawnPair | null)[] {
  const first = matter.species.find(({ specimen }) => specimen)?.specimen;
  return matter.lookalikes.map(({ specimen, beside = first }) => {
    if (!specimen) return null;
    if (!beside)
      throw new ContentError({
        ...placeOfText(file, specimen),
        field: ['beside'],
        says: 'expected a drawing, found no species with one',
      });
    return [captioned(beside, 'beside', file), captioned(specimen, 'specimen', file)];
  });
}

const captioned = (name: string, field: string, file: string): CaptionedDrawing =>
  captionedDrawingOf(name) ?? missing(name, field, file);

function missing(name: string, field: string, file: string): never {
  const known = allDrawings().map((drawing) => drawing.name);
  throw new ContentError({
    ...placeOfText(file, name),
    field: [field],
    says: `expected a drawing of site/public/specimens, found "${name}"${nearest(name, known)}`,
  });
}

/** A file in public/ with its size. */
export interface CardPicture {
  src: string;
  width: number;
  height: number;
}

/** The picture on a page's card: the animal, or the cross-section drawing of a service that treats more than one pest. */
export function pictureOfPage(pages: Page[], page: Page): CardPicture | null {
  const { matter } = page;
  if (matter.template === 'post') {
    const [figure] = matter.figures;
    return figure ? sceneCard(crossSection(figure)) : null;
  }
  const animal =
    matter.template === 'service' && matter.menu !== 'treatments'
      ? null
      : drawingOfPage(pages, page);
  if (animal)
    return {
      src: `/specimen-cards/${animal.name}.svg`,
      width: animal.width,
      height: animal.height,
    };
  return matter.template === 'service' ? sceneCard(sceneOfService(matter)) : null;
}

const sceneCard = (scene: string | null): CardPicture | null =>
  scene ? { src: `/art/${scene}.svg`, ...CHAPTER_SIZE } : null;

/** The animal that a page is about: the first drawn species of a pest page, the first pest of a service, the specimen of a post. */
export function drawingOfPage(pages: Page[], page: Page): Drawing | null {
  const { matter } = page;
  if (matter.template === 'pest') {
    const drawn = matter.species.find(({ specimen }) => specimen);
    return drawingNamed(drawn?.specimen, page.file);
  }
  if (matter.template === 'post') return drawingNamed(matter.specimen, page.file);
  if (matter.template !== 'service') return null;
  const pest = pestsOfService(page.url)
    .flatMap((path) => findPage(pages, path) ?? [])
    .at(0);
  const name = OWN_ANIMAL[page.url];
  return (name && drawingOf(name)) || (pest ? drawingOfPage(pages, pest) : null);
}

/** The animal for services whose first pest page starts with another animal, or that have no pest page. */
const OWN_ANIMAL: Record<string, string> = {
  '/services/mosquito-control': 'asian-tiger-mosquito',
  '/services/rodent-control': 'house-mouse',
  '/services/encapsulation-services': 'powderpost-beetle',
  '/services/dehumidifier-install': 'house-centipede',
  '/services/rodent-exclusions': 'house-mouse',
};
