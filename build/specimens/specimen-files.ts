/** The files the engine makes. They are committed, so that a build need not draw; a test compares. */
import { drawSpecimen } from './draw-specimen.ts';
import { drawPenny } from './penny.ts';
import { SPECIMENS } from './specimens.ts';

/** File name to content, for public/specimens. */
export function specimenFiles(): Map<string, string> {
  const drawings = SPECIMENS.map(
    (specimen) => [`${specimen.name}.svg`, drawSpecimen(specimen).svg] as const,
  );
  return new Map([...drawings, ['penny.svg', drawPenny()]]);
}

/** Content of domain/species/drawings.json: what pages know about each file. */
export function drawingTable(): string {
  const rows = SPECIMENS.map((specimen) => {
    const { width, height, body } = drawSpecimen(specimen);
    const { name, title, latin, group, shows, length } = specimen;
    return { name, title, latin, group, shows, length, width, height, body };
  });
  return `${JSON.stringify(rows, null, 2)}\n`;
}
