/** When visits can be requested (content/visits.yaml). */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { VisitSettings } from '../../domain/content/visits-schema.ts';
import { hasWindows } from '../../domain/visits/visit-windows.ts';
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
