/** Checks for British words and unproven claims (`domain/content/wording-rules.ts`), field by field. */
import { PageMatter } from '../../../domain/content/page-schema.ts';
import { type FieldText, wordsIn } from '../../../domain/content/translation.ts';
import { wordingProblems } from '../../../domain/content/wording-rules.ts';
import { placeOfField } from '../../../publisher/check/field-lines.ts';
import { faultLine } from '../../../publisher/read/content-error.ts';
import type { Page } from '../../../publisher/read/load.ts';

/** Fields with quotations and search terms. */
const NOT_OURS = ['local_facts', 'also_called'];

export function wordingOfPage({ file, matter, markdown }: Page): string[] {
  const body = markdown.replace(/\]\([^)]*\)/g, ']').replace(/[*[\]]/g, '');
  const ours = wordsIn(PageMatter, matter).filter(
    ({ path: [name] }) => !NOT_OURS.includes(String(name)),
  );
  return wordingOf(file, [{ path: ['body'], text: body }, ...ours]);
}

/** Wording problems of some texts of a file. */
export const wordingOf = (file: string, texts: FieldText[]): string[] =>
  texts.flatMap(({ path, text }) =>
    wordingProblems(text).map(({ found, sentence, use }) =>
      faultLine({
        ...placeOfField(file, path),
        says: `found "${found}" in "${sentence}": use ${use}`,
      }),
    ),
  );
