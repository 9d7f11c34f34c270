/** The windows and spots of visits, from visits.yaml, the office's holidays and the jobs done at dusk. */
import { type VisitRules, visitRules } from '../../domain/visits/visit-windows.ts';
import { duskJobs } from '../page-data/service-day-data.ts';
import { loadSite } from './load-site.ts';
import { loadVisits } from './load-visits.ts';
import { contentDir } from './read-once.ts';

/** Null if the company offers no visits. */
export function loadVisitRules(dir = contentDir): VisitRules | null {
  const settings = loadVisits(dir);
  return settings && visitRules(settings, loadSite(dir), duskJobs(dir));
}
