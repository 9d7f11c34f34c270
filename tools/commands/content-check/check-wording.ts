/** Checks for British words and unproven claims (`domain/content/wording-rules.ts`), field by field. */

import {
  type AllowedSentence,
  unusedAllowances,
  wordingProblems,
} from '../../../domain/content/wording-rules.ts';
import type { Page } from '../../../publisher/read/load.ts';

/** Fields with quotations, search terms, and words that readers don't see. */
const NOT_OURS = new Set([
  'sources',
  'local_facts',
  'also_called',
  'latin',
  'specimen',
  'beside',
  'spots',
  'file',
  'allowed_sentences',
]);

interface Field {
  name: string;
  text: string;
}

/** Wording problems of a page that its `allowed_sentences` doesn't allow. */
export function wordingOfPage({ file, matter, markdown }: Page): string[] {
  const body = markdown.replace(/\]\([^)]*\)/g, ']').replace(/[*[\]]/g, '');
  const fields = [{ name: 'body', text: body }, ...fieldsOf(matter)];
  return wordingOf(file, fields, matter.allowed_sentences);
}

/** Wording problems of other files, by their names; `allowed` applies to all of them. */
export function wordingOfFiles(
  contents: Record<string, unknown>,
  allowed: readonly AllowedSentence[] = [],
): string[] {
  const all = Object.entries(contents).map(([file, content]) => ({
    file,
    fields: fieldsOf(content),
  }));
  return [
    ...all.flatMap(({ file, fields }) => problemsIn(file, fields, allowed)),
    ...unused(
      'site.yaml',
      all.flatMap(({ fields }) => fields),
      allowed,
    ),
  ];
}

function wordingOf(
  file: string,
  fields: Field[],
  allowed: readonly AllowedSentence[] = [],
): string[] {
  return [...problemsIn(file, fields, allowed), ...unused(file, fields, allowed)];
}

function problemsIn(file: string, fields: Field[], allowed: readonly AllowedSentence[]): string[] {
  return fields.flatMap(({ name, text }) =>
    wordingProblems(text, allowed).map(
      ({ found, sentence, use }) =>
        `${file}: field "${name}": found "${found}" in "${sentence}": use ${use}`,
    ),
  );
}

function unused(file: string, fields: Field[], allowed: readonly AllowedSentence[]): string[] {
  return unusedAllowances(
    fields.map(({ text }) => text),
    allowed,
  ).map(
    ({ text }) =>
      `${file}: field "allowed_sentences": expected "${text}" in the text, found it nowhere`,
  );
}

/** Every text in a value, with its path as in faqs[2].a. */
function fieldsOf(value: unknown, name = ''): Field[] {
  if (typeof value === 'string') return value.startsWith('/') ? [] : [{ name, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, i) => fieldsOf(item, `${name}[${i}]`));
  if (value && typeof value === 'object')
    return Object.entries(value).flatMap(([key, inner]) =>
      NOT_OURS.has(key) ? [] : fieldsOf(inner, name ? `${name}.${key}` : key),
    );
  return [];
}
