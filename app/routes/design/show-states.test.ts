import { expect, test } from 'vitest';
import { selectorInExample } from './show-states.ts';

test('a state becomes a place of the same weight', () => {
  expect(selectorInExample('.button:hover')).toBe('.button:is([data-state="hover"] *)');
  expect(selectorInExample('.a:focus-visible, .b')).toBe(
    '.a:is([data-state="focus"] :where(a, button, input, select, textarea, summary)), .b',
  );
});

test('what has no state stays as it is', () => {
  expect(selectorInExample('.button[disabled]')).toBe('.button[disabled]');
});
