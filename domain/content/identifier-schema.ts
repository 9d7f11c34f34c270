/** content/identifier.yaml: the questions of the pest identifier and the features of each pest. */
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
  /** Its identifier in URLs and tests. */
  id: v.pipe(v.string(), v.regex(/^[a-z-]+$/, 'lower-case words with hyphens')),
  name: text,
  /** Path of the pest's page; absent if there is none. */
  page: v.optional(path),
  /** For a pest that only an inspection can confirm: path of the service page that offers one. */
  inspect: v.optional(path),
  /** Drawings in site/public/specimens, the best-known species first. */
  drawings: data(v.array(names('drawing', text))),
  /** How to tell it from its look-alikes: one or two sentences. */
  description: text,
  /** Where people usually find it, and where they sometimes do. */
  places: v.strictObject({ usual: some(ANSWERS.place), also: some(ANSWERS.place) }),
  /** Activity by month, January first, 0 (none) to 3 (peak). Default: the activity on its page. */
  months: v.optional(
    v.pipe(
      v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3))),
      v.length(12, 'twelve months, January first, each 0 to 3'),
    ),
  ),
  /** Shortest and longest body, mm. Default: that of the species on its page, otherwise of its drawings. */
  length_mm: v.optional(v.tuple([v.number(), v.number()])),
  legs: some(ANSWERS.legs),
  wings: some(ANSWERS.wings),
  colors: some(ANSWERS.color),
  bodies: some(ANSWERS.body),
  /** `telling`: signs that point to this pest. `also`: signs that it shares with others. */
  signs: v.strictObject({ telling: some(ANSWERS.signs), also: some(ANSWERS.signs) }),
  /** Ids of the pests it is mistaken for. */
  alike: data(v.array(names('identified', text))),
});
export type IdentifiedPest = v.InferOutput<typeof IdentifiedPest>;

export const Identifier = v.strictObject({
  /** Wording of each question. */
  questions: labels(QUESTIONS),
  /** Label of each answer. */
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
