/** Pages of the starter content as a company of these answers has them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import type { State } from '../../content-loader/states.ts';
import { type Answers, inSentence, isPestControl, slugOf } from './answers.ts';
import { placesOf, shortNameOf, statesOf, townsWithPages, townUrl } from './site-yaml.ts';

const STARTER = 'starter/pages';
/** The termite letter's page, where its form is. */
const LETTER = 'termite-clearance-letter';

/** Months of the starter's pests by climate zone, and where each pest lives (starter/pests.yaml). */
interface PestTable {
  zones: Record<string, string[]>;
  pests: Record<string, { states: 'all' | string[] } & Record<string, number[] | 'all' | string[]>>;
}

export const pestTable = () => parse(readFileSync('starter/pests.yaml', 'utf8')) as PestTable;

/** Names of the starter's service pages. */
export function starterServices(): string[] {
  return readdirSync(join(STARTER, 'services'))
    .map((name) => name.replace('.md', ''))
    .filter((name) => name !== 'index');
}

/** Names of the starter's pests that live in one of the states. */
export function pestsIn(states: string[]): string[] {
  return Object.entries(pestTable().pests)
    .filter(([, { states: where }]) => where === 'all' || states.some((one) => where.includes(one)))
    .map(([name]) => name);
}

interface PageFile {
  /** Path below pages/. */
  path: string;
  text: string;
}

/** Every page of the company, its links only to pages that it has. */
export function pagesOf(answers: Answers, states: Map<string, State>, today: string): PageFile[] {
  const own = statesOf(answers);
  // Without a state whose form a source names, there is no letter to ask for.
  const services = (answers.services ?? starterServices()).filter(
    (name) => name !== LETTER || own.some((code) => states.get(code)?.letter),
  );
  const pests = answers.pests ?? pestsIn(own);
  const towns = townsWithPages(answers);
  const files: { path: string; from: string; words?: Record<string, string> }[] = [
    ...services.map((name) => ({
      path: `services/${name}.md`,
      from: `services/${name}.md`,
    })),
    ...answers.own_services.map((name) => ({
      path: `services/${slugOf(name)}.md`,
      from: 'service.md',
      words: { 'service.name': name, 'service.words': inSentence(name) },
    })),
    ...pests.map((name) => ({ path: `pest-info/${name}.md`, from: `pest-info/${name}.md` })),
    ...towns.map((town) => ({
      path: `${townUrl(town, answers.towns).slice(1)}.md`,
      from: 'town.md',
      words: {
        'town.name': town.name,
        'town.state': town.state,
        'town.area': slugOf(states.get(town.state)?.name ?? town.state),
      },
    })),
    ...(pests.length > 0 ? ['pest-info/index.md'] : []).map(same),
    ...(answers.blog && pests.length > 0
      ? ['blog/index.md', 'blog/read-a-pesticide-label.md']
      : []
    ).map(same),
    ...(answers.reviews ? ['reviews.md'] : []).map(same),
    ...[
      'services/index.md',
      'service-areas/index.md',
      'about/index.md',
      ...(pests.length > 0 ? ['about/how-we-write.md'] : []),
      'privacy-policy.md',
      'terms-of-service.md',
    ].map(same),
    { path: 'upload.md', from: isPestControl(answers) ? 'upload.md' : 'upload-other-trade.md' },
    { path: `about/about-${slugOf(answers.name)}.md`, from: 'about/about-company.md' },
  ];
  const urls = new Set([
    '/',
    '/quote',
    '/search',
    ...files.map(({ path }) => `/${path.replace(/(^|\/)index\.md$/, '').replace(/\.md$/, '')}`),
  ]);
  const context = { answers, states, urls, today };
  return files.map(({ path, from, words }) => ({
    path,
    text: adapted(readFileSync(join(STARTER, from), 'utf8'), path, context, words),
  }));
}

const same = (path: string) => ({ path, from: path });

interface Context {
  answers: Answers;
  states: Map<string, State>;
  urls: ReadonlySet<string>;
  today: string;
}

function adapted(
  source: string,
  path: string,
  context: Context,
  words: Record<string, string> = {},
): string {
  const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const all = { ...companyWords(context), ...words };
  const fill = (text: string) =>
    text.replace(/\{((?:company|town|service)\.\w+)\}/g, (mark, key: string) => all[key] ?? mark);
  const said = (text: string) =>
    withoutMissing(linkOnly(fill(text), context.urls), context.answers);
  const matter = mapTexts(parse(front), said) as Matter;
  tidy(matter, path, context);
  const letterUrl = `/services/${LETTER}`;
  const saysForm = context.urls.has(letterUrl) ? letterUrl : '/services/termite-inspection';
  const state = `/${path}` === `${saysForm}.md` ? letterSection(context) : '';
  const [text, sources] = [`${said(body)}${state}`, matter.sources ?? []];
  if (state) matter.sources = [...sources, ...letterSources(context)];
  dropUnused(matter, text);
  return `---\n${stringify(matter, { lineWidth: 0 })}---\n${text}`;
}

interface Matter {
  template: string;
  title: string;
  description: string;
  updated: string;
  related?: string[];
  pests?: string[];
  service?: string;
  zips?: string[];
  nearby?: string[];
  place?: string;
  activity?: Record<string, number[]>;
  sources?: { key?: string }[];
  guarantee?: { carries: string[]; instead?: string; text: string };
  cost?: {
    by: string;
    price?: string;
    label?: string;
    question: string;
    note?: string;
    moved_by: string[];
    examples?: { lines: { price: string }[] }[];
  };
  [field: string]: unknown;
}

function tidy(matter: Matter, path: string, { answers, states, urls, today }: Context): void {
  matter.updated = today;
  matter.title = fitted(matter.title, shortNameOf(answers));
  matter.description = described(matter.description, shortNameOf(answers));
  for (const field of ['related', 'pests'] as const) {
    const paths = matter[field];
    if (paths?.every((one) => typeof one === 'string'))
      matter[field] = paths.filter((one) => urls.has(one));
  }
  if (matter.service && !urls.has(matter.service)) delete matter.service;
  if (matter.template === 'pest') {
    const activity = activityOf(path.replace(/^pest-info\/|\.md$/g, ''), answers, states);
    if (Object.keys(activity).length > 0) matter.activity = activity;
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

/** A price that the company does not name becomes an inspection. */
function costOf(cost: NonNullable<Matter['cost']>, { prices }: Answers) {
  const has = (name: string) => Object.hasOwn(prices, name);
  if (cost.price && has(cost.price))
    return {
      ...cost,
      examples: cost.examples?.filter(({ lines }) => lines.every(({ price }) => has(price))) ?? [],
    };
  return {
    by: 'inspection',
    question: cost.question,
    looked_at: cost.moved_by,
    comes_with: ['A price in writing before any work begins'],
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
      const months = zone && pests[pest]?.[zone];
      const name = states.get(code)?.name.toLowerCase().replaceAll(' ', '_');
      return months && name ? [[name, months as number[]]] : [];
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

function letterSources({ answers, states }: Context) {
  return statesOf(answers).flatMap((code) => {
    const letter = states.get(code)?.letter;
    return letter ? [{ ...letter.source, key: `letter-${code.toLowerCase()}` }] : [];
  });
}

function companyWords({ answers, states }: Context): Record<string, string> {
  const own = statesOf(answers);
  const licenses = own.map((code) => {
    const state = states.get(code);
    return state?.pesticides && isPestControl(answers)
      ? `In ${state.name} pest control is licensed by the ${state.pesticides.regulator}.`
      : `In ${state?.name ?? code} ${inSentence(answers.trade)} is licensed by [[whom? Name the office, and where anybody can look a license up]].`;
  });
  return {
    'company.state': states.get(own[0] ?? '')?.name ?? '',
    'company.trade': answers.trade,
    'company.places': placesOf(answers, states),
    'company.towns': `${answers.towns.map(({ name, state }) => `${name}, ${state}`).join('; ')}.`,
    'company.licenses': licenses.join(' '),
  };
}

/** Keys of sources that no text names any more go. */
function dropUnused(matter: Matter, body: string): void {
  if (!matter.sources) return;
  const text = `${JSON.stringify({ ...matter, sources: [] })}${body}`;
  matter.sources = matter.sources.map((source) => {
    if (!source.key || text.includes(`[^${source.key}]`)) return source;
    const { key: _key, ...rest } = source;
    return rest;
  });
}

/** Links to pages that the company has; of the others the words stay. */
function linkOnly(text: string, urls: ReadonlySet<string>): string {
  return text.replace(
    /\[([^\]]+)\]\((\/[^)#\s]*)(#[^)]*)?\)/g,
    (link, words: string, path: string) => (urls.has(path) ? link : words),
  );
}

/** Sentences that speak of prices, ratings or promises that the company does not name go. */
function withoutMissing(text: string, { prices, reservice, guarantee }: Answers): string {
  const missing = (sentence: string) =>
    [...sentence.matchAll(/\{prices\.(\w+)/g)].some(
      ([, name = '']) => !Object.hasOwn(prices, name),
    ) ||
    (!reservice && /\bre-?services?\b|\{claims\.free_reservice\}/i.test(sentence)) ||
    (!guarantee && /\{claims\.guarantee\}/.test(sentence)) ||
    (!reservice && !guarantee && /\{claims\.guarantee_scope\}/.test(sentence));
  if (!missing(text)) return text;
  const [head = ''] = /^\s*/.exec(text) ?? [];
  return (
    head +
    text
      .trimStart()
      .split(/(?<=[.!?]["”)]?(?:\[\^[\w-]+\])*) +(?=[A-Z"“[{*])|(\n)/)
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
function described(description: string, shortName: string): string {
  const length = (text: string) => text.replaceAll('{brand.short_name}', shortName).length;
  let text = description;
  while (length(text) > 155) {
    const shorter = text.replace(/,?\s+[^,\s]+\.?$/, '.');
    if (shorter === text) break;
    text = shorter;
  }
  for (const more of MORE_WORDS) if (length(text) < 110) text = `${text} ${more}`;
  return text;
}

/** What follows a description that has become too short. */
const MORE_WORDS = [
  'Ask us by phone or by form.',
  'You hear the price before any work begins.',
  'Send a photo of what you saw if you are not sure.',
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
