/** Where a problem page says what is wrong: `/problem/invalid-quote#phone-missing`. Shared by the pages and the server. */
import { PHOTO_REFUSALS } from './pest-photos.ts';
import { QUOTE_SENTENCES } from './quote-form.ts';
import { LETTER_SENTENCES } from './termite-letter.ts';

/** A form that a visitor without JavaScript posts, with fields that can be wrong. */
export type CheckedForm = 'quote' | 'letter' | 'photo';

const SENTENCES: Record<CheckedForm, Record<string, Record<string, string>>> = {
  quote: QUOTE_SENTENCES,
  letter: { ...LETTER_SENTENCES, ...QUOTE_SENTENCES },
  photo: { photos: PHOTO_REFUSALS, ...QUOTE_SENTENCES },
};

/** Everything that a form's problem page can say, in the words that scripts show at the field. */
export function problemSentences(form: CheckedForm): { anchor: string; sentence: string }[] {
  return Object.entries(SENTENCES[form]).flatMap(([field, reasons]) =>
    Object.entries(reasons).map(([reason, sentence]) => ({
      anchor: `${field}-${reason}`,
      sentence,
    })),
  );
}

/**
 * The anchor of the first field, in the order of the page, that is wrong; null when no sentence is ours.
 * @param errors names of fields as the form calls them
 */
export function problemAnchor(
  form: CheckedForm,
  errors: readonly { field: string; message: string }[],
): string | null {
  for (const [field, reasons] of Object.entries(SENTENCES[form])) {
    const message = errors.find((error) => error.field === field)?.message;
    const found = Object.entries(reasons).find(([, sentence]) => sentence === message);
    if (found) return `${field}-${found[0]}`;
  }
  return null;
}
