/** Loads the areas that the company serves (areas/), and the coordinates of their places. */
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Coordinates } from '../../domain/content/coordinates-schema.ts';
import { Area } from '../../domain/content/site-schema.ts';
import { placeOfText } from '../check/field-lines.ts';
import { ContentError, collect, type Fault, fieldFault } from './content-error.ts';
import { readOnce } from './read-once.ts';
import { readOptional } from './read-translated.ts';
import { readYaml } from './read-yaml.ts';

/** Areas in menu order. */
export const loadAreas = readOnce((dir): Area[] => {
  const faults: Fault[] = [];
  const owners = new Map<string, string>();
  const areas = areaFiles(dir).flatMap((file) => {
    const area = collect(faults, () => readYaml(file, Area));
    if (!area) return [];
    const name = basename(file, '.yaml');
    if (area.id !== name) faults.push(fieldFault(file, ['id'], `"${name}"`, area.id));
    for (const zip of area.zips) {
      const owner = owners.get(zip);
      if (owner)
        faults.push({
          ...placeOfText(file, zip),
          field: ['zips'],
          says: `expected each ZIP code in one area, found ${zip} also in ${owner}`,
        });
      owners.set(zip, file);
    }
    return [area];
  });
  if (faults.length > 0) throw new ContentError(...faults);
  return areas.sort((a, b) => a.order - b.order);
});

/** Empty without a coordinates.yaml. */
export const loadCoordinates = readOnce(
  (dir): Coordinates => readOptional(join(dir, 'coordinates.yaml'), Coordinates, {}),
);

/** @throws ContentError if there is none */
export function areaFiles(dir: string): string[] {
  const folder = join(dir, 'areas');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const files = names.filter((name) => name.endsWith('.yaml')).map((name) => join(folder, name));
  if (files.length === 0)
    throw new ContentError({
      file: folder,
      line: null,
      says: 'expected a file for each area served, found none',
    });
  return files;
}
