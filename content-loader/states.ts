/** starter/states.yaml: what differs from state to state. */
import * as v from 'valibot';
import { US_STATE_CODES } from '../domain/territory/us-states.ts';
import { readYaml } from './read-yaml.ts';

const text = v.pipe(v.string(), v.trim(), v.minLength(1));
const SourceOfFact = v.strictObject({
  title: text,
  url: v.pipe(v.string(), v.url()),
  /** Day on which it was read. */
  checked: v.pipe(v.string(), v.isoDate()),
});

/** Sets of pests and advice of the starter content. */
const REGIONS = ['southeast', 'northeast', 'midwest', 'southwest', 'pacific'] as const;

const State = v.strictObject({
  name: text,
  /** Regions that it is part of; none = only what names the state itself fits. */
  regions: v.array(v.picklist(REGIONS)),
  /** First three digits of its ZIP codes, as in 300-319. */
  zips: v.array(v.pipe(v.string(), v.regex(/^\d{3}-\d{3}$/, 'a range like 300-319'))),
  /** Who licenses pest control; none = not confirmed by a source. */
  pesticides: v.optional(
    v.strictObject({
      regulator: text,
      /** Short, for the footer. */
      authority: text,
      /** What the license is called. */
      license: text,
      /** Where anybody can look a license up, or ask. */
      url: v.pipe(v.string(), v.url()),
      sources: v.pipe(v.array(SourceOfFact), v.minLength(1)),
    }),
  ),
  /** The form of a report on termites for a sale; none = not confirmed by a source. */
  letter: v.optional(
    v.strictObject({
      form: text,
      /** Days before settlement in which it may be dated; none = not confirmed. */
      good_for_days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
      source: SourceOfFact,
    }),
  ),
  /** Names by which a text betrays that it was written about the state. */
  landmarks: v.optional(v.array(text), []),
});
export type State = v.InferOutput<typeof State>;

const States = v.record(v.picklist(US_STATE_CODES), State);

/** By its two letters. */
export function loadStates(file = 'starter/states.yaml'): Map<string, State> {
  return new Map(Object.entries(readYaml(file, States)));
}
