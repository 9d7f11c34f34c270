/**
 * npm run draw: writes the files of this package, that is the drawings, and for the site two tables of what it has to
 * know about them.
 */
import { type DrawnFiles, examplesPage, writeDrawnFiles } from '@wrenhouse/svg';
import { SPECIMENS } from './catalog.ts';
import { drawCard, drawSpecimen } from './draw-specimen.ts';
import { drawPenny } from './penny.ts';
import { PEST_MARKS, smallSpecimen, specimenFor } from './small-specimens.ts';

/** Drawings as large as a page shows one, those in rows and lists, and those beside a name. */
export const PLATES = 'public/specimens';
export const CARDS = 'public/specimen-cards';
const SMALL = 'public/art';

const smallFile = (mark: string) => `pest-${mark}.svg`;

export function drawnFiles(): DrawnFiles {
  const plates = SPECIMENS.map((specimen) => ({ specimen, drawn: drawSpecimen(specimen) }));
  const small = PEST_MARKS.map((mark) => ({ mark, drawn: smallSpecimen(mark) }));
  const drawings = plates.map(({ specimen, drawn: { width, height, body } }) => {
    const { name, title, latin, group, shows, length } = specimen;
    return { name, title, latin, group, shows, length, width, height, body };
  });
  const pestMarks = small.map(({ mark, drawn: { width, height } }) => {
    return { mark, file: smallFile(mark), specimen: specimenFor(mark).name, width, height };
  });
  return {
    files: new Map([
      ...plates.map(
        ({ specimen, drawn }) => [`${PLATES}/${specimen.name}.svg`, drawn.svg] as const,
      ),
      ...SPECIMENS.map(
        (specimen) => [`${CARDS}/${specimen.name}.svg`, drawCard(specimen).svg] as const,
      ),
      [`${PLATES}/penny.svg`, drawPenny()],
      ...small.map(({ mark, drawn }) => [`${SMALL}/${smallFile(mark)}`, drawn.svg] as const),
      ['domain/species/drawings.json', json(drawings)],
      ['domain/species/pest-marks.json', json(pestMarks)],
      ['packages/specimens/examples.md', examples()],
    ]),
    isOwn: (path) =>
      [`${PLATES}/`, `${CARDS}/`, `${SMALL}/pest-`].some((start) => path.startsWith(start)),
  };
}

function examples(): string {
  return examplesPage('Specimens', 120, [
    ...SPECIMENS.map(({ name, title, latin, length }) => ({
      src: `../../${PLATES}/${name}.svg`,
      name,
      words: `${title}, *${latin}*, ${length} mm`,
    })),
    { src: `../../${PLATES}/penny.svg`, name: 'penny', words: 'US cent, 19.05 mm' },
    ...PEST_MARKS.map((mark) => ({
      src: `../../${SMALL}/${smallFile(mark)}`,
      name: `pest-${mark}`,
      words: `${specimenFor(mark).title}, beside a name`,
    })),
  ]);
}

function json(rows: readonly object[]): string {
  return `${JSON.stringify(rows, null, 2)}\n`;
}

if (import.meta.main) writeDrawnFiles(drawnFiles());
