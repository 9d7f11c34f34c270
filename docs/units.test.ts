/** A number that is a time or a size has its unit in its name, so that no reader takes seconds for milliseconds. */
import { execFileSync } from 'node:child_process';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { findInSource } from '../tools/test/find-in-source.ts';

/** Ends in a unit: of time, of length, of memory. */
const HAS_UNIT =
  /(?:^|_)(?:MS|S|SECONDS?|MINUTES?|HOURS?|DAYS?|MONTHS?|YEARS?|PX|MM|EM|BYTES|KB|MB|MEGABYTES|PAGES|WORDS|LETTERS)(?:_|$)|(?:Ms|S|Seconds|Minutes|Hours|Days|Months|Years|Px|Mm|Em|Bytes|Kb|Mb)$/;
/** Names of times. */
const OF_TIME =
  /(?:TIMEOUT|DELAY|INTERVAL|PAUSE|LIFETIME|DURATION)S?$|(?:timeout|delay|interval|pause|lifetime|duration)$/i;
/** A number or factor that makes a time: 3,600 or 86,400 seconds, or as many ms. */
const TIME_FACTOR = /^(?:3600|60_000|86_?400|3_600_000|86_400_000)$/;

test('constants and numeric fields that are times have a unit in their name', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .filter((file) => !/^domain\/messages\/compiled\/|\.d\.ts$/.test(file));
  expect(files.flatMap(unitlessNames)).toEqual([]);
});

function unitlessNames(file: string): string[] {
  return findInSource(file, (node) => {
    const name = namedNumber(node);
    return name && !HAS_UNIT.test(name) ? name : null;
  });
}

/** Name of a constant or field that holds a time; null for any other. */
function namedNumber(node: ts.Node): string | null {
  if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
    const name = node.name.text;
    const factors = numbersOf(node.initializer);
    if (!factors) return null;
    return OF_TIME.test(name) || factors.some((factor) => TIME_FACTOR.test(factor)) ? name : null;
  }
  const isNumber =
    (ts.isPropertySignature(node) || ts.isParameter(node)) &&
    node.type?.kind === ts.SyntaxKind.NumberKeyword;
  return isNumber && ts.isIdentifier(node.name) && OF_TIME.test(node.name.text)
    ? node.name.text
    : null;
}

/** The numbers of an arithmetic expression; null for anything else. */
function numbersOf(expression: ts.Expression): string[] | null {
  if (ts.isNumericLiteral(expression)) return [expression.getText()];
  if (ts.isParenthesizedExpression(expression)) return numbersOf(expression.expression);
  if (ts.isIdentifier(expression)) return /^[A-Z][A-Z0-9_]*$/.test(expression.text) ? [] : null;
  if (!ts.isBinaryExpression(expression)) return null;
  const left = numbersOf(expression.left);
  const right = numbersOf(expression.right);
  return left && right && [...left, ...right];
}
