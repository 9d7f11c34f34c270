/** The files the maps make. They are committed, so that a build need not draw; a test compares. */
import { loadMappedAreas } from '../../content-loader/mapped-places.ts';
import { drawAreaMap, drawOverview } from './draw-map.ts';

/** Path to content: the drawings of public/maps and the table of what stands where. */
export function mapFiles(): Map<string, string> {
  const areas = loadMappedAreas();
  const maps = [drawOverview(areas), ...areas.map(drawAreaMap)];
  const table = maps.map(({ svg: _svg, ...map }) => map);
  return new Map([
    ...maps.map(({ id, svg }) => [`public/maps/${id}.svg`, svg] as const),
    ['domain/territory/maps.json', `${JSON.stringify(table, null, 2)}\n`],
  ]);
}
