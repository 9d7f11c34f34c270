/** content/mailings.yaml: what a newsletter may begin with, one for each season. */
import * as v from 'valibot';
import { words } from './translation.ts';

const text = words(v.pipe(v.string(), v.trim(), v.minLength(1)));

export const MailingStarters = v.array(
  v.strictObject({
    /** As in "Spring". */
    season: text,
    subject: v.pipe(text, v.maxLength(150)),
    /** What mail programs show beside the subject. */
    preview: v.pipe(text, v.maxLength(150)),
    /** Links to pages of the site are paths. */
    markdown: text,
  }),
);
export type MailingStarters = v.InferOutput<typeof MailingStarters>;
