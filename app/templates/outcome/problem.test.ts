import { expect, test } from 'vitest';
import { QUOTE_FIELDS } from '../../../domain/lead/quote-form.ts';
import { PROBLEM_CODES } from '../../routes.ts';
import { PROBLEM_FIELDS, PROBLEMS } from './problem.tsx';

test('every code that the server redirects to has its words', () => {
  expect(Object.keys(PROBLEMS).sort()).toEqual([...PROBLEM_CODES].sort());
});

test('every field that the server names in the address has its sentence', () => {
  expect(Object.keys(PROBLEM_FIELDS)).toEqual([...QUOTE_FIELDS]);
});
