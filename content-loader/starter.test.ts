/** The files of starter/ fit the schemas of content. */
import { globSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { Coverage } from '../domain/content/coverage-schema.ts';
import { PageMatter } from '../domain/content/page-schema.ts';
import { US_STATE_CODES } from '../domain/territory/us-states.ts';
import { loadStates } from './states.ts';

test('every state of the country has its facts', () => {
  expect([...loadStates().keys()].sort()).toEqual([...US_STATE_CODES].sort());
});

test('services cover pests as a company’s own do', () => {
  expect(v.is(Coverage, parse(readFileSync('starter/coverage.yaml', 'utf8')))).toBe(true);
});

test.each(globSync('starter/pages/**/*.md').filter((file) => !file.endsWith('.es.md')))(
  '%s has the fields of a page',
  (file) => {
    // The company's facts are short words.
    const [, front = ''] = readFileSync(file, 'utf8')
      .replaceAll(/\{(brand|company|town|service)\.\w+\}/g, 'Acme')
      .split(/^---$/m);
    const { issues } = v.safeParse(PageMatter, withEveryPart(parse(front)));
    expect(issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)).toBeUndefined();
  },
);

/** Front matter for all states and trades at once: `in` says where a part holds, and a part that is only `text` stands for it. */
function withEveryPart(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withEveryPart);
  if (typeof value !== 'object' || value === null) return value;
  const { in: where, ...fields } = value as Record<string, unknown>;
  if (where && fields.text) return fields.text;
  return Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [key, withEveryPart(field)]),
  );
}
