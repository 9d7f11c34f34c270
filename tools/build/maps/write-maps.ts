/**
 * npm run maps                  draws the maps of content/ into site/public/maps, and writes the table with the positions of places
 * npm run maps -- --replace     does the same for the company in CONTENT_DIR
 */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadMappedAreas } from '../../../publisher/page-data/mapped-places.ts';
import { contentDir } from '../../../publisher/read/load.ts';
import { answerHelp } from '../../commands/help.ts';
import { drawMaps } from './draw-map.ts';

const FOLDER = 'site/public/maps';

/** Text of each file, by path. */
function mapFiles(): Map<string, string> {
  const maps = drawMaps(loadMappedAreas());
  const rows = maps.map(({ svg: _svg, ...map }) => map);
  return new Map([
    ...maps.map(({ id, svg }) => [`${FOLDER}/${id}.svg`, svg] as const),
    ['domain/territory/maps.json', `${JSON.stringify(rows, null, 2)}\n`],
  ]);
}

/** Paths of maps that are missing, outdated, or without an area. */
export function outdatedMaps(files = mapFiles()): string[] {
  const drawn = readdirSync(FOLDER).map((name) => `${FOLDER}/${name}`);
  return [...new Set([...drawn, ...files.keys()])].filter(
    (path) => !existsSync(path) || readFileSync(path, 'utf8') !== files.get(path),
  );
}

if (import.meta.main) {
  answerHelp(import.meta.filename);
  if (contentDir !== 'content' && !process.argv.includes('--replace')) {
    console.error(
      `The maps of this checkout show the places of content/. To replace them by those of ${contentDir}: npm run maps -- --replace`,
    );
    process.exit(1);
  }
  const files = mapFiles();
  for (const path of outdatedMaps(files)) {
    const text = files.get(path);
    if (text === undefined) rmSync(path);
    else writeFileSync(path, text);
  }
  console.log(`Wrote ${[...files.keys()].join(', ')}`);
}
