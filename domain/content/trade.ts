/** What a company of another trade calls its work and what people call it about: `trade` of site.yaml. */
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
  choices: { name: string; stored?: string | undefined; mark?: PestMark | undefined }[];
}

/** The words of pest control, in the language that is spoken: those of the specification, and the default. */
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
