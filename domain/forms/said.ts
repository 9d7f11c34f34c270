/**
 * A lead's answers by question, derived from the forms. Two submissions under one id count as the same if their answers are
 * equal. New questions of a form are compared automatically.
 */
import type { ContactSubmission } from '../lead/contact-submission.ts';
import type { Column } from './form.ts';
import { detailsKey } from './form.ts';
import { FORMS } from './forms.ts';

/** A lead's fields and what was submitted besides them. */
type SaidLead = { readonly [column in TextColumn]?: string | null | undefined } & {
  details?: ContactSubmission['details'] | null;
  consent?: { version: string; marketing_texts?: boolean } | null | undefined;
  /** File names of its pictures. */
  photos?: readonly string[] | null | undefined;
};
type TextColumn = Exclude<Column, 'consent' | 'photos' | 'newsletter'>;

const COLUMNS = new Set(
  FORMS.flatMap(({ fields }) => Object.values(fields)).flatMap((field) =>
    detailsKey(field) ? [] : [field.stored as Column],
  ),
);

/** Every nonempty answer, by its column or its key in `details`. */
export function saidIn(lead: SaidLead): Record<string, string> {
  const { consent, photos, details } = lead;
  const texts: Record<string, unknown> = {
    ...lead,
    consent: consent && `${consent.version} ${consent.marketing_texts ?? false}`,
    photos: photos?.join(' '),
  };
  const answers: [string, unknown][] = [
    ...[...COLUMNS].map((column): [string, unknown] => [column, texts[column]]),
    ...Object.entries(details ?? {}).map(([key, answer]): [string, unknown] => [
      `details.${key}`,
      answer,
    ]),
  ];
  return Object.fromEntries(
    answers
      .filter(([, answer]) => answer)
      .map(([stored, answer]) => [stored, String(answer)] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}
