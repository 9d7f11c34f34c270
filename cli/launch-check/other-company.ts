/**
 * What still speaks of the company whose content came with this repository, or of a state in which this company does not
 * work: names, places, regulators, landmarks, phones, domains, ZIP codes, with file and line.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Place } from '../../content-loader/field-lines.ts';
import { filesOf } from '../../content-loader/hash-files.ts';
import { loadStates } from '../../content-loader/states.ts';
import { usStateCode } from '../../domain/territory/us-states.ts';
import { type Finding, green, orGreen, red, yellow } from './finding.ts';
import { type Launch, needsLicense, type Rule } from './launch.ts';

export const otherCompanyRules: Rule[] = [otherCompany, otherFiles, otherStates, stateFacts];

/** A species keeps its name wherever it lives. */
const SPECIES =
  /\b(?:Virginia (?:opossum|creeper|pine|bluebell)s?|Carolina (?:wren|mantis|chickadee|wolf spider|grasshopper)(?:es|s)?|Texas (?:leafcutting|brown tarantula)|Arizona (?:bark scorpion|blond tarantula|brown spider|cypress)|Florida (?:carpenter ant|woods cockroach)|Kentucky bluegrass|Kansas City|Lone Star ticks?)\b/gi;

function otherCompany(launch: Launch): Finding[] {
  if (SHIPPED_NAMES.includes(launch.content.site.brand.name))
    return [green('The company is the one whose content came with the site.')];
  const foreign = foreignNames(launch);
  return report(
    launch,
    foreign,
    (word, places) =>
      red(
        `"${word}" belongs to the company that this content was taken from (${places} ${places === 1 ? 'place' : 'places'}): write what is true of yours.`,
      ),
    'Nothing speaks of the company that this content was taken from.',
  );
}

/** Drawings, photos and icons: a file of the shipped company is known by its bytes. */
function otherFiles({ content, contentDir }: Launch): Finding[] {
  if (SHIPPED_NAMES.includes(content.site.brand.name)) return [];
  const shipped = new Set(readFileSync('starter/shipped-files.txt', 'utf8').split('\n'));
  return orGreen(
    hashesOf(contentDir)
      .filter(({ hash }) => shipped.has(hash))
      .map(({ file }) =>
        red(
          'This file is of the company that this content was taken from: put in yours, or delete it.',
          { file, line: null },
        ),
      ),
    'No file is of the company that this content was taken from.',
  );
}

/** SHA-256 of each file that is no text of its own company: logo, icons, photos. */
export function hashesOf(contentDir: string): { file: string; hash: string }[] {
  return ['logo.svg', 'public', 'photos']
    .map((name) => join(contentDir, name))
    .filter((path) => existsSync(path))
    .flatMap(filesOf)
    .map((file) => ({
      file,
      hash: createHash('sha256').update(readFileSync(file)).digest('hex'),
    }));
}

/** States in which the company does not work; a source or a comparison may name one. */
function otherStates(launch: Launch): Finding[] {
  const own = ownStates(launch);
  const shipped = new Set(SHIPPED_STATES);
  const names = [...loadStates()].flatMap(([code, { name, pesticides, landmarks }]) =>
    own.has(code) || shipped.has(code)
      ? []
      : [name, ...(pesticides ? [pesticides.regulator] : []), ...landmarks],
  );
  return report(
    launch,
    names,
    (word, places) =>
      yellow(
        `"${word}" is in no state in which the company works (${places} ${places === 1 ? 'place' : 'places'}): see that it is meant.`,
      ),
    'No text names a state in which the company does not work.',
  );
}

/** The law's names in a state: from a source, or for the owner to find. */
function stateFacts(launch: Launch): Finding[] {
  const { content, contentDir } = launch;
  if (!needsLicense(launch)) return [];
  const states = loadStates();
  return [...new Set(content.areas.map(({ state }) => state))].flatMap((code) => {
    const state = states.get(code);
    if (state?.pesticides) return [];
    const hasLicense = content.site.licenses.some(
      (license) => usStateCode(license.state) === code && !license.sample,
    );
    return hasLicense
      ? []
      : [
          red(
            `Who licenses ${content.site.trade.name} in ${state?.name ?? code} is not known here: name regulator, license and number in licenses, and the state's form for termite reports on the pages that speak of it.`,
            { file: join(contentDir, 'site.yaml'), line: null },
          ),
        ];
  });
}

function ownStates({ content }: Launch): Set<string> {
  const { territories, licenses } = content.site;
  return new Set([
    ...content.areas.map(({ state }) => state),
    ...Object.values(territories).flatMap(({ state }) => state ?? []),
    ...licenses.flatMap(({ state }) => usStateCode(state) ?? []),
  ]);
}

/** Everything by which the shipped company can be told, but for what is this company's too. */
export function foreignNames(launch: Launch): string[] {
  const own = new Set(namesOf(launch.content, ownStates(launch)).map(fold));
  const ownWords = ` ${[...own].join(' ')} `;
  return SHIPPED_NAMES.filter(
    (name) => !own.has(fold(name)) && !ownWords.includes(` ${fold(name)} `),
  );
}

type Identified = Pick<Launch['content'], 'site' | 'areas' | 'pages'>;

/**
 * Names of the company that came with the repository, written down because content/ may be overwritten:
 * other-company.test.ts writes the file (`npx vitest run cli/launch-check/other-company.test.ts -u`).
 */
const SHIPPED_NAMES = readFileSync('starter/shipped-names.txt', 'utf8').split('\n').filter(Boolean);
const SHIPPED_STATES = SHIPPED_NAMES.flatMap(
  (name) => (name.length > 2 && usStateCode(name)) || [],
);

/** Words that are also a surname, a first name or a thing, and no proof of anything by themselves. */
const ORDINARY = new Set(['other', 'virginia & south carolina', 'everywhere else']);

/** Everything by which a company is recognized. @param states two letters each */
export function namesOf({ site, areas, pages }: Identified, states: ReadonlySet<string>): string[] {
  const { brand, contact, territories, licenses, social, people } = site;
  const known = loadStates();
  const names = [
    brand.name,
    brand.short_name,
    brand.slug,
    contact.email.split('@')[1] ?? '',
    contact.postal_address,
    ...Object.values(territories).flatMap(({ label, phone, cities = [] }) => [
      label,
      phone,
      ...cities,
    ]),
    ...licenses.flatMap(({ regulator, authority, number }) => [regulator, authority ?? '', number]),
    ...social.map(({ url }) => url),
    ...people.map(({ name }) => name),
    ...areas.flatMap(({ label, short_label, cities, zips }) => [
      label,
      short_label,
      ...cities,
      ...zips,
    ]),
    ...pages.flatMap(({ matter }) => ('place' in matter ? matter.place : [])),
    ...[...states].flatMap((code) => {
      const state = known.get(code);
      return state
        ? [
            state.name,
            ...state.landmarks,
            ...(state.pesticides ? [state.pesticides.regulator, state.pesticides.authority] : []),
          ]
        : [];
    }),
  ];
  return [...new Set(names)].filter((name) => name.length > 2 && !ORDINARY.has(name.toLowerCase()));
}

const fold = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** One finding for each word found, with its places. */
function report(
  { contentDir }: Launch,
  words: string[],
  finding: (word: string, places: number) => Finding,
  right: string,
): Finding[] {
  if (words.length === 0) return [green(right)];
  const pattern = anyOf(words);
  const found = new Map<string, Place[]>();
  for (const { file, line, text } of linesOfContent(contentDir))
    for (const [word] of text.replace(SPECIES, '').matchAll(pattern))
      found.set(word, [...(found.get(word) ?? []), { file, line }]);
  if (found.size === 0) return [green(right)];
  return [...found]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([word, places]) => ({ ...finding(word, places.length), places }));
}

/** A file has either apostrophe. */
function anyOf(words: string[]): RegExp {
  const parts = [...new Set(words)]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/['’]/g, "['’]"));
  return new RegExp(`(?<![\\w-])(?:${parts.join('|')})(?![\\w])`, 'g');
}

/** Lines that a visitor may read: no comments, and no sources, whose titles are others' words. */
function linesOfContent(dir: string): { file: string; line: number; text: string }[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(md|yaml)$/.test(name) && name !== 'launch.yaml' && !name.startsWith('.'))
    .sort()
    .flatMap((name) => {
      const file = join(dir, name);
      let inSources = false;
      return readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((text, index) => {
          if (/^\S/.test(text) && !text.startsWith('- ')) inSources = /^sources:/.test(text);
          const isComment = name.endsWith('.yaml') && /^\s*#/.test(text);
          return inSources || isComment ? [] : [{ file, line: index + 1, text }];
        });
    });
}
