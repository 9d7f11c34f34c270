/** When visits can be asked for (content/visits.yaml). */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Area } from '../domain/content/site-schema.ts';
import { VisitSettings } from '../domain/content/visits-schema.ts';
import { type VisitRules, visitRules } from '../domain/visits/visit-windows.ts';
import { type Fault, fieldFault } from './content-error.ts';
import { loadSite } from './load-site.ts';
import { readOnce } from './read-once.ts';
import { readYaml } from './read-yaml.ts';
import { duskJobs } from './service-days.ts';

const fileOf = (dir: string) => join(dir, 'visits.yaml');

/** Null where a company offers none. */
export const loadVisits = readOnce((dir): VisitSettings | null => {
  const file = fileOf(dir);
  return existsSync(file) ? readYaml(file, VisitSettings) : null;
});

/**
 * The windows and spots of what is published: a day that the office closes is closed at once, not with the next start.
 * @param folder content that is shown; undefined = that of `contentDir`
 * @returns null when the company offers no visits at the start
 */
export function publishedVisits(folder: () => string | undefined): (() => VisitRules) | null {
  const rulesIn = (dir: string | undefined) => {
    const settings = loadVisits(dir);
    return settings && visitRules(settings, loadSite(dir), duskJobs(dir));
  };
  const first = rulesIn(folder());
  if (!first) return null;
  let shown = { dir: folder(), rules: first };
  return () => {
    const dir = folder();
    if (dir !== shown.dir) shown = { dir, rules: rulesIn(dir) ?? shown.rules };
    return shown.rules;
  };
}

/** Areas that do not exist. */
export function* visitFaults(dir: string, areas: Area[]): Generator<Fault> {
  const ids = areas.map(({ id }) => id);
  for (const area of Object.keys(loadVisits(dir)?.area_spots ?? {}))
    if (!ids.includes(area))
      yield fieldFault(fileOf(dir), ['area_spots', area], 'the name of an area', area, ids);
}
