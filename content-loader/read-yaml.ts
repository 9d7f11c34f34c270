import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { parse } from 'yaml';

/** A content file that can't be used: one line per mistake with file, field, expected and found. */
export class ContentError extends Error {
  override name = 'ContentError';
}

/** Reads and validates one YAML file of content/. */
export function readYaml<T extends v.GenericSchema>(path: string, schema: T): v.InferOutput<T> {
  return validate(path, schema, parseYaml(path, readFileSync(path, 'utf8')));
}

export function parseYaml(file: string, source: string): unknown {
  try {
    return parse(source);
  } catch (error) {
    throw new ContentError(`${file}: not readable as YAML: ${(error as Error).message}`);
  }
}

/** Validates `value`; a mistake names file, field, what was expected and what was found. */
export function validate<T extends v.GenericSchema>(
  file: string,
  schema: T,
  value: unknown,
): v.InferOutput<T> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw new ContentError(
    result.issues.map((issue) => `${file}: ${describeIssue(issue)}`).join('\n'),
  );
}

function describeIssue(issue: v.BaseIssue<unknown>): string {
  const field = v.getDotPath(issue) ?? '(whole file)';
  if (issue.expected === 'never') return `unknown field "${field}": remove it or correct its name`;
  if (issue.input === undefined) return `field "${field}" is missing: expected ${issue.expected}`;
  const expected = issue.kind === 'schema' ? (issue.expected ?? issue.message) : issue.message;
  return `field "${field}": expected ${expected}, found ${shorten(JSON.stringify(issue.input))}`;
}

function shorten(text = 'nothing'): string {
  return text.length > 120 ? `${text.slice(0, 117)}...` : text;
}
