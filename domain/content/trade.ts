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

type Words = Pick<Trade, 'name' | 'choices'>;

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
    choices: PESTS.slice(0, 5).map(choiceOf),
  };
}

/** Pests that a form can be about, recognized by the URLs of their pages. The first five are on every form. */
const PESTS: readonly { page: RegExp; stored: string; mark: PestMark; name: () => string }[] = [
  { page: /\bants?\b/, stored: 'Ants', mark: 'ant', name: m.trade_pest_ants },
  { page: /roach/, stored: 'Roaches', mark: 'cockroach', name: m.common_roaches },
  { page: /termite/, stored: 'Termites', mark: 'termite', name: m.trade_pest_termites },
  { page: /mosquito/, stored: 'Mosquitoes', mark: 'mosquito', name: m.trade_pest_mosquitoes },
  { page: /rodent|\bmice\b/, stored: 'Rodents', mark: 'mouse', name: m.trade_pest_rodents },
  { page: /^wasp/, stored: 'Wasps', mark: 'wasp', name: m.trade_pest_wasps },
  { page: /bed-?bug/, stored: 'Bed bugs', mark: 'bed-bug', name: m.trade_pest_bed_bugs },
  { page: /^spider/, stored: 'Spiders', mark: 'spider', name: m.trade_pest_spiders },
  { page: /^flea/, stored: 'Fleas', mark: 'flea', name: m.trade_pest_fleas },
];

/**
 * The pest that a page is about, which its form preselects; null for any other page.
 * @param path of the page, in either language, or the parameter `pest` of a query
 */
export function choiceOfPage(path: string): TradeChoice | null {
  const page = path.split('/').at(-1) ?? '';
  const pest = PESTS.find((one) => one.page.test(page));
  return pest ? choiceOf(pest) : null;
}

function choiceOf({ name, stored, mark }: (typeof PESTS)[number]): TradeChoice {
  return { name: name(), stored, mark };
}

/** The choices of a form without the pests that no page of the company is about. A company of another trade chooses its own. */
export function choicesOnOffer({ name, choices }: Words, urls: readonly string[]): TradeChoice[] {
  if (name !== m.trade_name()) return choices;
  const offered = new Set(urls.map((url) => choiceOfPage(url)?.stored));
  const isPest = (stored: string) => PESTS.some((pest) => pest.stored === stored);
  return choices.filter(({ name, stored = name }) => !isPest(stored) || offered.has(stored));
}

/** The pests that a form offers only on the pages about them; none for a company of another trade. */
export function pestsOfPages({ name, choices }: Words): TradeChoice[] {
  if (name !== m.trade_name() || choices.length === 0) return [];
  const stored = new Set(choices.map((choice) => choice.stored ?? choice.name));
  return PESTS.filter((pest) => !stored.has(pest.stored)).map(choiceOf);
}

/** A pest as a query parameter: "Bed bugs" becomes "bed-bugs". */
export function pestInQuery({ name, stored = name }: TradeChoice): string {
  return stored.toLowerCase().replaceAll(' ', '-');
}
