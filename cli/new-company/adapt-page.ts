/** A page of the starter content as a company of these answers has it: its words, places, prices and promises, in English or Spanish. */
import { parse, stringify } from 'yaml';
import { isInOneOf, type State } from '../../content-loader/states.ts';
import { type Answers, isPestControl } from './answers.ts';
import {
  placesOf,
  placesWithoutLicense,
  shortNameOf,
  statesOf,
  townsWithPages,
  townUrl,
} from './company-facts.ts';
import { spanishPlaces, spanishState, spanishWithoutLicense } from './spanish.ts';
import {
  isRefused,
  LETTER,
  pestLabel,
  pestsIn,
  pestTable,
  wordsOfWork,
} from './starter-content.ts';

/** Front matter and body of a page. */
const FRONT = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

/** The company, and the pages that it has. */
export interface Context {
  answers: Answers;
  states: Map<string, State>;
  urls: ReadonlySet<string>;
  today: string;
}

export interface AdaptedPage {
  matter: Matter;
  body: string;
}

interface EnglishPage extends AdaptedPage {
  /** Work that the page offers and the company does not. */
  refused: string[];
}

/** As it is written. */
export const fileOf = ({ matter, body }: AdaptedPage) =>
  `---\n${stringify(matter, { lineWidth: 0 })}---\n${body}`;

/** An English page of the starter with the company's words, without what it does not have. @param words of this page alone */
export function adapted(
  source: string,
  path: string,
  context: Context,
  words: Record<string, string> = {},
): EnglishPage {
  const [, front = '', body = ''] = FRONT.exec(source) ?? [];
  const all = { ...companyWords(context), ...words };
  const said = (text: string) =>
    withoutMissing(withoutLicense(filled(text, all), context.answers), context);
  const matter = mapTexts(ofPlace(parse(front), context), said) as Matter;
  tidy(matter, path, context);
  const letterUrl = `/services/${LETTER}`;
  const saysForm = context.urls.has(letterUrl) ? letterUrl : '/services/termite-inspection';
  // Who writes no letters and has no page of them need not know the form.
  const writesLetters =
    saysForm === letterUrl || !context.answers.not_offered.some((work) => isRefused(LETTER, work));
  const state = writesLetters && `/${path}` === `${saysForm}.md` ? letterSection(context) : '';
  const refused = refusedOn(matter, context.answers);
  const questions = refused.map(
    (work) =>
      `\n[[You do not offer ${work}, and this page speaks of it: rewrite those sentences, then delete this line.]]\n`,
  );
  const [text, sources] = [
    `${questions.join('')}${said(bodyHere(body, context))}${state}`,
    matter.sources ?? [],
  ];
  if (state) matter.sources = [...sources, ...letterSources(context)];
  dropUnused(matter, text);
  return { matter, body: text, refused };
}

/** Work that the company does not offer, though a page about a service or a pest offers it. */
function refusedOn(
  { template, title, label, description, ...matter }: Matter,
  { not_offered }: Answers,
) {
  const { summary, included, steps, also_called, treatment } = matter;
  const offers = {
    service: [title, label, description, summary, included, steps],
    pest: [title, label, also_called, treatment],
  }[template];
  if (!offers) return [];
  const text = JSON.stringify(offers).toLowerCase();
  return not_offered.filter((work) => {
    const words = wordsOfWork(work);
    return words.length > 0 && words.every((word) => new RegExp(`\\b${word}s?\\b`).test(text));
  });
}

/**
 * The Spanish page beside an English one. What is data comes from the English file when the site reads it.
 * @param source the English page as the starter has it, with the prices that its examples name
 */
export function translated(
  spanish: string,
  source: string,
  english: EnglishPage,
  context: Context,
): AdaptedPage {
  const { answers, today } = context;
  const [, front = '', body = ''] = FRONT.exec(spanish) ?? [];
  const original = parse((FRONT.exec(source) ?? [])[1] ?? '') as Matter;
  const keys = (english.matter.sources ?? []).map(({ key }) => key);
  const said = (text: string) =>
    withoutMissing(withoutLicense(filled(text, spanishWords(context)), answers), context).replace(
      /\[\^([\w-]+)\]/g,
      (mark, key: string) => (keys.includes(key) ? mark : ''),
    );
  const matter = mapTexts(ofPlace(parse(front), context), said) as Matter;
  matter.updated = today;
  matter.title = fitted(matter.title, shortNameOf(answers));
  matter.description = described(matter.description, shortNameOf(answers), SPANISH_MORE_WORDS);
  if (
    matter.guarantee &&
    original.guarantee?.carries.length &&
    !english.matter.guarantee?.carries.length
  )
    matter.guarantee = {
      carries: [],
      instead: 'En su cotización por escrito',
      text: 'Su cotización por escrito dice qué respaldamos.',
    };
  if (matter.cost && original.cost?.by === 'price')
    matter.cost = costOf(
      matter.cost,
      answers,
      original.cost,
      'El precio por escrito antes de que empiece el trabajo',
    );
  const isLetter = english.body.includes('## The report for a sale');
  const letter = isLetter ? spanishLetterSection(context) : '';
  const questions = english.refused.map(
    (work) =>
      `\n[[No ofrecen esto y la página habla de ello: ${work}. Escriban de otra forma esas frases y borren esta línea.]]\n`,
  );
  return { matter, body: `${questions.join('')}${said(bodyHere(body, context))}${letter}` };
}

/** A body without the parts that belong elsewhere. */
function bodyHere(body: string, context: Context): string {
  return body.replace(
    /<!-- in: (.+) -->\n([\s\S]*?)<!-- end -->\n+/g,
    (_all, where: string, part: string) => (isHere(where.split(', '), context) ? part : ''),
  );
}

function filled(text: string, words: Record<string, string>): string {
  return text.replace(
    /\{((?:company|town|service)\.\w+)\}/g,
    (mark, key: string) => words[key] ?? mark,
  );
}

/** Regions, states, and of which trade a part is. */
function isHere(where: string[], { answers, states }: Context): boolean {
  if (where.includes(isPestControl(answers) ? 'pest control' : 'other trade')) return true;
  return isInOneOf(where, statesOf(answers), states);
}

/** A page's fields without what belongs elsewhere: `in` names the places of a part, and of a part that is only `text` that stays. */
function ofPlace(value: unknown, context: Context): unknown {
  if (Array.isArray(value))
    return value.map((item) => ofPlace(item, context)).filter((item) => item !== null);
  if (!value || typeof value !== 'object') return value;
  const { in: where, text, ...fields } = value as Record<string, unknown>;
  if (where && !isHere(where as string[], context)) return null;
  if (where && text) return text;
  return Object.fromEntries(
    Object.entries(text === undefined ? fields : { ...fields, text }).map(([key, field]) => [
      key,
      ofPlace(field, context),
    ]),
  );
}

interface Matter {
  template: string;
  title: string;
  description: string;
  updated: string;
  published?: string;
  related?: string[];
  zips?: string[];
  nearby?: string[];
  place?: string;
  activity?: Record<string, number[]>;
  season?: string;
  species?: { specimen?: string }[];
  lookalikes?: { specimen?: string }[];
  sources?: { key?: string }[];
  guarantee?: { carries: string[]; instead?: string; text: string };
  cost?: Cost;
  [field: string]: unknown;
}

interface Cost {
  by: string;
  price?: string;
  label?: string;
  question: string;
  note?: string;
  looked_at?: string[];
  comes_with?: string[];
  moved_by: string[];
  examples?: { lines: { price: string }[] }[];
}

function tidy(matter: Matter, path: string, { answers, states, urls, today }: Context): void {
  matter.updated = today;
  if (matter.published) matter.published = today;
  matter.title = fitted(matter.title, shortNameOf(answers));
  matter.description = described(matter.description, shortNameOf(answers));
  if (matter.related) matter.related = matter.related.filter((one) => urls.has(one));
  if (matter.template === 'pest') {
    // A look-alike is drawn beside one of the page's own species only.
    if (!matter.species?.some(({ specimen }) => specimen))
      for (const lookalike of matter.lookalikes ?? []) delete lookalike.specimen;
    const name = path.replace(/^pest-info\/|\.md$/g, '');
    const activity = activityOf(name, answers, states);
    const { no_months, pests } = pestTable();
    if (Object.keys(activity).length > 0) matter.activity = activity;
    else if (!pests[name]?.all_year) matter.season = `${matter.season} ${no_months}`;
  }
  if (matter.place) {
    const town = answers.towns.find(
      (one) => townUrl(one, answers.towns) === `/${path.slice(0, -3)}`,
    );
    matter.zips = town?.zips ?? [];
    matter.nearby = townsWithPages(answers)
      .filter((one) => one !== town && one.state === town?.state)
      .slice(0, 4)
      .map((one) => townUrl(one, answers.towns));
  }
  if (matter.guarantee) matter.guarantee = guaranteeOf(matter.guarantee, answers);
  if (matter.cost?.by === 'price') matter.cost = costOf(matter.cost, answers);
}

/** A note that was about prices which the company does not have. */
function withoutEmptyNote({ note, ...cost }: Cost): Cost {
  return { ...cost, ...(note && { note }) };
}

/**
 * A price that the company does not name becomes an inspection.
 * @param original with the prices, which a translation does not have
 * @param inWriting what comes with the inspection
 */
function costOf(
  cost: Cost,
  { prices }: Answers,
  original = cost,
  inWriting = 'A price in writing before any work begins',
): Cost {
  // What a job in an example takes is the company's to say.
  if (original.price && Object.hasOwn(prices, original.price))
    return { ...withoutEmptyNote(cost), examples: [] };
  return {
    by: 'inspection',
    question: cost.question,
    looked_at: cost.moved_by,
    comes_with: [inWriting],
    moved_by: cost.moved_by,
    ...(cost.note && { note: cost.note }),
  };
}

function guaranteeOf(guarantee: NonNullable<Matter['guarantee']>, answers: Answers) {
  const has: Record<string, unknown> = {
    free_reservice: answers.reservice,
    guarantee: answers.guarantee,
  };
  const carries = guarantee.carries.filter((claim) => has[claim]);
  if (carries.length > 0 || guarantee.carries.length === 0) return { ...guarantee, carries };
  return {
    carries: [],
    instead: 'In your written quote',
    text: 'Your written quote says what we stand behind.',
  };
}

function activityOf(
  pest: string,
  answers: Answers,
  states: Map<string, State>,
): Record<string, number[]> {
  const { zones, pests } = pestTable();
  return Object.fromEntries(
    statesOf(answers).flatMap((code) => {
      const zone = Object.keys(zones).find((one) => zones[one]?.includes(code));
      const months = zone && pests[pest]?.months?.[zone];
      const name = states.get(code)?.name.toLowerCase().replaceAll(' ', '_');
      return months && name ? [[name, months]] : [];
    }),
  );
}

/** What a place page's state calls the report for a sale. */
function letterSection({ answers, states }: Context): string {
  const sentences = statesOf(answers).map((code) => {
    const state = states.get(code);
    const name = state?.name ?? code;
    if (!state?.letter)
      return `In ${name} the report for a sale is written on [[which form? Name it, and a source that says so]].`;
    const { form, good_for_days } = state.letter;
    const until = good_for_days
      ? ` It may be dated at most ${good_for_days} days before settlement.`
      : '';
    return `In ${name} the report for a sale is written on this form: ${form}.${until}[^letter-${code.toLowerCase()}]`;
  });
  return `\n## The report for a sale\n\n${sentences.join(' ')} Ask your lender which form it wants before you order one.\n`;
}

function spanishLetterSection({ answers, states }: Context): string {
  const sentences = statesOf(answers).map((code) => {
    const state = states.get(code);
    const name = spanishState(code, states);
    if (!state?.letter)
      return `En ${name} el informe para una venta se escribe en [[¿qué formulario? Diga su nombre, y una fuente que lo diga]].`;
    const { form, good_for_days } = state.letter;
    const until = good_for_days
      ? ` Puede tener como máximo ${good_for_days} días el día del cierre.`
      : '';
    return `En ${name} el informe para una venta se escribe en este formulario: ${form}.${until}[^letter-${code.toLowerCase()}]`;
  });
  return `\n## El informe para una venta\n\n${sentences.join(' ')} Pregunte a su banco qué formulario quiere antes de pedirlo.\n`;
}

function letterSources({ answers, states }: Context) {
  return statesOf(answers).flatMap((code) => {
    const letter = states.get(code)?.letter;
    return letter ? [{ ...letter.source, key: `letter-${code.toLowerCase()}` }] : [];
  });
}

function companyWords(context: Context): Record<string, string> {
  const { answers, states } = context;
  const own = statesOf(answers);
  const licenses = own.map((code) => {
    const state = states.get(code);
    return state?.pesticides && isPestControl(answers)
      ? `In ${state.name} pest control is licensed by the ${state.pesticides.regulator}.`
      : licenseLine(answers.licenses?.[code], state?.name ?? code);
  });
  return {
    'company.state': states.get(own[0] ?? '')?.name ?? '',
    'company.trade': answers.trade,
    'company.places': placesOf(answers, states),
    'company.pests': listOfPests(context),
    'company.towns': `${answers.towns.map(({ name, state }) => `${name}, ${state}`).join('; ')}.`,
    'company.licenses': answers.licenses
      ? licenses.join(' ')
      : `In ${placesWithoutLicense(answers, states)} this work needs no license.`,
  };
}

function spanishWords({ answers, states }: Context): Record<string, string> {
  const licenses = statesOf(answers).map((code) => {
    const [known, place] = [states.get(code)?.pesticides, spanishState(code, states)];
    if (known) return `En ${place} da la licencia para el control de plagas: ${known.regulator}.`;
    const number = answers.licenses?.[code];
    return number
      ? `Nuestra licencia en ${place} es ${number}.`
      : `[[¿Qué pide ${place} a empresas como la suya?]]`;
  });
  return {
    'company.state': spanishState(statesOf(answers)[0] ?? '', states),
    'company.places': spanishPlaces(answers, states),
    'company.towns': `${answers.towns.map(({ name, state }) => `${name}, ${state}`).join('; ')}.`,
    'company.licenses': answers.licenses
      ? licenses.join(' ')
      : `${spanishWithoutLicense(answers, states)}.`,
  };
}

/** Where who licenses it is not known here. */
const licenseLine = (number: string | undefined, place: string) =>
  number
    ? `Our license in ${place} is ${number}.`
    : `[[What does ${place} ask of companies like yours?]]`;

/** A link to each pest page, those of few states first. */
function listOfPests({ answers }: Context): string {
  return (answers.pests ?? pestsIn(statesOf(answers)))
    .map((name) => `- [${pestLabel(name)}](/pest-info/${name})`)
    .join('\n');
}

/** Sources whose key no text names any more go. */
function dropUnused(matter: Matter, body: string): void {
  if (!matter.sources) return;
  const text = `${JSON.stringify({ ...matter, sources: [] })}${body}`;
  matter.sources = matter.sources.filter(({ key }) => !key || text.includes(`[^${key}]`));
}

/** What pages about the company say of its license, for work that needs none. */
function withoutLicense(text: string, { licenses }: Answers): string {
  if (licenses) return text;
  return text
    .replace(/,? (?:and )?how to check our license(?=[,.])/, '')
    .replace('where we work.', 'and where we work.')
    .replace(/ For licenses and how to look them up[^.]*\./, '')
    .replace(', what they are licensed for', '')
    .replace(', cómo verificar nuestra licencia,', ',')
    .replace(
      'Quiénes somos, dónde trabajamos y cómo verificar nuestra licencia.',
      'Quiénes somos y dónde trabajamos.',
    )
    .replace(', para qué tienen licencia', '');
}

/** Sentences go that link to a page, or speak of a price or a promise, that the company does not have. */
function withoutMissing(text: string, { answers, urls }: Context): string {
  const { prices, reservice, guarantee } = answers;
  const missing = (sentence: string) =>
    [...sentence.matchAll(/\]\((\/[^)#\s]*)/g)].some(([, path = '']) => !urls.has(path)) ||
    [...sentence.matchAll(/\{prices\.(\w+)/g)].some(
      ([, name = '']) => !Object.hasOwn(prices, name),
    ) ||
    (!reservice &&
      /\bre-?services?\b|\bvisitas? de regreso\b|\bsin costo\b|\{claims\.free_reservice\}/i.test(
        sentence,
      )) ||
    (!guarantee && /\{claims\.guarantee\}/.test(sentence)) ||
    (!reservice && !guarantee && /\{claims\.guarantee_scope\}/.test(sentence));
  if (!missing(text)) return text;
  const [head = ''] = /^\s*/.exec(text) ?? [];
  return (
    head +
    text
      .trimStart()
      .split(/(?<=[.!?]["”)]?(?:\[\^[\w-]+\])*) +(?=[\p{Lu}¿¡"“[{*])|(\n)/u)
      .filter((sentence) => sentence !== undefined && !missing(sentence))
      .join(' ')
      .replace(/ ?\n ?/g, '\n')
  );
}

/** At most 60 characters: without the company's name where there is no room for it. */
function fitted(title: string, shortName: string): string {
  const length = (text: string) => text.replace('{brand.short_name}', shortName).length;
  if (length(title) <= 60) return title;
  const alone = title.replace(' | {brand.short_name}', '');
  return length(alone) <= 60 ? alone : alone.slice(0, 60).replace(/\s+\S*$/, '');
}

/** 110 to 155 characters. */
function described(description: string, shortName: string, more = MORE_WORDS): string {
  const length = (text: string) => text.replaceAll('{brand.short_name}', shortName).length;
  let text = description;
  while (length(text) > 155) {
    const shorter = text.replace(/,?\s+[^,\s]+\.?$/, '.');
    if (shorter === text) break;
    text = shorter;
  }
  for (const words of more) if (length(text) < 110) text = `${text} ${words}`;
  return text;
}

/** What follows a description that has become too short. */
const MORE_WORDS = [
  'Ask us by phone or by form.',
  'You hear the price before any work begins.',
  'Send a photo of what you saw if you are not sure.',
];

const SPANISH_MORE_WORDS = [
  'Pregunte por teléfono o con el formulario.',
  'Sabe el precio antes de que empiece el trabajo.',
  'Si no sabe qué es, mande una foto.',
];

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value))
    return value.map((item) => mapTexts(item, change)).filter((item) => item !== '');
  if (!value || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)]),
  );
}
