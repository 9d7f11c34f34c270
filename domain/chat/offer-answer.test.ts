import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOfferAccepted } from './offer-answer.ts';

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
