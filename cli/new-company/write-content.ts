/** Writes the content folder of a new company. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { faultLine } from '../../content-loader/content-error.ts';
import { findContentFaults } from '../../content-loader/find-faults.ts';
import { loadStates } from '../../content-loader/states.ts';
import { type Answers, inSentence, isPestControl, slugOf } from './answers.ts';
import { areasOf, companyFacts, joined, statesOf } from './company-facts.ts';
import { writeLogo } from './logo.ts';
import { pagesOf } from './pages.ts';
import { spanishFacts, spanishStateWords, speaksSpanish } from './spanish.ts';
import { coverageOf, pestLabel, pestsIn, servicesIn } from './starter-content.ts';

/** Files of words, whose parts may depend on the answers: see `resolve`. */
const STARTER_FILES = 'starter/files';

/**
 * @param today YYYY-MM-DD
 * @returns what the pages would be refused for
 */
export async function writeContent(
  dir: string,
  answers: Answers,
  today: string,
): Promise<string[]> {
  const states = loadStates();
  const pages = pagesOf(answers, states, today);
  const urls = new Set(
    pages
      .filter(({ path }) => !path.endsWith('.es.md'))
      .map(({ path }) => `/${path.replace(/(^|\/)index\.md$/, '').replace(/\.md$/, '')}`),
  );
  const write = (path: string, text: string) => {
    const file = join(dir, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  const yaml = (name: string, comment: string, value: unknown) =>
    write(name, `${schemaLine(name)}# ${comment}\n${stringify(value, { lineWidth: 0 })}`);
  for (const { path, text } of pages) write(`pages/${path}`, text);
  for (const area of areasOf(answers, states))
    yaml(`areas/${area.id}.yaml`, 'Where the company works: one file for each region.', area);
  yaml('navigation.yaml', 'Footer and header, as paths of pages.', navigationOf(answers, urls));
  yaml(
    'coverage.yaml',
    'Which service covers which pest at its price: covered, quoted, referred or no.',
    coverageOf(urls, answers),
  );
  const conditions = conditionsOf(answers, urls);
  const english = {
    ...companyFacts(answers, states, today),
    services: isPestControl(answers)
      ? joined(answers.own_services.map(inSentence), 'and')
      : answers.own_services.join(', '),
    not_offered: joined(answers.not_offered.map(inSentence)),
    further_guides: furtherGuides(answers),
  };
  const spanish = { ...english, ...spanishFacts(answers, states) };
  for (const name of readdirSync(STARTER_FILES)) {
    const isSpanish = name.endsWith('.es.yaml');
    if (isSpanish && !speaksSpanish(answers)) continue;
    const text = readFileSync(join(STARTER_FILES, name), 'utf8');
    const value = resolve(parse(text), conditions, isSpanish ? spanish : english) as object;
    yaml(
      name,
      text.slice(2, text.indexOf('\n')),
      name === 'site.es.yaml' ? { ...value, ...spanishStateWords(answers, states) } : value,
    );
  }
  if (speaksSpanish(answers)) {
    yaml('navigation.es.yaml', "Titles of the footer's columns in Spanish, in their order.", {
      footer: navigationOf(answers, urls).footer.map(({ title }) => ({
        title: SPANISH_TITLES[title],
      })),
    });
    yaml(
      'coverage.es.yaml',
      'The words of coverage.yaml in Spanish.',
      coverageOf(urls, answers, 'starter/coverage.es.yaml'),
    );
  }
  if (answers.reviews) cpSync(answers.reviews, join(dir, 'reviews.yaml'));
  else
    yaml('reviews.yaml', 'Real reviews only; an empty list takes the section off the pages.', []);
  const wrongLogo = answers.logo ? await writeLogo(dir, answers.logo) : null;
  cpSync('starter/schemas', join(dir, '.schemas'), { recursive: true });
  write('.gitignore', '.new-company.json\n');
  return [...(wrongLogo ? [wrongLogo] : []), ...findContentFaults(dir).map(faultLine)];
}

/**
 * Begins a git history of the folder.
 * @returns what git refused; a machine without git has no history
 */
export function commitContent(dir: string, name: string): string | null {
  const git = (...words: string[]) => spawnSync('git', ['-C', dir, ...words], { encoding: 'utf8' });
  if (!existsSync(join(dir, '.git'))) git('init', '--quiet');
  git('add', '--all');
  const { status, stderr } = git(
    ...['-c', 'user.name=new-company', '-c', 'user.email=new-company@localhost'],
    ...['commit', '--quiet', '--message', `Begin the content of ${name}`],
  );
  return status !== 0 && stderr ? `git: ${stderr.trim()}` : null;
}

/** Of the footer's columns. */
const SPANISH_TITLES: Record<string, string> = {
  Services: 'Servicios',
  'More services': 'Más servicios',
  Places: 'Lugares',
  'About us': 'Sobre nosotros',
  Help: 'Ayuda',
};

/** Editors complete and explain fields by it; a copy, because the folder lies anywhere. */
function schemaLine(name: string): string {
  // A Spanish file has a part of the English one's fields.
  if (name.endsWith('.es.yaml')) return '';
  const schema = name.startsWith('areas/')
    ? '../.schemas/area.json'
    : `.schemas/${name.replace('.yaml', '.json')}`;
  return `# yaml-language-server: $schema=${schema}\n`;
}

/** What a `when` of a starter file can name. */
function conditionsOf(answers: Answers, urls: ReadonlySet<string>): ReadonlySet<string> {
  const { prices, reservice, guarantee, services, pests, own_services } = answers;
  return new Set([
    ...(isPestControl(answers) ? ['pest control'] : []),
    ...(answers.emergency ? ['emergency'] : []),
    ...(answers.spanish === 'phone' ? ['spanish on the phone'] : []),
    ...(answers.hours.saturday ? ['open on saturday'] : []),
    ...(reservice ? ['reservice'] : []),
    ...(guarantee ? ['guarantee'] : []),
    ...(reservice || guarantee ? ['promise'] : []),
    ...(own_services.length > 0 ? ['own services'] : []),
    ...(answers.not_offered.length > 0 ? ['work it refuses'] : []),
    ...((pests ?? pestsIn(statesOf(answers))).length > 0 ? ['pests'] : []),
    ...Object.keys(prices).map((name) => `price ${name}`),
    ...(services ?? servicesIn(statesOf(answers))).map((name) => `service ${name}`),
    ...[...urls].map((url) => `page ${url}`),
  ]);
}

/** Names the guides to pests of the region that have no pin in the opened house. */
function furtherGuides(answers: Answers): string {
  const home = readFileSync(join(STARTER_FILES, 'home.yaml'), 'utf8');
  const pinned = [...home.matchAll(/when: page \/pest-info\/(\S+)/g)].map(([, page]) => page);
  const names = (answers.pests ?? pestsIn(statesOf(answers)))
    .filter((name) => !pinned.includes(name))
    .map((name) => inSentence(pestLabel(name)));
  const [last, ...others] = names.slice(0, 4).reverse();
  if (!last) return '';
  return ` There are guides to ${joined([...others.reverse(), last], 'and')}, too.`;
}

/**
 * A value of a starter file for a company of which `conditions` are true: `{when, is}` is `is` or nothing, `{either: [...]}` the first
 * of its parts that is something, and `{company.name}` its fact of that name, of any kind where nothing stands beside it.
 * @returns undefined where nothing is left
 */
function resolve(
  value: unknown,
  conditions: ReadonlySet<string>,
  facts: Record<string, unknown>,
): unknown {
  if (typeof value === 'string') {
    const [, alone] = /^\{company\.(\w+)\}$/.exec(value) ?? [];
    if (alone) return facts[alone];
    return value.replace(/\{company\.(\w+)\}/g, (mark, name: string) =>
      String(facts[name] ?? mark),
    );
  }
  if (typeof value !== 'object' || value === null) return value;
  const of = (part: unknown) => resolve(part, conditions, facts);
  if (Array.isArray(value)) return value.map(of).filter((item) => item !== undefined);
  if ('either' in value) return (of(value.either) as unknown[])[0];
  if ('is' in value) {
    const { when, is } = value as { when?: string; is: unknown };
    const isNegated = when?.startsWith('not ') ?? false;
    const isTrue = !when || conditions.has(isNegated ? when.slice(4) : when) !== isNegated;
    return isTrue ? of(is) : undefined;
  }
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => {
      const resolved = of(part);
      return resolved === undefined ? [] : [[key, resolved]];
    }),
  );
}

function navigationOf({ name }: Answers, urls: ReadonlySet<string>) {
  const services = [...urls].filter((url) => url.startsWith('/services/')).sort();
  const half = Math.ceil(services.length / 2);
  const columns = [
    { title: 'Services', pages: services.slice(0, half) },
    { title: 'More services', pages: services.slice(half) },
    {
      title: 'Places',
      pages: [
        '/service-areas',
        ...[...urls].filter((url) => url.startsWith('/service-areas/')).slice(0, 8),
      ],
    },
    {
      title: 'About us',
      pages: ['/about', `/about/about-${slugOf(name)}`, '/reviews', '/blog', '/about/how-we-write'],
    },
    { title: 'Help', pages: ['/pest-info', '/upload'] },
  ].map(({ title, pages }) => ({ title, pages: pages.filter((page) => urls.has(page)) }));
  return {
    footer: [
      ...columns
        .filter(({ pages }) => pages.length > 0)
        .map((column) =>
          column.title === 'Help' ? { ...column, pages: [...column.pages, '/quote'] } : column,
        ),
    ],
    header: ['/about', '/reviews', '/blog'].filter((page) => urls.has(page)),
  };
}
