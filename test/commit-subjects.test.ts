import { expect, test } from 'vitest';
import { findSubjectProblem } from './commit-subjects.ts';

test.each([
  'Handle refused Web Locks in cross-site frames',
  'Process pictures in their own thread',
  'Embed the form with a height of its own',
  'Pass the clock to the worker',
  `Add ${'x'.repeat(68)}`,
])('"%s" is a good subject', (subject) => {
  expect(findSubjectProblem(subject)).toBeNull();
});

test.each([
  ['Add', 'x'.repeat(69), '73 characters'],
  ['add', 'a check', 'capital letter'],
  ['Add', 'a check.', 'period'],
  ['Added', 'a check', '"Added"'],
  ['Adding', 'a check', '"Adding"'],
  ['Adds', 'a check', '"Adds"'],
])('"%s %s" is refused: %s', (start, rest, problem) => {
  expect(findSubjectProblem(`${start} ${rest}`)).toContain(problem);
});
