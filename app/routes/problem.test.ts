import { expect, test } from 'vitest';
import { PROBLEM_CODES } from '../../content-loader/code-paths.ts';
import { PROBLEMS } from './problem.tsx';

test('every code that the server redirects to has its words', () => {
  expect(Object.keys(PROBLEMS).sort()).toEqual([...PROBLEM_CODES].sort());
});
