/** Pages of a new company in each state: only what lives there, no page named that is not there, a source for each pest. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { isInOneOf, loadStates } from '../../content-loader/states.ts';
import { PageMatter } from '../../domain/content/page-schema.ts';
import { wordingProblems } from '../../domain/content/wording.ts';
import { US_STATE_CODES } from '../../domain/territory/us-states.ts';
import { Answers } from './answers.ts';
import { pagesOf } from './pages.ts';
import {
  coverageOf,
  pestLabel,
  pestsIn,
  pestTable,
  STARTER_PAGES,
  servicesIn,
  starterServices,
  untreatedPests,
} from './starter-content.ts';

const GUIDES = 'starter/pages/pest-info';
const states = loadStates();

/** Every state with EVERY_STATE=1 (npm run test:all), else one of each climate: all guides and pests are among theirs. */
const CODES = process.env.EVERY_STATE
  ? US_STATE_CODES
  : US_STATE_CODES.filter((code) =>
      ['AZ', 'FL', 'ME', 'MN', 'NV', 'OR', 'TX', 'VA'].includes(code),
    );
const { pests } = pestTable();

interface Resident {
  /** As a text names it, one of them. */
  name: string;
  where: readonly string[];
}

/** Whose name may stand elsewhere, in a sentence that says it does not live there. */
const NAMED_ELSEWHERE = ['brown recluse'];

/** Pests that live in a part of the country only: those of the table, and species that a guide keeps for some states. */
const RESIDENTS: Resident[] = [
  ...Object.entries(pests).flatMap(([name, { where }]) =>
    where === 'all' ? [] : [{ name: pestLabel(name), where }],
  ),
  ...readdirSync(GUIDES)
    .map((file) => parse(readFileSync(`${GUIDES}/${file}`, 'utf8').split('\n---\n')[0] ?? ''))
    .flatMap(({ species = [] }) => species as { name: string; in?: string[] }[])
    .flatMap(({ name, in: where }) => (where ? [{ name, where }] : [])),
]
  .map(({ name, where }) => ({ where, name: singular(name.replace(/[,(].*/, '').trim()) }))
  .filter(({ name }) => name.includes(' ') && !NAMED_ELSEWHERE.includes(name))
  // The guide calls a black widow of whichever species a widow.
  .concat({ name: 'widow', where: [] });

/** What pages of the starter were once told to see, and what no new company has. */
const NOT_THERE =
  /pest calendar|pestdex|pest identifier|pest library|plan table|labels page|house walk|renting and pests|pests and asthma/i;

/** Names that another state's name is a part of: species, an illness, and universities whose advice is cited. */
const NAMED_AFTER_STATES =
  /\b(?:Arizona bark|California carpenter|Colorado tick fever|Texas A&M|Utah State University)\b/g;

/** What only a company with such a claim may promise: to come again for nothing, or money back. */
const PROMISES =
  /\bre-?services?\b|\bno charge\b|without charge|free of charge|money back|\bguarantees?\b|\b(?:if|when)\b[^.]*\bwe(?:'ll| will)? (?:come back|come again|return|re-?treat|treat (?:it|them) again)\b/i;

const SPANISH_PROMISES =
  /visitas? de regreso|sin costo|visita no cuesta|garant[ií]as?\b|\bsi\b[^.]*\b(?:regresamos|volvemos a (?:ir|tratar)|tratamos otra vez)\b/i;

/** How a sentence begins that needs the one before it. */
const NEEDS_THE_SENTENCE_BEFORE =
  /^(?:If |When |Where )?(?:It|Its|They|Their|That|Those|These|This|He|She|Both|Each|One)\b(?! of\b)/i;

test.each(CODES)('pages of a company in %s', (code) => {
  const pages = pagesOf(answersIn(code), states, '2026-01-01').map(({ path, text }) => {
    const [front = '', body = ''] = text
      .replaceAll('{brand.short_name}', 'Corner Pest')
      .replace(/^---\n/, '')
      .split(/\n---\n([\s\S]*)/);
    const { sources, ...matter } = parse(front);
    return {
      path,
      matter: { sources, ...matter },
      body,
      words: `${JSON.stringify(matter)}\n${body}`,
    };
  });
  const urls = pages.map(({ path }) => `/${path.replace(/(^|\/)index\.md$|\.md$/, '')}`);

  for (const { path, matter, body, words } of pages) {
    const { issues } = v.safeParse(PageMatter, matter);
    expect(
      issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`),
      path,
    ).toBe(undefined);
    expect(matter.description, path).not.toMatch(/ (an?|the|of|to|in|and|or)\.$/);
    expect(words, path).not.toMatch(NOT_THERE);
    expect(otherStatesIn({ ...matter, sources: [] }, body, code), path).toEqual([]);
    expect(words, path).not.toMatch(/<!-- (in|end)|\{company\./);
    for (const [, url = ''] of words.matchAll(/\]\((\/[^)#\s]*)/g))
      expect([...urls, '/quote', '/search'], path).toContain(url);
    if (matter.template === 'pest')
      expect(
        matter.sources.filter(({ shown = true }) => shown),
        path,
      ).not.toEqual([]);
  }
  expect(
    RESIDENTS.filter(({ name }) => livesElsewhere(name, code)).flatMap(({ name }) =>
      pages
        .filter(({ words }) => words.toLowerCase().includes(name))
        .map(({ path }) => `${path} names the ${name}`),
    ),
  ).toEqual([]);
});

test.each(CODES)('what covers which pest in %s names no pest that lives elsewhere', (code) => {
  const urls = new Set([
    ...pestsIn([code]).map((name) => `/pest-info/${name}`),
    ...servicesIn([code]).map((name) => `/services/${name}`),
  ]);
  const words = JSON.stringify(coverageOf(urls, { prices: {} })).toLowerCase();
  const named = RESIDENTS.filter(({ name }) => words.includes(name));
  expect(named.filter(({ name }) => livesElsewhere(name, code))).toEqual([]);
});

test('pests that no service treats are known, a work in the company’s own words counted', () => {
  const pests = ['ants', 'scorpions', 'bees'];
  expect(untreatedPests(pests, ['ant-control'])).toEqual(['scorpions', 'bees']);
  expect(untreatedPests(pests, ['ant-control', 'Scorpion control'])).toEqual(['bees']);
});

test('coverage names pests and services that the starter has, and each of its pests', () => {
  const has = (url: string) => existsSync(`${STARTER_PAGES}${url}.md`);
  for (const file of ['starter/coverage.yaml', 'starter/coverage.es.yaml']) {
    const coverage = parse(readFileSync(file, 'utf8')) as Record<string, object>;
    const urls = Object.entries(coverage).flatMap(([pest, by]) => [pest, ...Object.keys(by)]);
    expect(urls.filter((url) => !has(url), file)).toEqual([]);
  }
  const covered = Object.keys(parse(readFileSync('starter/coverage.yaml', 'utf8')));
  expect(covered.sort()).toEqual(
    Object.keys(pests)
      .map((name) => `/pest-info/${name}`)
      .sort(),
  );
});

test('no page promises in any language what the company has not said that it does', () => {
  const answers: Answers = {
    ...answersIn('GA'),
    spanish: 'phone',
    pests: Object.keys(pests),
    services: starterServices(),
  };
  for (const { path, text } of pagesOf(answers, states, '2026-01-01')) {
    const promises = path.endsWith('.es.md') ? SPANISH_PROMISES : PROMISES;
    expect(promises.exec(text.replace(/^guarantee:/m, ''))?.[0], path).toBe(undefined);
  }
});

test.each(starterPages())(
  '%s has American words, and no sentence that needs a part which may be left out',
  (file) => {
    const source = readFileSync(file, 'utf8');
    expect(wordingProblems(source.replace(/\]\([^)]*\)/g, ']'))).toEqual([]);
    const [, body = ''] = source.replace(/^---\n/, '').split(/\n---\n([\s\S]*)/);
    const after = [...body.matchAll(/<!-- end -->\n+(?!#|<!--)([^\n]+)/g)].map(([, text]) => text);
    const sentences = [...source.matchAll(/[^\n]+/g)].flatMap(([line]) =>
      line.split(/(?<=[.!?]["”)]?(?:\[\^[\w-]+\])*) +(?=[A-Z[])/),
    );
    const afterDropped = sentences.filter((_, index) => mayBeLeftOut(sentences[index - 1] ?? ''));
    expect(
      [...after, ...afterDropped].filter((text) => NEEDS_THE_SENTENCE_BEFORE.test(text ?? '')),
    ).toEqual([]);
  },
);

/** A sentence that some companies do not have: it links to a page that not all have, or promises. */
function mayBeLeftOut(sentence: string): boolean {
  return (
    /\bre-services?\b|\{claims\.guarantee/.test(sentence) ||
    [...sentence.matchAll(/\]\(\/pest-info\/([\w-]+)/g)].some(
      ([, name = '']) => pests[name]?.where !== 'all',
    )
  );
}

function starterPages(): string[] {
  return readdirSync(STARTER_PAGES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md') && !file.endsWith('.es.md'))
    .map((file) => `${STARTER_PAGES}/${file}`);
}

/** States but for the company's own that a page names outside of its sources. */
function otherStatesIn(matter: object, body: string, code: string): string[] {
  const text = `${JSON.stringify(matter)}\n${body}`
    .replaceAll(NAMED_AFTER_STATES, '')
    .replaceAll('West Virginia', states.get(code)?.name === 'West Virginia' ? '' : 'West Virginia');
  return [...states].flatMap(([other, { name }]) =>
    other !== code && new RegExp(`\\b${name}\\b`).test(text) ? [name] : [],
  );
}

/** A name may also be that of a species of another region, or a part of it: the western blacklegged tick is a blacklegged tick. */
function livesElsewhere(name: string, code: string): boolean {
  return !RESIDENTS.some(
    (resident) => resident.name.includes(name) && isInOneOf(resident.where, [code], states),
  );
}

/** "Pack rats" as "pack rat", so that both are found. */
function singular(name: string): string {
  return name
    .toLowerCase()
    .replace(/flies$/, 'fl')
    .replace(/s$/, '');
}

function answersIn(code: string): Answers {
  return v.parse(Answers, {
    name: 'Corner Pest Control',
    founded: 2012,
    email: 'office@example.org',
    address: 'Office, 12 Cherry Street',
    towns: [{ name: 'Springfield', state: code, zips: ['00501'] }],
    phone: '(614) 555-0142',
    hours: {},
  });
}
