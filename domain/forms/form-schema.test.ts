import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { readAnswer } from './form.ts';
import { answerSchema, formSchema } from './form-schema.ts';
import { FORMS } from './forms.ts';
import { readForm } from './read-form.ts';

const TODAY = '2026-11-22';

/** What people, programs and mistakes put into a field: near its limits, and with characters that can't be shown. */
const typed = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.constantFrom(
    '',
    ' ',
    '\t',
    '\n',
    '\u0000',
    '\u2028',
    '\ud83d',
    'a\u0085b',
    '23220',
    '2322',
    ' 23220 ',
  ),
  fc.constantFrom('sam@example.com', '@', 'VA', 'NC', 'toString', 'on', 'A lockbox', 'Morning'),
  fc.constantFrom('2026-11-22', '2026-11-21', '2026-02-30', '12/04/2026', '2027-01-01 '),
  fc
    .tuple(fc.constantFrom('x', '🐜', 'a b', 'a\n', '\u0007'), fc.integer({ min: 38, max: 5001 }))
    .map(([unit, length]) => unit.repeat(length).slice(0, length)),
);

describe.each(FORMS.map((form) => [form.name, form] as const))('the form %s', (_name, form) => {
  test.each(Object.entries(form.fields).filter(([, { type }]) => type !== 'photos'))(
    'the browser and the server take and refuse the same %s, with the same sentence',
    (_field, field) => {
      const schema = answerSchema(field, TODAY);
      fc.assert(
        fc.property(typed, (text) => {
          const read = readAnswer(field, text, TODAY);
          const parsed = v.safeParse(schema, text);
          if ('value' in read) expect(parsed).toMatchObject({ success: true, output: read.value });
          else
            expect(parsed.issues?.map(({ message }) => message)).toEqual([
              field.problems?.[read.reason],
            ]);
        }),
        { numRuns: 300 },
      );
    },
  );

  test('the same of a whole form, whatever is missing or too much', () => {
    const names = [...Object.keys(form.fields), 'company_website', 'unknown'];
    const posted = fc.record(Object.fromEntries(names.map((name) => [name, typed])), {
      requiredKeys: [],
    });
    fc.assert(
      fc.property(posted, (fields) => {
        const read = readForm(form, fields, TODAY);
        const parsed = v.safeParse(formSchema(form, TODAY), fields);
        if (read.ok) expect(parsed).toMatchObject({ success: true, output: read.answers });
        else
          expect(
            Object.fromEntries(
              parsed.issues?.map(({ path, message }) => [path?.[0].key, message]) ?? [],
            ),
          ).toEqual(read.problems);
      }),
      { numRuns: 200 },
    );
  });
});
