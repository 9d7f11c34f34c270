/**
 * What a form is: its questions, which answers are taken, and where an answer is stored. The forms stand beside this
 * file, one file each; docs/forms.md says what follows from a description, and how to add a question.
 */
import { cleanEmail } from '../lead/email-address.ts';
import { addressOf } from '../lead/submission-fields.ts';

export type FormName = 'quote' | 'letter' | 'photo' | 'chat' | 'newsletter';

/** A form that stores an answer in `details` has a version: without it the server would refuse the lead. */
export type Form = FormBase &
  (
    | {
        /** Of the answers in `details`: goes up when a key is renamed, or means something else. */
        version: number;
      }
    | { version?: never; fields: Readonly<Record<string, { stored: Column }>> }
  );

interface FormBase {
  /** Also names the draft (`draft:{name}`), the problem page and the thank-you page. */
  name: FormName;
  /** Tag of the form in the record. */
  source: string;
  /** True where the place of the form may give another tag, for example homepage-hero. */
  takesSource?: true;
  /** What the lead asks for, where no question asks for it. */
  service?: string | ((answers: Readonly<Record<string, string>>) => string);
  /** In the order of the page. */
  fields: Readonly<Record<string, Field>>;
}

export interface Field {
  /** The question, as it stands at the field. */
  label: string;
  type: FieldType;
  /**
   * A column of the record (contact-submission.ts), or `details.` and a key of the lead's typed JSON. `photos` and
   * `newsletter` have tables of their own.
   */
  stored: Column | `details.${string}`;
  /** Longest answer, characters. */
  max: number;
  /**
   * What is said of an answer that can't be taken, by reason. `missing` makes the question required. A rule without a
   * sentence refuses nothing: characters that can't be shown become spaces, a long answer is cut, an unknown choice is none.
   */
  problems?: Readonly<{ [reason in Reason]?: string }>;
  /**
   * What an answer has to be besides readable and short enough, by the reason that is given otherwise; in this order.
   * @param today YYYY-MM-DD at the office; absent = it is not compared with that
   */
  tests?: Readonly<{ [reason in Reason]?: (text: string, today?: string) => boolean }>;
  /** What can be chosen, as it is stored. */
  choices?: readonly string[];
  /** What choices are called on the page, in their order. Default: as they are stored. */
  choiceNames?: readonly string[];
  /** True where other answers than the choices are taken. */
  takesOthers?: true;
  /** First line of a select: no answer. */
  blank?: string;
  /** An example, inside the field. */
  placeholder?: string;
  /** What the browser may fill in (HTML's autofill tokens). Default `off`. */
  autocomplete?: string;
  /** Begins a screen: phones show one question, or those that belong together, at a time. Default: that of the question before. */
  screen?: number;
  /** Neighbors with the same number share a row where there is room. */
  row?: number;
  /** Neighbors with the same one stand in a fieldset, which it is the legend of. */
  group?: string;
  /** Behind a summary, where the form is short. */
  folded?: true;
  /** Another page may fill it in by the address's query. */
  inQuery?: true;
}

export type FieldType =
  | 'text'
  | 'tel'
  | 'email'
  | 'zip'
  /** YYYY-MM-DD. */
  | 'date'
  /** Several lines. */
  | 'paragraphs'
  | 'select'
  | 'radios'
  /** A box: `on` or nothing. */
  | 'tick'
  | 'photos';

/** Columns that answers go to. */
export type Column =
  | 'first_name'
  | 'phone'
  | 'email'
  | 'address'
  | 'service_needed'
  | 'description'
  | 'customer_type'
  | 'consent'
  | 'photos'
  | 'newsletter';

/** Why an answer is not taken; from `none` on, why a picture is not (pest-photos.ts). */
export type Reason =
  | 'missing'
  | 'too-long'
  | 'unreadable'
  | 'no-at'
  | 'malformed'
  | 'past'
  | 'none'
  | 'too-many'
  | 'too-large'
  | 'heic'
  | 'wrong-type';

/** Names of a form's fields. */
export type FieldName<F extends Form> = keyof F['fields'] & string;

/** Sentences, by field. */
export type Problems<Name extends string = string> = { [name in Name]?: string | undefined };

/** What is posted: every value is text and any may be missing. What the form does not ask for is ignored. */
export type Posted = Readonly<Partial<Record<string, string>>>;

/** Control characters and Unicode line separators; paragraphs may have tabs and line breaks. */
export const STRAY_IN_LINE = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
const STRAY_IN_PARAGRAPHS = /[^\P{Cc}\t\r\n]+/gu;

/**
 * What nobody sees and no one types: copied along, it becomes a space. Joiners stay, which names and emoji are written with.
 */
const INVISIBLE =
  /[\p{Zl}\p{Zp}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]+/gu;

export { HONEYPOT_FIELD } from './draft-key.ts';

/**
 * A field like another but for some parts. Words are getters, so that they are in the language of their reader; a
 * spread would read them once and for all.
 */
export function fieldLike<const Base extends object, const Own extends object>(
  base: Base,
  own: Own,
): Omit<Base, keyof Own> & Own {
  return Object.defineProperties(
    {},
    { ...Object.getOwnPropertyDescriptors(base), ...Object.getOwnPropertyDescriptors(own) },
  ) as Omit<Base, keyof Own> & Own;
}

/** An answer as it is stored, or why it is not taken. In the browser, and within the server's schemas (form-schema.ts). */
export function readAnswer(
  { type, problems = {}, tests = {}, choices, takesOthers, max }: Field,
  typed = '',
  today?: string,
): { value: string } | { reason: Reason } {
  const stray = type === 'paragraphs' ? STRAY_IN_PARAGRAPHS : STRAY_IN_LINE;
  const readable = problems.unreadable ? typed : typed.replace(stray, ' ');
  let value = (type === 'paragraphs' ? readable : readable.replace(INVISIBLE, ' ')).trim();
  if (type === 'email') value = cleanEmail(typed.match(stray) ? value : typed);
  if (choices && !takesOthers && !choices.includes(value)) value = '';
  if (!value) return problems.missing ? { reason: 'missing' } : { value };
  if (problems['too-long'] && value.length > max) return { reason: 'too-long' };
  // As `match`: a global pattern remembers where it stopped.
  if (problems.unreadable && value.match(stray)) return { reason: 'unreadable' };
  for (const reason of Object.keys(tests) as Reason[])
    if (problems[reason] && !tests[reason]?.(value, today)) return { reason };
  return { value: wellFormed(value.slice(0, max).trimEnd()) };
}

/** Every field but pictures. */
export function textFields(form: Form): [string, Field][] {
  return Object.entries(form.fields).filter(([, { type }]) => type !== 'photos');
}

/** Names of what another page may fill in: never who is writing. */
export function prefilledFields(form: Form): string[] {
  return textFields(form).flatMap(([name, { inQuery }]) => (inQuery ? [name] : []));
}

/** The key in `details`; null for a column. */
export function detailsKey({ stored }: Field): string | null {
  return stored.startsWith('details.') ? stored.slice('details.'.length) : null;
}

/**
 * Without half an emoji, as a browser's maxlength may leave it. A browser that can't do it (before 2023) sends the text as
 * it is: the server does the same.
 */
export function wellFormed(text: string): string {
  return (text as { toWellFormed?: () => string }).toWellFormed?.() ?? text;
}

/** A submission that says nothing. */
export const EMPTY_COLUMNS = {
  first_name: '',
  last_name: '',
  phone: '',
  email: '',
  service_needed: '',
  description: '',
  urgency: 'standard',
  address: addressOf(''),
} as const;

type Columns = Partial<
  Record<'first_name' | 'phone' | 'email' | 'address' | 'service_needed' | 'description', string>
> & {
  customer_type?: 'existing_problem' | 'preventative';
  details?: { form: FormName; version: number; [answer: string]: string | number };
};

/** The answers by the columns they are stored in, and those of `details` that say something. */
export function columnsOf<F extends Form>(
  form: F,
  answers: Readonly<Record<FieldName<F>, string>>,
): Columns {
  const columns: Record<string, unknown> = {};
  const details: Record<string, string> = {};
  for (const [name, field] of textFields(form)) {
    const answer = answers[name as FieldName<F>] ?? '';
    const key = detailsKey(field);
    if (key && answer) details[key] = answer;
    else if (field.stored === 'address') columns.address = addressOf(answer);
    else if (!key && field.stored !== 'consent') columns[field.stored] = answer;
  }
  if (Object.keys(details).length > 0)
    columns.details = { form: form.name, version: form.version, ...details };
  return columns;
}
