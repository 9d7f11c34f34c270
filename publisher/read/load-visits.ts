/** When visits can be requested (content/visits.yaml). */
import { join } from 'node:path';
import { VisitSettings } from '../../domain/content/visits-schema.ts';
import { hasWindows } from '../../domain/visits/visit-windows.ts';
import { contentDir, readOnce } from './read-once.ts';
import { readOptional } from './read-translated.ts';

/** Null if the company offers none. */
export const loadVisits = readOnce((dir): VisitSettings | null =>
  readOptional(join(dir, 'visits.yaml'), VisitSettings, null),
);

/** The visit settings if customers may choose a time; null if only the office books visits. */
export function loadOfferedVisits(dir = contentDir): VisitSettings | null {
  const visits = loadVisits(dir);
  return visits && hasWindows(visits) ? visits : null;
}
