/** content/identifier.yaml: the questions of the pest identifier and what is known of each pest. */
import * as v from 'valibot';
import { ANSWERS, QUESTIONS } from '../identifier/sighting.ts';
import { names } from './names.ts';
import { data, words } from './translation.ts';

const text = words(v.pipe(v.string(), v.trim(), v.minLength(1)));
const path = names(
  'page',
  v.pipe(v.string(), v.regex(/^\/[a-z0-9/.-]*$/, 'a path on this site, as in /pest-info/ants')),
);
const labels = <T extends readonly string[]>(answers: T) =>
  v.record(v.picklist(answers), text) as unknown as v.GenericSchema<Record<T[number], string>>;
const some = <T extends readonly string[]>(answers: T) => v.array(v.picklist(answers));

const IdentifiedPest = v.strictObject({
  /** Its name in URLs and tests. */
  id: v.pipe(v.string(), v.regex(/^[a-z-]+$/, 'lower-case words with hyphens')),
  name: text,
  /** The page about it; left out when there is none. */
  page: v.optional(path),
  /** Pests that an inspection must confirm: the service page that offers it. */
  inspect: v.optional(path),
  /** Drawings of public/specimens, the best known first. */
  drawings: data(v.array(names('drawing', text))),
  /** How to distinguish it from its look-alikes: one or two sentences. */
  description: text,
  /** Where it is mostly met, and where now and then. */
  places: v.strictObject({ usual: some(ANSWERS.place), also: some(ANSWERS.place) }),
  /** Activity, January first, 0 none to 3 peak; default: of its page. */
  months: v.optional(
    v.pipe(
      v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3))),
      v.length(12, 'twelve months, January first, each 0 to 3'),
    ),
  ),
  /** Body, mm, shortest and longest; default: of the species on the pest pages, otherwise of its drawings. */
  length_mm: v.optional(v.tuple([v.number(), v.number()])),
  legs: some(ANSWERS.legs),
  wings: some(ANSWERS.wings),
  colors: some(ANSWERS.color),
  bodies: some(ANSWERS.body),
  /** Signs that point to this pest, and signs that go with it and with others. */
  signs: v.strictObject({ telling: some(ANSWERS.signs), also: some(ANSWERS.signs) }),
  /** Ids of the pests it is taken for. */
  alike: data(v.array(names('identified', text))),
});
export type IdentifiedPest = v.InferOutput<typeof IdentifiedPest>;

export const Identifier = v.strictObject({
  /** How each question is asked. */
  questions: labels(QUESTIONS),
  /** What each answer is called. */
  answers: v.strictObject({
    place: labels(ANSWERS.place),
    legs: labels(ANSWERS.legs),
    wings: labels(ANSWERS.wings),
    size: labels(ANSWERS.size),
    color: labels(ANSWERS.color),
    body: labels(ANSWERS.body),
    signs: labels(ANSWERS.signs),
  }),
  pests: v.pipe(v.array(IdentifiedPest), v.minLength(1)),
});
export type Identifier = v.InferOutput<typeof Identifier>;
