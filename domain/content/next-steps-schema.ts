/**
 * content/next-steps.yaml: what happens after a request, on the day of the visit and after it. Times are written as
 * {settings}.
 */
import * as v from 'valibot';
import { words } from './translation.ts';

const text = words(v.pipe(v.string(), v.trim(), v.minLength(1)));
const Steps = v.pipe(
  v.array(v.strictObject({ title: text, text })),
  v.minLength(3, 'at least three steps: after the request, on the day, after the visit'),
);

export const NextSteps = v.strictObject({
  /** Heading over the steps. */
  heading: text,
  /** After a request for a quote: on /quote and on its thank-you page. */
  quote: Steps,
  /** After photos are sent. */
  photo: Steps,
  /** After a termite letter is requested. */
  letter: Steps,
});
export type NextSteps = v.InferOutput<typeof NextSteps>;
export type NextStep = NextSteps['quote'][number];
