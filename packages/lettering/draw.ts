/** npm run draw: writes a picture of each face, with some words in even lines. */
import { type DrawnFiles, drawing, examplesPage, writeDrawnFiles } from '@wrenhouse/svg';
import { type Face, lettering, widthOf, wrap } from './lettering.ts';

const WIDTH = 640;
const SIZE = 48;
const TEXTS: Record<Face, string> = {
  besley: 'Pest control in Richmond, Virginia, with a “re-service” promise',
  figtree: 'Same-day answers: $49 a month & no contract – ask us at 7:30 PM',
};
const FACES: readonly Face[] = ['besley', 'figtree'];

export function exampleFiles(): DrawnFiles {
  const folder = 'packages/lettering/examples';
  const shown = FACES.map((face) => ({
    src: `examples/${face}.svg`,
    name: face,
    words: TEXTS[face],
  }));
  return {
    files: new Map([
      ...FACES.map((face) => [`${folder}/${face}.svg`, example(face)] as const),
      ['packages/lettering/examples.md', examplesPage('Lettering', 480, shown)],
    ]),
    isOwn: (path) => path.startsWith(`${folder}/`),
  };
}

function example(face: Face): string {
  const lines = wrap(TEXTS[face], face, SIZE, WIDTH - 40) ?? [];
  const drawn = lines.map((line, index) => {
    const x = (WIDTH - widthOf(line, face, SIZE)) / 2;
    return lettering(line, { face, size: SIZE, x, y: 60 + index * SIZE * 1.2, fill: '#2E1430' });
  });
  return drawing(WIDTH, 50 + lines.length * SIZE * 1.2, drawn.join(''));
}

if (import.meta.main) writeDrawnFiles(exampleFiles());
