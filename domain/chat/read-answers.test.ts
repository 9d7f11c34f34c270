import { PEST_NAMES } from 'company';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isOfferAccepted, readFirstAnswer } from './read-answers.ts';

const read = (answer: string) => readFirstAnswer(answer, PEST_NAMES);

test.each(['yes', 'YES!', 'Y', 'yep', 'Yeah', 'Not really', 'maybe', 'no thank you'])(
  '%j has a y, so the chat continues (spec §4)',
  (answer) => {
    expect(read(answer)).toBe('');
  },
);

test.each([
  'ants',
  'Yes, ants',
  'I have ants in the kitchen',
  'ROACHES!!!',
  'mice',
  'a mouse in the attic',
  'bed-bugs',
  'palmetto bugs',
  'yellow jackets under the deck',
  'Can’t get rid of ants',
  'nothing but spiders here',
])('%j names a pest, so the chat continues and the answer starts the issue', (answer) => {
  expect(read(answer)).toBe(answer);
});

test('a "no" inside a pest’s name does not count', () => {
  expect(read('No-see-ums on the deck')).toBe('No-see-ums on the deck');
  expect(read('no no-see-ums')).toBeNull();
});

test.each([
  'no',
  'no ants',
  'no ants, but mice',
  "I don't",
  'Help!',
  '?',
  'a noise in the wall',
  'I want to plant a garden',
])('%j ends the chat', (answer) => {
  expect(read(answer)).toBeNull();
});

describe('any answer', () => {
  test('that names a known pest and has no "no" continues the chat and is stored whole', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PEST_NAMES, 'bug', 'insect'),
        fc.constantFrom(
          (name: string) => name,
          (name: string) => `${name.toUpperCase()}S!`,
          (name: string) => `I found a ${name} in the sink`,
        ),
        (name, sentence) => {
          expect(read(sentence(name))).toBe(sentence(name));
        },
      ),
    );
  });
});

const YES = [
  'y',
  'Yes',
  'yesss',
  'yes please',
  'Of course.',
  'yep, thanks',
  'sure',
  'OK',
  'sí',
  'Sí, gracias',
  'that’s right',
  'yes, use the same',
  'uh-huh',
  '👍',
];
const NAMES = ['Mary', 'Yes Dawson', 'Yasmin', 'Sure Simpson', 'Ok-hee Kim', 'Sean Ya'];

test.each(YES)('%j accepts the offer', (answer) => {
  expect(isOfferAccepted(answer)).toBe(true);
});

test.each(NAMES)('%j is a name, so the chat asks for the name again', (answer) => {
  expect(isOfferAccepted(answer)).toBe(false);
});

test.each([
  'no',
  'nope',
  'not really',
  'yes and no',
  'yes, but another phone',
  'sure, use 804 555 0100',
  'thanks',
  '?',
  '👎',
])('%j is not a clear yes, so the chat asks for the name again', (answer) => {
  expect(isOfferAccepted(answer)).toBe(false);
});

test('a yes with any word that doesn’t belong to a yes makes the chat ask for the name again', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...YES),
      fc.constantFrom(...NAMES.map((name) => name.split(' ').at(-1) ?? ''), 'no', 'Dawson', '555'),
      fc.boolean(),
      (yes, word, first) => {
        fc.pre(!isOfferAccepted(word));
        expect(isOfferAccepted(first ? `${word} ${yes}` : `${yes} ${word}`)).toBe(false);
      },
    ),
  );
});
