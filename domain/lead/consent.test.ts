import { expect, test } from 'vitest';
import { wordingOfSource } from './consent.ts';

test.each([
  ['homepage-hero', 'quote'],
  ['quote-form', 'quote'],
  ['pest-photo', 'photo'],
  ['termite-letter', 'letter'],
  ['chatbot', 'chat'],
  ['chatbot_partial', 'chat'],
])('who sends from %s has read the wording of %s', (source, wording) => {
  expect(wordingOfSource(source)).toBe(wording);
});
