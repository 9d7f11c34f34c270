import { PEST_NAMES } from 'company';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pestNameOf } from './answer-words.ts';
import { isFirstYes, isOfferAccepted, readFirstAnswer } from './read-answers.ts';

const read = (answer: string) => readFirstAnswer(answer, PEST_NAMES);

test.each(['yes', 'YES!', 'Y', 'yep', 'Yeah', 'Not really', 'maybe', 'definitely'])(
  '%j holds a y, so it goes on (spec §4)',
  (answer) => {
    expect(isFirstYes(answer)).toBe(true);
    expect(read(answer)).toEqual({ kind: 'yes', issue: '' });
  },
);

test.each([
  'no',
  'n',
  'No.',
  'NOPE',
  'nah',
  'none',
  'nothing',
  'never',
  'no thanks',
  'no ants',
  'No bugs, no mice',
  'None so far',
  'not now',
  'not at the moment',
  'not that I know of',
  "I don't",
  'I don’t think so',
  'I do not have ants',
  'we have no roaches here',
  'There are no bugs in the house',
  "haven't seen ants",
  'no, but thanks',
  'no more ants',
  'no problem with ants',
  'never had termites',
])('%j is a no', (answer) => {
  expect(read(answer)).toEqual({ kind: 'no' });
});

test.each([
  'ants',
  'I have ants in the kitchen',
  'ROACHES!!!',
  'mice',
  'a mouse in the attic',
  'bed-bugs',
  'termite swarm',
  'palmetto bugs',
  'yellow jackets under the deck',
  'Can’t get rid of ants',
  'not sure if these are ants or termites',
  'no idea where the ants come from',
  'no ants, but mice',
  'nothing but spiders here',
  'bugs in the bathroom',
  'squirrels and bats',
  'not again, ants',
])('%j names a pest, so it is a yes and begins the issue', (answer) => {
  expect(read(answer)).toEqual({ kind: 'yes', issue: answer });
});

test.each([
  'Help!',
  'not sure',
  "I don't know",
  'no idea',
  'no sé',
  'sure',
  'ok',
  '👍',
  '?',
  'hello',
  'a noise in the wall',
  'I want to plant a garden',
  'notes',
  'no luck with ant traps',
  'no, the ants are gone',
  'never seen such a lot of ants',
])('%j is neither', (answer) => {
  expect(read(answer)).toEqual({ kind: 'unclear' });
});

test('a yes that names the pest begins the issue; one that names it to say no does not', () => {
  expect(read('Yes, ants')).toEqual({ kind: 'yes', issue: 'Yes, ants' });
  expect(read("I don't have any ants")).toEqual({ kind: 'yes', issue: '' });
});

describe('any answer', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 60 });
  const pest = fc.constantFrom(...PEST_NAMES, 'bug', 'insect');
  const withoutY = (words: fc.Arbitrary<string>) => words.filter((one) => !isFirstYes(one));

  test('with a y goes on', () => {
    fc.assert(
      fc.property(text, fc.constantFrom('y', 'Y', 'yes'), text, (before, y, after) => {
        expect(read(before + y + after).kind).toBe('yes');
      }),
    );
  });

  test('that begins with a no and names no other pest is a no, whatever its case', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('no', 'nope', 'nah', 'none', 'never'),
        withoutY(fc.oneof(pest, fc.constant('one here'))),
        fc.constantFrom('', '.', '!', ' at all'),
        fc.boolean(),
        (no, rest, end, shouted) => {
          const answer = `${no} ${rest}${end}`;
          expect(read(shouted ? answer.toUpperCase() : answer)).toEqual({ kind: 'no' });
        },
      ),
    );
  });

  test('that names a pest of the content without refusing is a yes and is kept whole', () => {
    fc.assert(
      fc.property(
        pest,
        fc.constantFrom(
          (name: string) => name,
          (name: string) => `${name.toUpperCase()}S!`,
          (name: string) => `I found a ${name} in the sink`,
          (name: string) => `help, ${name}s everywhere`,
        ),
        (name, sentence) => {
          const answer = sentence(name);
          expect(read(answer)).toEqual({ kind: 'yes', issue: answer });
        },
      ),
    );
  });

  test('without a y and without a pest never goes on', () => {
    const names = new Set([...PEST_NAMES, 'bug', 'insect', 'critter']);
    fc.assert(
      fc.property(withoutY(text), (answer) => {
        fc.pre(!names.has(pestNameOf(answer)));
        expect(readFirstAnswer(answer, []).kind).not.toBe('yes');
      }),
    );
  });
});

const YES = [
  'y',
  'Yes',
  'YES!!',
  'yesss',
  'yes please',
  'Please, yes',
  'of course, yes',
  'Of course.',
  'yeah',
  'yep, thanks',
  'sure',
  'Sure, thank you',
  'OK',
  'ok go ahead',
  'sí',
  'Sí, gracias',
  'si',
  'that’s right',
  'yes that is fine',
  'yes, use the same',
  'absolutely',
  'uh-huh',
  'sounds good',
  '👍',
];
const NAMES = [
  'Mary',
  'Yolanda',
  'Yes Dawson',
  'Yetunde Okay',
  'Yasmin',
  'Silas',
  'Oksana',
  'Yusuf Sure',
  'Sure Simpson',
  'Ok-hee Kim',
  'Surendra',
  'Pleasant Hill',
  'Will Good',
  'Sean Ya',
];

test.each(YES)('%j accepts the offer', (answer) => {
  expect(isOfferAccepted(answer)).toBe(true);
});

test.each(NAMES)('%j is a name, so the name is asked again', (answer) => {
  expect(isOfferAccepted(answer)).toBe(false);
});

test.each([
  'no',
  'nope',
  'nay',
  'not really',
  'yes and no',
  'yes, but another phone',
  'yes but my name is Mary',
  'sure, use 804 555 0100',
  'ok, not that number',
  'thanks',
  'the same',
  '?',
  '👎',
  '804 555 0199',
])('%j is not a clear yes, so the name is asked again', (answer) => {
  expect(isOfferAccepted(answer)).toBe(false);
});

test('whatever stands beside a yes, a word that belongs to no yes asks the name again', () => {
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

test('case, punctuation and spaces change nothing', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...YES, ...NAMES),
      fc.constantFrom('', '!', '.', ' …'),
      (answer, end) => {
        const written = `  ${answer.toUpperCase()}${end} `;
        expect(isOfferAccepted(written)).toBe(isOfferAccepted(answer));
      },
    ),
  );
});
