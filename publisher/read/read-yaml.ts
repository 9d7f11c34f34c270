import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import * as v from 'valibot';
import { parse, YAMLParseError } from 'yaml';
import { type FieldPath, placeOfField } from '../check/field-lines.ts';
import { expectedIn, knownAt, wantedAt } from '../edit/schema-words.ts';
import { ContentError, type Fault, inWords, nearest } from './content-error.ts';
import { typeset } from './typeset.ts';

/** Reads and validates one YAML file of the content. */
export function readYaml<T extends v.GenericSchema>(path: string, schema: T): v.InferOutput<T> {
  if (!existsSync(path)) throw new ContentError(missingFile(path));
  return validate(path, schema, parseYaml(path, readFileSync(path, 'utf8')));
}

/** @param linesBefore number of lines in the file before `source` */
export function parseYaml(file: string, source: string, linesBefore = 0): unknown {
  try {
    return parse(source);
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    const line = error.linePos ? error.linePos[0].line + linesBefore : null;
    throw new ContentError({ file, line, says: yamlMistake(error) });
  }
}

/** Validates `value` and typesets its texts. Every fault has file, line, field, what was expected and what was found. */
export function validate<T extends v.GenericSchema>(
  file: string,
  schema: T,
  value: unknown,
): v.InferOutput<T> {
  const result = v.safeParse(schema, value);
  if (result.success) return typeset(result.output);
  throw new ContentError(...result.issues.map((issue) => faultOf(file, schema, value, issue)));
}

function faultOf(
  file: string,
  schema: v.GenericSchema,
  value: unknown,
  issue: v.BaseIssue<unknown>,
): Fault {
  const path: FieldPath = issue.path?.map(({ key }) => key as string | number) ?? [];
  const key = path.at(-1);
  const place = placeOfField(file, path);
  if (issue.expected === 'never')
    return {
      ...place,
      says: `unknown: remove it or correct its name${nearest(key, knownAt(schema, path.slice(0, -1), value))}`,
    };
  if (issue.input === undefined)
    return { ...place, says: `expected ${wantedAt(schema, path, value)}, found nothing` };
  return {
    ...place,
    says: `expected ${expectedIn(issue)}, found ${inWords(issue.input)}${quotesHint(issue)}${nearest(issue.input, knownAt(schema, path, value))}`,
  };
}

/** YAML parses 08015 and 12:30 as numbers. */
function quotesHint({ expected, input }: v.BaseIssue<unknown>): string {
  return expected === 'string' && typeof input === 'number' ? ', a number: put it in quotes' : '';
}

/** The parser's error codes in words for the person who wrote the line. */
const YAML_MISTAKES: Record<string, string> = {
  TAB_AS_INDENT: 'expected spaces at the beginning of the line, found a tab',
  DUPLICATE_KEY: 'expected each field once, found this one twice',
  BLOCK_AS_IMPLICIT_KEY:
    'expected one colon with a space behind it, found two: put the text in quotes',
  MISSING_CHAR:
    'expected what was opened in a line before to be closed, such as a quote or a bracket, found none',
  BAD_INDENT: 'expected the line to begin below the others of its group, found it elsewhere',
  BAD_ALIAS: 'expected a text in quotes, found a star without quotes at its beginning',
  BAD_SCALAR_START: 'expected a text in quotes, found a sign that YAML keeps for itself',
};

function yamlMistake(error: YAMLParseError): string {
  const [reason = ''] = error.message.split(/ at line \d+|\n/);
  const words = YAML_MISTAKES[error.code];
  return words
    ? `not readable as YAML: ${words}`
    : `not readable as YAML: ${reason}. Look for a quote, a bracket or a colon that is missing or not in quotes here or in the line before`;
}

export function missingFile(path: string): Fault {
  const folder = dirname(path);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return {
    file: path,
    line: null,
    says: `expected this file, found none${nearest(basename(path), names)}`,
  };
}
