/** A form's description as valibot schemas, for the server. The rules are readAnswer's, so pages need no validation library. */

import * as v from 'valibot';
import {
  detailsKey,
  type Field,
  type FieldName,
  type Form,
  type Reason,
  readAnswer,
  textFields,
} from './form.ts';

/** Parses text into an answer. */
type AnswerSchema = v.GenericSchema<string, string>;

/** Schema of one answer; reasonOf tells why it was refused. @param today YYYY-MM-DD in the office's time zone */
export function answerSchema(field: Field, today?: string): AnswerSchema {
  return v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const read = readAnswer(field, dataset.value, today);
      if ('value' in read) return read.value;
      addIssue(refusal(field, read.reason));
      return NEVER;
    }),
  );
}

/** The issue of a refused answer: the form's message, with the reason in `expected`. */
export function refusal({ problems }: Pick<Field, 'problems'>, reason: Reason) {
  return { message: problems?.[reason]?.() ?? reason, expected: reason };
}

/** Why a form refused the answer; undefined if another schema refused it. */
export function reasonOf({ type, expected }: v.BaseIssue<unknown>): Reason | undefined {
  const isOurs = type === 'raw_transform' || type === 'raw_check';
  return isOurs && expected ? (expected as Reason) : undefined;
}

/** A posted form without its pictures; unknown fields are dropped. @param today YYYY-MM-DD in the office's time zone */
export function formSchema<F extends Form>(form: F, today?: string) {
  const entries = textFields(form).map(([name, field]) => [
    name,
    v.optional(answerSchema(field, today), ''),
  ]);
  return v.object(Object.fromEntries(entries) as Record<FieldName<F>, AnswerSchema>);
}

/** An answer as stored in `details`, for the documentation of programs that read it. */
export function storedSchema({ type, choices, takesOthers, max, label }: Field): AnswerSchema {
  const typed =
    type === 'date' ? v.pipe(v.string(), v.isoDate()) : v.pipe(v.string(), v.maxLength(max));
  const schema = choices && !takesOthers ? v.picklist(choices) : typed;
  return v.pipe(schema, v.description(label())) as AnswerSchema;
}

/** Longest answer to a question that this version doesn't know, characters. */
const MAX_UNKNOWN_LENGTH = 500;

/**
 * The lead's typed JSON: answers that have no column in the record. Answers to questions that only a newer page asks are
 * stored unchecked, so that no lead is lost.
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
