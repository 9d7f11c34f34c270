/** A form's description as schemas, for the server. The rules are readAnswer's: pages need no validation library. */

import * as v from 'valibot';
import * as m from '#messages';
import {
  detailsKey,
  type Field,
  type FieldName,
  type Form,
  type Reason,
  readAnswer,
  textFields,
} from './form.ts';

/** Text that becomes an answer. */
type AnswerSchema = v.GenericSchema<string, string>;

/** One answer; `reasonOf` says why it was refused. @param today YYYY-MM-DD at the office */
export function answerSchema(field: Field, today?: string): AnswerSchema {
  return v.pipe(
    v.string(m.common_must_be_text({ label: field.label || 'This' })),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const read = readAnswer(field, dataset.value, today);
      if ('value' in read) return read.value;
      addIssue(refusal(field, read.reason));
      return NEVER;
    }),
  );
}

/** What is said of a refused answer: the form's sentence, and its reason in the place of what was expected. */
export function refusal({ problems }: Pick<Field, 'problems'>, reason: Reason) {
  return { message: problems?.[reason] ?? reason, expected: reason };
}

/** Why a form refused the answer; undefined where something else did. */
export function reasonOf({ type, expected }: v.BaseIssue<unknown>): Reason | undefined {
  const isOurs = type === 'raw_transform' || type === 'raw_check';
  return isOurs && expected ? (expected as Reason) : undefined;
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
  const typed =
    type === 'date' ? v.pipe(v.string(), v.isoDate()) : v.pipe(v.string(), v.maxLength(max));
  const schema = choices && !takesOthers ? v.picklist(choices) : typed;
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
