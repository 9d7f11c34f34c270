/** JSON files that scripts fetch; each is a URL of routes.ts. */

import { buildSearchIndex } from '../../domain/search/site-search.ts';
import type { AreaPlaces } from '../../domain/territory/area.ts';
import { loadPestAdvice, loadPreparation } from '../../publisher/page-data/advice-data.ts';
import { loadMonthSentences } from '../../publisher/page-data/pest-calendar.ts';
import { loadSearchEntries } from '../../publisher/page-data/search-entries.ts';
import { loadAreas } from '../../publisher/read/load.ts';
import type { Route } from './+types/data-files.ts';

const FILES: Record<string, () => Response> = {
  /** Cities and ZIP codes of every area, for site/territory. */
  '/area-places.json': () => Response.json(areaPlaces()),
  /** For a home page that was built in an earlier month. */
  '/month-sentences.json': () => Response.json(loadMonthSentences()),
  /** First advice for each pest, for the chat. */
  '/pest-advice.json': () => Response.json(loadPestAdvice()),
  /** Preparation for a visit by service, for the server's mails and pages. */
  '/preparation.json': () => Response.json(loadPreparation()),
  '/search-index.json': () =>
    new Response(buildSearchIndex(loadSearchEntries()), {
      headers: { 'Content-Type': 'application/json' },
    }),
};

export function loader({ pattern }: Route.LoaderArgs): Response {
  const file = FILES[pattern];
  if (!file) throw new Response('Not found', { status: 404 });
  return file();
}

function areaPlaces(): AreaPlaces[] {
  return loadAreas().map(({ short_label, state, territory, cities, zips }) => ({
    short_label,
    state,
    territory,
    cities,
    zips,
  }));
}
