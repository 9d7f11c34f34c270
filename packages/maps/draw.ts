/**
 * npm run draw: writes maps of a few places, for whoever reads the repository and for the tests. Those of the site need its
 * content: npm run maps, in the repository's folder.
 */
import { type DrawnFiles, examplesPage, writeDrawnFiles } from '@wrenhouse/svg';
import { drawMaps } from './draw-map.ts';
import areas from './examples/areas.json' with { type: 'json' };
import { mapFiles } from './files.ts';

export function exampleFiles(): DrawnFiles {
  const folder = 'packages/maps/examples';
  const { files, isOwn } = mapFiles(areas, { folder, table: `${folder}/maps.json` });
  const shown = drawMaps(areas).map(({ id, pins }) => ({
    src: `examples/${id}.svg`,
    name: id,
    words: pins.map(({ name }) => name).join(', '),
  }));
  const page = examplesPage('Maps', 400, shown);
  return { files: new Map([...files, ['packages/maps/examples.md', page]]), isOwn };
}

if (import.meta.main) writeDrawnFiles(exampleFiles());
