/**
 * What a lead says, question by question, as the forms describe them. Two submissions under one id are the same when they
 * say the same; a question that is added to a form is compared without more.
 */
import type { ContactSubmission } from '../lead/contact-submission.ts';
import type { Column } from './form.ts';
import { detailsKey } from './form.ts';
import { FORMS } from './forms.ts';

/** A lead with what came besides its fields. */
type SaidLead = { readonly [column in TextColumn]?: string | null | undefined } & {
  details?: ContactSubmission['details'] | null;
  consent?: { version: string; marketing_texts?: boolean } | null | undefined;
  /** Names of its pictures. */
  photos?: readonly string[] | null | undefined;
};
type TextColumn = Exclude<Column, 'consent' | 'photos' | 'newsletter'>;

const COLUMNS = new Set(
  FORMS.flatMap(({ fields }) => Object.values(fields)).flatMap((field) =>
    detailsKey(field) ? [] : [field.stored as Column],
  ),
);

/** Every answer, by the column or the key of `details` that it is stored under. What was left open is not among them. */
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
