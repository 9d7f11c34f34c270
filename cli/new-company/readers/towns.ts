/** "Houston and Galveston", "Macon GA 31201 31204; Warner Robins GA": towns with their states and ZIP codes. */
import { loadStates, stateOfZip } from '../../../content-loader/states.ts';
import { US_STATE_CODES } from '../../../domain/territory/us-states.ts';
import type { Town } from '../answers.ts';
import { nearestTown, zipCodesOf } from './zip-codes.ts';

/** A town as it was written; its state may stand with a later one. */
interface Named {
  name: string;
  state?: string;
  zips?: string[];
  without: string[];
}

/** What is said around a town, and is no town. */
const AROUND =
  /^(?:the\s+)?greater\s+|\s+(?:area|metro(?: area)?)$|^(?:the\s+)?(?:surrounding|nearby)\b.*$|\s+area\b(?=,)/gi;

const ZIPS = '((?:[\\s,]*(?:and\\s+)?\\d{5})+)';
const WITH_ZIPS = new RegExp(`^(.+?),?\\s+([A-Za-z]{2}):?(?=[\\s,]+\\d{5})${ZIPS}$`);
const WITHOUT_ZIPS = new RegExp(
  `^(.+?),?\\s+(?:but\\s+|all\\s+but\\s+)?(?:without|except|not|all but)${ZIPS}$`,
  'i',
);

/**
 * @param usualState two letters, for towns without one: that of the postal address
 * @throws Error with what is expected
 */
export function readTowns(text: string, usualState?: string): Town[] {
  const named: Named[] = [];
  for (const part of text
    .replace(/(\d{5})\s*(?:,|;|\band\b)\s*(?=[A-Za-z])/g, '$1\n')
    .split(/[;\n]/))
    if (part.trim()) named.push(...namedIn(part.trim(), usualState));
  // A state counts for the towns before it too, as in "Houston, Galveston, TX".
  for (const [index, town] of named.entries()) {
    const state = town.state ?? named.slice(index).find((one) => one.state)?.state ?? usualState;
    if (state) town.state = state;
  }
  return named.map(townOf);
}

function namedIn(part: string, usualState: string | undefined): Named[] {
  const [, name, state, zips] = WITH_ZIPS.exec(part) ?? [];
  if (name && state && isState(state))
    return [{ name, state: state.toUpperCase(), zips: codesIn(zips), without: [] }];
  const [, names = part, struck] = WITHOUT_ZIPS.exec(part) ?? [];
  const towns = splitNames(names, usualState);
  if (struck && towns.length !== 1)
    throw new Error('one town before "without", as in Houston TX without 77204; Galveston TX');
  return towns.map((town) => ({ ...town, without: codesIn(struck) }));
}

/** "Houston, Galveston and Katy, TX": one entry for each town, the state with the last. */
function splitNames(names: string, usualState: string | undefined): Omit<Named, 'without'>[] {
  const towns: Omit<Named, 'without'>[] = [];
  // A comma before a state belongs to the town.
  const pieces = names.split(/,|\s&\s/).map((piece) => piece.trim());
  for (const [index, whole] of pieces.entries()) {
    const later = pieces
      .slice(index + 1)
      .map(stateNamed)
      .find((state) => state);
    const likely = later ?? usualState;
    const parts = isTown(whole, likely) ? [whole] : whole.split(/\s*\band\b\s+/i);
    for (const name of parts.map((one) => one.trim().replace(AROUND, '')).filter(Boolean)) {
      const last = towns.at(-1);
      const alone = stateNamed(name);
      if (alone && last && !last.state) last.state = alone;
      else towns.push(withState(name, likely));
    }
  }
  return towns;
}

/** "Houston Texas" and "Houston TX"; "Port Washington" is a town where the list has it. */
function withState(text: string, usualState: string | undefined): Omit<Named, 'without'> {
  if (isTown(text, usualState)) return { name: text };
  const words = text.split(/\s+/);
  for (const count of [3, 2, 1]) {
    const state = stateNamed(words.slice(-count).join(' '));
    if (state && words.length > count) return { name: words.slice(0, -count).join(' '), state };
  }
  return { name: text };
}

function townOf({ name, state, zips, without }: Named): Town {
  if (/\d/.test(name) || !state)
    throw new Error(
      `a town and its state, as in Houston TX or Macon GA 31201 31204, not "${name}"`,
    );
  const known = zips ?? zipCodesOf(name, state);
  const nearest = known.length === 0 && nearestTown(name, state);
  if (nearest)
    throw new Error(
      `${nearest}, or the ZIP codes of "${name}", as in ${name} ${state} 12345: the list of ${state} has no such town (suburbs often stand there under the larger one)`,
    );
  const states = loadStates();
  const strange = known.find((zip) => stateOfZip(zip, states) !== state);
  if (zips && strange)
    throw new Error(
      `ZIP codes of ${state}; ${strange} belongs to ${stateOfZip(strange, states) ?? 'no state'}`,
    );
  const left = known.filter((zip) => !without.includes(zip) && stateOfZip(zip, states) === state);
  if (known.length > 0 && left.length === 0) throw new Error(`at least one ZIP code of ${name}`);
  return { name, state, zips: left };
}

/** The state of an address in one line: that of the ZIP code at its end. */
export function stateOfAddress(address = ''): string | undefined {
  const [, zip] = /\b(\d{5})(?:-\d{4})?\W*(?:USA?)?\W*$/i.exec(address) ?? [];
  return zip ? (stateOfZip(zip, loadStates()) ?? undefined) : undefined;
}

let stateNames: Map<string, string> | undefined;

/** Two letters or a name: "TX", "tx", "Texas". */
export function stateNamed(text: string): string | undefined {
  if (isState(text)) return text.toUpperCase();
  stateNames ??= new Map([...loadStates()].map(([code, { name }]) => [name.toLowerCase(), code]));
  return stateNames.get(text.toLowerCase());
}

const isState = (text: string) =>
  (US_STATE_CODES as readonly string[]).includes(text.toUpperCase());
const isTown = (name: string, state: string | undefined) =>
  state !== undefined && zipCodesOf(name, state).length > 0;
const codesIn = (text = '') => text.match(/\d{5}/g) ?? [];
