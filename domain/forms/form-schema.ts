/** The server's side of a form's description: the same rules as form.ts, as schemas. Pages need no validation library. */

import * as v from 'valibot';
import * as m from '#messages';
import {
  detailsKey,
  type Field,
  type FieldName,
  type Form,
  type Reason,
  STRAY_IN_LINE,
  STRAY_IN_PARAGRAPHS,
  textFields,
  wellFormed,
} from './form.ts';

/** Text that becomes an answer. */
export type AnswerSchema = v.GenericSchema<string, string>;

const LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;
const PARAGRAPHS = /^[^\p{Cc}]*(?:[\t\r\n][^\p{Cc}]*)*$/u;

/** One answer; the first sentence about it is the one that readAnswer's reason leads to. @param today YYYY-MM-DD */
export function answerSchema(
  { type, label, max, problems = {}, tests = {}, choices, takesOthers }: Field,
  today?: string,
): AnswerSchema {
  const isText = type === 'paragraphs';
  const stray = isText ? STRAY_IN_PARAGRAPHS : STRAY_IN_LINE;
  const rules: v.GenericPipeAction<string, string>[] = [];
  if (!problems.unreadable) rules.push(v.transform((text) => text.replace(stray, ' ')));
  rules.push(v.trim());
  if (choices && !takesOthers)
    rules.push(v.transform((text) => (choices.includes(text) ? text : '')));
  if (problems.missing) rules.push(v.minLength(1, problems.missing));
  if (problems['too-long']) rules.push(v.maxLength(max, problems['too-long']));
  if (problems.unreadable) rules.push(v.regex(isText ? PARAGRAPHS : LINE, problems.unreadable));
  for (const [reason, test] of Object.entries(tests)) {
    const sentence = problems[reason as Reason];
    if (sentence) rules.push(v.check((text) => text === '' || test(text, today), sentence));
  }
  rules.push(v.transform((text) => wellFormed(text.slice(0, max).trimEnd())));
  const text = v.string(m.lead_must_be_text({ label: label || 'This' }));
  return v.config(v.pipe(text, ...(rules as [])), { abortPipeEarly: true }) as AnswerSchema;
}

/** A posted form without its pictures; other fields are left out. @param today YYYY-MM-DD at the office */
export function formSchema<F extends Form>(form: F, today?: string) {
  const entries = textFields(form).map(([name, field]) => [
    name,
    v.optional(answerSchema(field, today), ''),
  ]);
  return v.object(Object.fromEntries(entries) as Record<FieldName<F>, AnswerSchema>);
}

/** An answer as it stands in `details`, for programs that read it. */
export function storedSchema({ type, choices, takesOthers, max, label }: Field): AnswerSchema {
  const schema =
    choices && !takesOthers
      ? v.picklist(choices)
      : type === 'date'
        ? v.pipe(v.string(), v.isoDate())
        : v.pipe(v.string(), v.maxLength(max));
  return v.pipe(schema, v.description(label)) as AnswerSchema;
}

/** Longest answer of a question that this version doesn't ask, characters. */
const MAX_UNKNOWN_LENGTH = 500;

/**
 * The lead's typed JSON: what a form asks besides the record's columns. A question that only a newer page asks is kept
 * as it came, because it must not cost a lead.
 */
export function detailsSchema(form: Form, answer: (field: Field) => AnswerSchema = answerSchema) {
  const entries = textFields(form).flatMap(([, field]) => {
    const key = detailsKey(field);
    const schema = answer(field);
    return key ? [[key, field.problems?.missing ? schema : v.optional(schema)]] : [];
  });
  return v.objectWithRest(
    {
      form: v.literal(form.name),
      version: v.pipe(v.number(), v.integer(), v.minValue(1)),
      ...(Object.fromEntries(entries) as Record<string, never>),
    },
    v.pipe(v.string(), v.maxLength(MAX_UNKNOWN_LENGTH)),
  );
}
