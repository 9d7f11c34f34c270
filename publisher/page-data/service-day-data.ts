/** What a page about a service or a pest says about visiting times: some services are for the next day, some for dusk. */
import { splitLanguage } from '../../domain/language/language.ts';
import type { VisitRules } from '../../domain/visits/visit-windows.ts';
import { loadCoverage } from '../read/coverage.ts';
import { findPage, loadPages, loadSite } from '../read/load.ts';
import { labelOf } from './navigation.ts';

export interface ServiceDays {
  /** True if the page promises a visit on the next service day. */
  isNextDay: boolean;
  /** The services that the promise applies to, or that the job is done at dusk; null if neither. */
  note: string | null;
}

/** @param url of a service's page, or of a pest's page, which counts as the service that is the first to cover it */
export function serviceDaysOf(url: string): ServiceDays {
  const { path } = splitLanguage(url);
  const { hours, claims } = loadSite();
  const [[first, entry] = []] = Object.entries(loadCoverage()[path] ?? {});
  const service = first && entry?.status === 'covered' ? first : path;
  if (hours.dusk?.services.includes(service)) return { isNextDay: false, note: hours.dusk.note };
  const pages = nextDayPages();
  const isNextDay =
    hours.next_day_calls_before !== undefined &&
    pages.some((page) => splitLanguage(page.url).path === service);
  const names = pages.map(({ matter }) => labelOf(matter)).join(', ');
  return { isNextDay, note: isNextDay ? `${claims.next_day}: ${names}.` : null };
}

function nextDayPages() {
  return loadPages().filter(({ matter }) => matter.template === 'service' && matter.next_day);
}

/** Jobs done at dusk, by the names used in requests, and their window; undefined if there are none. */
export function duskJobs(dir: string | undefined): VisitRules['dusk'] {
  const { dusk } = loadSite(dir).hours;
  if (!dusk) return undefined;
  const pages = loadPages(dir);
  const names = dusk.services.flatMap((path) => {
    const page = findPage(pages, path);
    return page ? [labelOf(page.matter)] : [];
  });
  return { names, window: dusk.window };
}
