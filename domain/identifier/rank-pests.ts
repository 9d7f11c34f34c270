/**
 * "What is bugging you?": ranks pests by how well they fit what was seen. Every answer is evidence for or against, with a weight
 * given below. No match is certain, so each one also lists the reasons against it.
 */
import { monthNames } from '../species/activity.ts';
import { ANSWERS, type Question, SIZES, type Sighting } from './sighting.ts';

/** Known features of a pest (content/identifier.yaml). */
export interface PestTraits {
  id: string;
  places: { usual: readonly string[]; also: readonly string[] };
  /** Activity by month, January first, from 0 (none) to 3 (peak). */
  months: readonly number[];
  /** Shortest and longest body of each of its species and stages, mm; empty if people never see the animal. */
  lengths: readonly (readonly [number, number])[];
  legs: readonly string[];
  wings: readonly string[];
  colors: readonly string[];
  bodies: readonly string[];
  signs: { telling: readonly string[]; also: readonly string[] };
}

/** One answer that counts for or against a pest. */
export interface Reason {
  question: Question;
  /** An answer from sighting.ts; for the month, its English name. */
  answer: string;
  /** Positive counts for the pest, negative against it. */
  weight: number;
}

export interface Match<T extends PestTraits = PestTraits> {
  pest: T;
  score: number;
  /** How well the answers fit; never a certainty. */
  fit: 'well' | 'partly' | 'poorly';
  /** The strongest first. */
  reasonsFor: Reason[];
  reasonsAgainst: Reason[];
}

/** Every pest with at least one reason for it, the best match first. Ties stay in the order of `pests`. */
export function rankPests<T extends PestTraits>(
  sighting: Sighting,
  pests: readonly T[],
): Match<T>[] {
  return pests
    .map((pest) => matchOf(sighting, pest))
    .filter(({ reasonsFor }) => reasonsFor.length > 0)
    .sort((a, b) => b.score - a.score);
}

function matchOf<T extends PestTraits>(sighting: Sighting, pest: T): Match<T> {
  const reasons = [
    ...placeReason(sighting, pest),
    ...monthReason(sighting, pest),
    ...legsReason(sighting, pest),
    ...wingsReason(sighting, pest),
    ...sizeReason(sighting, pest),
    ...traitReason('color', sighting.color, pest.colors),
    ...traitReason('body', sighting.body, pest.bodies),
    ...signReasons(sighting, pest),
  ];
  const score = sum(reasons);
  const reasonsFor = reasons.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight);
  const reasonsAgainst = reasons
    .filter(({ weight }) => weight < 0)
    .sort((a, b) => a.weight - b.weight);
  return {
    pest,
    score,
    fit: fitOf(sum(reasonsFor), -sum(reasonsAgainst)),
    reasonsFor,
    reasonsAgainst,
  };
}

/** Least weight for a good fit. A few matching answers are not enough: half of all pests fit a kitchen in May. */
const ENOUGH = 5;

function fitOf(speaksFor: number, speaksAgainst: number): Match['fit'] {
  if (speaksFor >= ENOUGH && speaksAgainst <= speaksFor / 4) return 'well';
  return speaksFor > speaksAgainst ? 'partly' : 'poorly';
}

function placeReason({ place }: Sighting, { places }: PestTraits): Reason[] {
  if (!place) return [];
  const weight = places.usual.includes(place) ? 2 : places.also.includes(place) ? 0.5 : -1.5;
  return [{ question: 'place', answer: place, weight }];
}

/** Weights of the activity levels 0 to 3: out of season is strong evidence against, the peak only weak evidence for. */
const SEASON = [-2.5, -0.5, 0.4, 0.8];

function monthReason({ month }: Sighting, { months }: PestTraits): Reason[] {
  if (!month) return [];
  const weight = SEASON[months[month - 1] ?? 0] ?? 0;
  return [{ question: 'month', answer: monthNames()[month - 1] ?? '', weight }];
}

function legsReason({ legs }: Sighting, pest: PestTraits): Reason[] {
  if (!legs || legs === 'not-seen') return [];
  return [{ question: 'legs', answer: legs, weight: pest.legs.includes(legs) ? 1 : -5 }];
}

/** People easily overlook whether wings are alike, so plain "wings" still fits a termite. */
function wingsReason({ wings }: Sighting, pest: PestTraits): Reason[] {
  if (!wings || wings === 'not-seen') return [];
  const winged = pest.wings.includes('wings') || pest.wings.includes('four-equal');
  const found = wings === 'four-equal' ? 3 : 1;
  const missing = wings !== 'none' && winged ? -1 : -2;
  const weight = pest.wings.includes(wings) ? found : missing;
  return [{ question: 'wings', answer: wings, weight }];
}

/** People misjudge lengths, so the size class next to the true one counts neither way. */
function sizeReason({ size }: Sighting, { lengths }: PestTraits): Reason[] {
  if (!size || !lengths.length) return [];
  const classes = ANSWERS.size;
  const seen = classes.indexOf(size);
  const away = Math.min(
    ...classes.flatMap((one, index) => {
      const [from, to] = SIZES[one];
      return lengths.some(([shortest, longest]) => shortest <= to && longest >= from)
        ? [Math.abs(index - seen)]
        : [];
    }),
  );
  if (away === 1) return [];
  return [{ question: 'size', answer: size, weight: away === 0 ? 1.5 : -1.5 * Math.min(away, 3) }];
}

function traitReason(
  question: 'color' | 'body',
  answer: string | undefined,
  known: readonly string[],
): Reason[] {
  if (!answer) return [];
  return [{ question, answer, weight: known.includes(answer) ? 1.5 : -1.5 }];
}

function signReasons({ signs = [] }: Sighting, pest: PestTraits): Reason[] {
  return signs.map((answer) => {
    const weight = pest.signs.telling.includes(answer)
      ? 4
      : pest.signs.also.includes(answer)
        ? 1.5
        : -1.5;
    return { question: 'signs', answer, weight };
  });
}

function sum(reasons: readonly Reason[]): number {
  return reasons.reduce((total, { weight }) => total + weight, 0);
}
