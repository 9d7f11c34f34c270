/** The activity on every pest page, by state. */
import { monthNames, stateName } from '../../domain/species/activity.ts';
import { monthSentence, type PestYear } from '../../domain/species/pest-year.ts';
import { defaultTerritory, type Territory } from '../../domain/territory/territory.ts';
import { usStateCode } from '../../domain/territory/us-states.ts';
import { loadAreas, loadPages, loadSite } from '../read/load.ts';
import { labelOf } from './navigation.ts';
import { type CardPicture, pictureOfPage } from './page-drawing.ts';
import { costsOfPest } from './pest-costs.ts';

/** A state's pests by name. */
export interface StateYear {
  /** As in "South Carolina". */
  state: string;
  /** Territories whose first area is in the state. */
  territories: Territory[];
  pests: CalendarPest[];
}
export interface CalendarPest extends PestYear {
  /** The picture on its page's cards. */
  picture: CardPicture | null;
  /** Price of the service that treats it, as in "from $49 per month" or "Quoted apart"; null if none does. */
  cost: string | null;
}

/** Every state for which the pest pages have activity, in their order. */
export function loadPestCalendar(): StateYear[] {
  const states = new Map<string, CalendarPest[]>();
  const pages = loadPages();
  for (const page of pages) {
    const { href, matter } = page;
    if (matter.template !== 'pest') continue;
    for (const [key, levels] of Object.entries(matter.activity)) {
      const pests = states.get(key) ?? [];
      const [cost] = costsOfPest(pages, page.url);
      pests.push({
        name: labelOf(matter),
        href,
        levels,
        picture: pictureOfPage(pages, page),
        cost: cost?.label ?? null,
      });
      states.set(key, pests);
    }
  }
  const homes = [...territoryStates()];
  return [...states].map(([key, pests]) => ({
    state: stateName(key),
    territories: homes.flatMap(([territory, code]) =>
      usStateCode(stateName(key)) === code ? territory : [],
    ),
    pests: pests.sort((a, b) => a.name.localeCompare(b.name)),
  }));
}

/** The state of each territory's first area, as a two-letter code. */
function territoryStates(): Map<Territory, string> {
  const states = new Map<Territory, string>();
  for (const { territory, state } of loadAreas())
    if (!states.has(territory)) states.set(territory, state);
  return states;
}

/** Twelve sentences, January first, for each territory with an area in a state that the pest pages have activity for. */
export type MonthSentences = Partial<Record<Territory, (string | null)[]>>;

/** A sentence on each month's active pests for each territory, in the state of its first area. */
export function loadMonthSentences(): MonthSentences {
  return Object.fromEntries(
    loadPestCalendar().flatMap(({ state, territories, pests }) => {
      const sentences = monthNames().map((_, month) => monthSentence(state, pests, month));
      return territories.map((territory) => [territory, sentences]);
    }),
  );
}

/** The month of the build, 0 to 11, and its sentence for the default territory. */
export interface MonthOfBuild {
  month: number;
  territory: Territory;
  sentence: string | null;
}

/** The sentence for the month of the build. It is shown until the visitor's territory is known. */
export function loadMonthOfBuild(): MonthOfBuild {
  const month = monthOfBuild();
  const territory = defaultTerritory(loadSite().territories);
  return { month, territory, sentence: loadMonthSentences()[territory]?.[month] ?? null };
}

/** 0 to 11. */
export function monthOfBuild(): number {
  return new Date().getMonth();
}
