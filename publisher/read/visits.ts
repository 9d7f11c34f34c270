/** When visits can be requested (content/visits.yaml). */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Area } from '../../domain/content/site-schema.ts';
import { VisitSettings } from '../../domain/content/visits-schema.ts';
import { hasWindows } from '../../domain/visits/visit-windows.ts';
import { type Fault, fieldFault } from './content-error.ts';
import { contentDir, readOnce } from './read-once.ts';
import { readYaml } from './read-yaml.ts';

const fileOf = (dir: string) => join(dir, 'visits.yaml');

/** Null if the company offers none. */
export const loadVisits = readOnce((dir): VisitSettings | null => {
  const file = fileOf(dir);
  return existsSync(file) ? readYaml(file, VisitSettings) : null;
});

/** The visit settings if customers may choose a time; null if only the office books visits. */
export function loadOfferedVisits(dir = contentDir): VisitSettings | null {
  const visits = loadVisits(dir);
  return visits && hasWindows(visits) ? visits : null;
}

/** References to areas that do not exist. */
export function* visitFaults(dir: string, areas: Area[]): Generator<Fault> {
  const ids = areas.map(({ id }) => id);
  for (const area of Object.keys(loadVisits(dir)?.area_spots ?? {}))
    if (!ids.includes(area))
      yield fieldFault(fileOf(dir), ['area_spots', area], 'the name of an area', area, ids);
}
