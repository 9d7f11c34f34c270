/** Creates a company: the starter with a name, a phone and a town. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseDocument } from 'yaml';
import { slugOf } from '../../domain/content/slug.ts';
import { usStateCode } from '../../domain/territory/us-states.ts';
import { filesBelow } from '../read/hash-files.ts';

/** Answers of the person who creates it. */
export interface NewCompany {
  name: string;
  /** Ten digits in any format; if empty, no page offers a call until there is one. */
  phone: string;
  /** As in "Norman, OK"; a town without a state is used as typed. */
  town: string;
}

/** Most characters, limited by the room in titles. */
export const LONGEST = { name: 60, phone: 40, town: 32 } as const;
const LONGEST_SHORT_NAME = 19;

/** @returns a sentence for each unusable answer */
export function mistakesIn({ name, phone, town }: NewCompany): Partial<NewCompany> {
  return {
    ...(!name.trim() && { name: 'Type the name of your company.' }),
    ...(name.trim().length > LONGEST.name && { name: `At most ${LONGEST.name} letters, please.` }),
    ...(phone.trim() &&
      !phoneOf(phone) && { phone: 'Ten digits, as in 405 555 0100. Or leave it empty for now.' }),
    ...(!town.trim() && { town: 'Type the town where you work.' }),
    ...(town.trim().length > LONGEST.town && { town: `At most ${LONGEST.town} letters, please.` }),
  };
}

/** True if the folder has no company yet, so that one can be created in it. */
export const isWithoutCompany = (folder: string): boolean => !existsSync(join(folder, 'site.yaml'));

/**
 * Writes the files into a folder, which may contain other files. site.yaml, which marks the folder as a company, is written
 * last.
 * @throws Error with a sentence if a file can't be written; files written until then are removed
 */
export function writeCompany(folder: string, company: NewCompany): void {
  const files = companyFiles(company);
  const taken = [...files.keys()].find((path) => existsSync(join(folder, path)));
  if (taken) throw new Error(`${join(folder, taken)} is there already: name an empty folder.`);
  const written: string[] = [];
  try {
    for (const [path, text] of files) {
      const file = join(folder, path);
      mkdirSync(dirname(file), { recursive: true });
      written.push(`${file}.new`, file);
      writeFileSync(`${file}.new`, text);
      renameSync(`${file}.new`, file);
    }
  } catch (error) {
    for (const file of written) rmSync(file, { force: true });
    const reason = (error as Error).message;
    throw new Error(`The files can't be written into ${folder}: ${reason}`, { cause: error });
  }
}

/** Text of each file by its path, site.yaml last. */
export function companyFiles({ name, phone, town }: NewCompany): Map<string, string> {
  const place = placeOf(town);
  const called = name.trim().replace(/\s+/g, ' ');
  const files = new Map<string, string>();
  for (const file of filesBelow('tools/starter').sort()) {
    const path = relative('tools/starter', file).replaceAll('\\', '/');
    // The JSON Schemas for editors are part of the program.
    if (path.startsWith('schemas/')) continue;
    const text = readFileSync(file, 'utf8').replace(/^# yaml-language-server:.*\n/, '');
    files.set(path.replace(/(areas|service-areas)\/home\./, `$1/${place.slug}.`), text);
  }
  const change = (path: string, values: [field: string, value: unknown][]) => {
    const document = parseDocument(files.get(path) ?? '');
    for (const [field, value] of values) document.setIn(field.split('.'), value);
    files.delete(path);
    files.set(path, document.toString({ lineWidth: 0 }));
  };
  const home = `pages/service-areas/${place.slug}.md`;
  files.set(home, (files.get(home) ?? '').replace('area: home', `area: ${place.slug}`));
  change(`areas/${place.slug}.yaml`, [
    ['id', place.slug],
    ['label', place.label],
    ['short_label', place.town],
    ['state', place.state],
    ['page', `/service-areas/${place.slug}`],
    ['cities', [place.town]],
  ]);
  change('site.es.yaml', [['brand.serves', place.label]]);
  change('site.yaml', [
    ['brand.name', called],
    ['brand.short_name', shortNameOf(called)],
    ['brand.serves', place.label],
    ['contact.phone', phoneOf(phone) ?? ''],
    ['contact.time_zone', zoneOf(place.state)],
    ['territories.other.label', place.label],
  ]);
  return files;
}

/** `+1 405.555.0100` becomes `(405) 555-0100`; null unless it has ten digits. */
function phoneOf(typed: string): string | null {
  const [, area, first, last] = /^1?(\d{3})(\d{3})(\d{4})$/.exec(typed.replace(/\D/g, '')) ?? [];
  return area ? `(${area}) ${first}-${last}` : null;
}

/** "norman oklahoma" becomes Norman, OK; without a state the town is used as typed. */
function placeOf(typed: string) {
  const words = typed.split(/[,\s]+/).filter(Boolean);
  const named = [2, 1].find((count) => words.length > count && stateIn(words.slice(-count)));
  const state = (named && stateIn(words.slice(-named))) || '';
  const town = named ? words.slice(0, -named).join(' ') : typed.trim().replace(/\s+/g, ' ');
  const label = state ? `${town}, ${state}` : town;
  return { town, state, label, slug: slugOf(town) || 'home' };
}

const stateIn = (words: string[]) => usStateCode(words.join(' ').replaceAll('.', ''));

/** Names of the work at the end of a company's name, which titles mention anyway. */
const WORK = /(?<=\S) (?:pest (?:control|management|solutions|services)|exterminat(?:ing|ors?))$/i;
/** Words that must not end a short name. */
const LOOSE_END = /[\s,]+(?:&|and|y|of|the)$/i;

/** The name, or its first words if it is long. */
function shortNameOf(name: string): string {
  let short = name.replace(/,? (?:LLC|Inc\.?|Co\.?|Ltd\.?|Corp\.?)$/i, '');
  if (short.length > LONGEST_SHORT_NAME) short = short.replace(WORK, '');
  while (short.length > LONGEST_SHORT_NAME && short.includes(' '))
    short = short.replace(/ \S+$/, '');
  return short.replace(LOOSE_END, '').slice(0, LONGEST_SHORT_NAME).trim();
}

/** The time zone of most of a state's people. */
const ZONES: [zone: string, states: string][] = [
  ['America/Chicago', 'AL AR IL IA KS LA MN MS MO NE ND OK SD TN TX WI'],
  ['America/Denver', 'CO ID MT NM UT WY'],
  ['America/Phoenix', 'AZ'],
  ['America/Los_Angeles', 'CA NV OR WA'],
  ['America/Anchorage', 'AK'],
  ['Pacific/Honolulu', 'HI'],
];

/** Without a state: this machine's zone if it is in the country. */
function zoneOf(state: string): string {
  if (state) return ZONES.find(([, states]) => states.includes(state))?.[0] ?? 'America/New_York';
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return ZONES.some(([zone]) => zone === timeZone) ? timeZone : 'America/New_York';
}
