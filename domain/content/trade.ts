/** The words that a company of another trade uses for its work: `trade` in site.yaml. */
import * as m from '#messages';
import type { PestMark } from './home-schema.ts';

export interface Trade {
  name: string;
  issue: string;
  one: string;
  many: string;
  treatments: string;
  heading: string;
  details: string;
  question: string;
  choices: TradeChoice[];
}

export interface TradeChoice {
  name: string;
  stored?: string | undefined;
  mark?: PestMark | undefined;
}

/** The words of pest control in the current language: those of the specification, and the default. */
export function pestControl(): Trade {
  return {
    name: m.trade_name(),
    issue: m.trade_issue(),
    one: m.trade_one(),
    many: m.trade_many(),
    treatments: m.trade_treatments(),
    heading: m.trade_quote_heading(),
    details: m.common_description_label(),
    question: m.common_service_label(),
    choices: [
      { name: m.trade_pest_ants(), stored: 'Ants', mark: 'ant' },
      { name: m.common_roaches(), stored: 'Roaches', mark: 'cockroach' },
      { name: m.trade_pest_termites(), stored: 'Termites', mark: 'termite' },
      { name: m.trade_pest_mosquitoes(), stored: 'Mosquitoes', mark: 'mosquito' },
      { name: m.trade_pest_rodents(), stored: 'Rodents', mark: 'mouse' },
    ],
  };
}

/**
 * The subject of a page if the form offers it nowhere else. The page's form offers it instead of the last choice. Null for
 * any other page.
 * @param path of the page around the form, in either language
 */
export function choiceOfPage(path: string): TradeChoice | null {
  const page = path.split('/').at(-1) ?? '';
  if (page.startsWith('wasp')) return { name: m.trade_pest_wasps(), stored: 'Wasps', mark: 'wasp' };
  if (/^bed-?bug/.test(page))
    return { name: m.trade_pest_bed_bugs(), stored: 'Bed bugs', mark: 'bed-bug' };
  if (page.startsWith('spider'))
    return { name: m.trade_pest_spiders(), stored: 'Spiders', mark: 'spider' };
  if (page.startsWith('flea')) return { name: m.trade_pest_fleas(), stored: 'Fleas', mark: 'flea' };
  return null;
}

/** The form's choices on a page about `own`. A company of another trade keeps its own choices. */
export function choicesWith(
  own: TradeChoice | null,
  { name, choices }: Pick<Trade, 'name' | 'choices'>,
): TradeChoice[] {
  const isPestControl = name === m.trade_name() && choices.length > 0;
  return own && isPestControl ? [...choices.slice(0, -1), own] : choices;
}
