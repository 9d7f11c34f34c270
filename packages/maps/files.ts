/** The files that maps make: an SVG file of each, and a table of what stands where on them. */
import type { DrawnFiles } from '@wrenhouse/svg';
import { drawMaps, type MappedArea } from './draw-map.ts';

/**
 * @param folder of the drawings, from the repository's folder
 * @param table path of the table, from the repository's folder
 */
export function mapFiles(
  places: readonly MappedArea[],
  { folder, table }: { folder: string; table: string },
): DrawnFiles {
  const maps = drawMaps(places);
  const rows = maps.map(({ svg: _svg, ...map }) => map);
  return {
    files: new Map([
      ...maps.map(({ id, svg }) => [`${folder}/${id}.svg`, svg] as const),
      [table, `${JSON.stringify(rows, null, 2)}\n`],
    ]),
    isOwn: (path) => path.startsWith(`${folder}/`) && path.endsWith('.svg'),
  };
}
