/** Which animal a page shows. */
import { type Drawing, drawingOf } from '../domain/species/specimens.ts';
import { findPage, type Page } from './load.ts';
import { ContentError } from './read-yaml.ts';

/** The drawing a species names; a name without a drawing is a mistake of that page. */
export function drawingNamed(name: string | undefined, file: string): Drawing | null {
  if (!name) return null;
  const drawing = drawingOf(name);
  if (!drawing)
    throw new ContentError(
      `${file}: field "specimen": expected a drawing of public/specimens, found "${name}"`,
    );
  return drawing;
}

/** The animal a page is about: a pest page's first drawn species, a service's first pest. */
export function drawingOfPage(pages: Page[], page: Page): Drawing | null {
  const { matter } = page;
  if (matter.template === 'pest') {
    const drawn = matter.species.find(({ specimen }) => specimen);
    return drawingNamed(drawn?.specimen, page.file);
  }
  if (matter.template !== 'service') return null;
  const pest = matter.pests.flatMap((path) => findPage(pages, path) ?? []).at(0);
  const name = OWN_ANIMAL[page.url];
  return (name && drawingOf(name)) || (pest ? drawingOfPage(pages, pest) : null);
}

/** Where a service's first pest page starts with another animal, or there is no pest page: the animal to show. */
const OWN_ANIMAL: Record<string, string> = {
  '/services/mosquito-control': 'asian-tiger-mosquito',
  '/services/rodent-control': 'house-mouse',
  '/services/encapsulation-services': 'powderpost-beetle',
  '/services/dehumidifier-install': 'house-centipede',
  '/services/rodent-exclusions': 'house-mouse',
};
