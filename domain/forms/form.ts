/**
 * What a form is: its questions, the answers it accepts, and where an answer is stored. Each form has a file in this folder.
 * docs/recipes.md explains how to add a question.
 */
import { cleanEmail } from '../lead/email-address.ts';
import { addressOf } from '../lead/submission-fields.ts';

export type FormName = 'quote' | 'letter' | 'photo' | 'chat' | 'newsletter';

/** A form that stores an answer in `details` must have a version, or the server would refuse the lead. */
export type Form = FormBase &
  (
    | {
        /** Version of `details`. Raise it when a key is renamed or changes its meaning. */
        version: number;
      }
    | { version?: never; fields: Readonly<Record<string, { stored: Column }>> }
  );

interface FormBase {
  /** Also the name of its draft (`draft:{name}`), its problem page and its thank-you page. */
  name: FormName;
  /** The form's tag in the record. */
  source: string;
  /** True if the page can set another tag, such as homepage-hero. */
  takesSource?: true;
  /** The service requested, if no question asks for it. */
  service?: string | ((answers: Readonly<Record<string, string>>) => string);
  /** In page order. */
  fields: Readonly<Record<string, Field>>;
}

export interface Field {
  /** The question shown at the field. Every text is a function, so that it is in the reader's language. */
  label: () => string;
  type: FieldType;
  /**
   * A column of the record (contact-submission.ts), or `details.` and a key of the lead's typed JSON. `photos` and
   * `newsletter` are stored in separate tables.
   */
  stored: Column | `details.${string}`;
  /** Longest answer, characters. */
  max: number;
  /**
   * Messages for refused answers, by reason. `missing` makes the question required. A rule without a message refuses nothing:
   * unprintable characters become spaces, a long answer is cut, an unknown choice becomes empty.
   */
  problems?: Readonly<{ [reason in Reason]?: () => string }>;
  /**
   * Further tests of an answer that is readable and short enough, by the reason for failing; run in this order.
   * @param today YYYY-MM-DD in the office's time zone; if absent, the answer is not compared with it
   */
  tests?: Readonly<{ [reason in Reason]?: (text: string, today?: string) => boolean }>;
  /** Stored values of the choices. */
  choices?: readonly string[];
  /** Visible names of the choices, in the same order. Default: their stored values. */
  choiceNames?: readonly (() => string)[];
  /** True if other answers than the choices are accepted. */
  takesOthers?: true;
  /** First option of a select, which stands for no answer. */
  blank?: () => string;
  /** An example shown inside the field. */
  placeholder?: () => string;
  /** HTML autofill tokens. Default `off`. */
  autocomplete?: string;
  /**
   * Number of the screen that shows the field on phones, where a screen has one question or a few related ones. Default: the
   * screen of the previous field.
   */
  screen?: number;
  /** Adjacent fields with the same number share a row if there is room. */
  row?: number;
  /** Adjacent fields with the same group are in one fieldset, with the group as its legend. */
  group?: () => string;
  /** True if short versions of the form hide it behind a summary. */
  folded?: true;
  /** True if another page may fill it in through the URL's query. */
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
  /** Checkbox: `on` or empty. */
  | 'tick'
  | 'photos';

/** Where answers are stored. */
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

/** Why an answer is refused; from `none` on, why a picture is refused (pest-photos.ts). */
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

/** Messages by field. */
export type Problems<Name extends string = string> = { [name in Name]?: string | undefined };

/** A posted form: every value is text, and any may be missing. Fields that the form does not have are ignored. */
export type Posted = Readonly<Partial<Record<string, string>>>;

/** Control characters and Unicode line separators; paragraphs may have tabs and line breaks. */
export const STRAY_IN_LINE = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
const STRAY_IN_PARAGRAPHS = /[^\P{Cc}\t\r\n]+/gu;

/** Invisible characters that only copying can bring in; they become a space. Joiners stay: names and emoji need them. */
const INVISIBLE =
  /[\p{Zl}\p{Zp}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]+/gu;

export { HONEYPOT_FIELD } from './draft-key.ts';

/** The answer as stored, or why it is refused. Used in the browser and in the server's schemas (form-schema.ts). */
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
  // match, not test: a global pattern's test remembers its last position.
  if (problems.unreadable && value.match(stray)) return { reason: 'unreadable' };
  for (const reason of Object.keys(tests) as Reason[])
    if (problems[reason] && !tests[reason]?.(value, today)) return { reason };
  return { value: wellFormed(value.slice(0, max).trimEnd()) };
}

/** Every field except pictures. */
export function textFields(form: Form): [string, Field][] {
  return Object.entries(form.fields).filter(([, { type }]) => type !== 'photos');
}

/** Names of the fields that another page may fill in; never name, phone or e-mail. */
export function prefilledFields(form: Form): string[] {
  return textFields(form).flatMap(([name, { inQuery }]) => (inQuery ? [name] : []));
}

/** The field's key in `details`; null if it is stored in a column. */
export function detailsKey({ stored }: Field): string | null {
  return stored.startsWith('details.') ? stored.slice('details.'.length) : null;
}

/**
 * Removes half an emoji, which a browser's maxlength may leave. Browsers from before 2023 can't do it and send the text as it
 * is; the server then does it.
 */
export function wellFormed(text: string): string {
  return (text as { toWellFormed?: () => string }).toWellFormed?.() ?? text;
}

/** A submission without answers. */
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

/** The answers by column, and the nonempty ones of `details`. */
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
