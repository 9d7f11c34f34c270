import { PEST_NAMES } from 'company';
import { describe, expect, test } from 'vitest';
import { inLanguage } from '../messages/message-language.ts';
import { isOfferAccepted, readFirstAnswer } from './read-answers.ts';
import { pestNameOf } from './spoken-answers.ts';

const read = (answer: string) => readFirstAnswer(answer, PEST_NAMES);

test.each(['YES!', 'Not really'])('%j has a y, so the chat continues (spec §4)', (answer) => {
  expect(read(answer)).toBe('');
});

test.each([
  'I have ants in the kitchen',
  'ROACHES!!!',
  'mice',
  'bed-bugs',
  'Can’t get rid of ants',
  'No-see-ums on the deck',
])('%j names a pest, so the chat continues and the answer starts the issue', (answer) => {
  expect(read(answer)).toBe(answer);
});

test.each(['no ants, but mice', 'no no-see-ums', 'Help!', '?', 'I want to plant a garden'])(
  '%j ends the chat',
  (answer) => {
    expect(read(answer)).toBeNull();
  },
);

test('each known pest is recognized in the plural', () => {
  for (const name of PEST_NAMES)
    expect(read(`${name.toUpperCase()}S!`)).toBe(`${name.toUpperCase()}S!`);
});

test.each([
  'y',
  'yesss',
  'yes please',
  'Of course.',
  'sí',
  'that’s right',
  'yes, use the same',
  'uh-huh',
  '👍',
])('%j accepts the offer', (answer) => {
  expect(isOfferAccepted(answer)).toBe(true);
});

test.each([
  ...['Mary', 'Yes Dawson', 'Ok-hee Kim', 'Sean Ya'],
  ...['no', 'yes and no', 'yes, but another phone', 'thanks', '?', '👎'],
])('%j is no clear yes, so the chat asks for the name again', (answer) => {
  expect(isOfferAccepted(answer)).toBe(false);
});

describe('in Spanish', () => {
  const inSpanish = (answer: string) =>
    inLanguage('es', () =>
      readFirstAnswer(answer, ['Hormigas', 'Ratones', 'Comején'].map(pestNameOf)),
    );

  test.each([
    ['SI', ''],
    ['sí, por favor', ''],
    ['Claro que sí', ''],
    ['tenemos un problema', ''],
    ['Veo hormigas muy chiquitas', 'Veo hormigas muy chiquitas'],
    ['hay un ratón en la pared', 'hay un ratón en la pared'],
    ['comejen en el piso', 'comejen en el piso'],
    ['tengo bichos', 'tengo bichos'],
    // Words with a y that are no yes.
    ['No, no hay hormigas', null],
    ['Todavía no', null],
    ['mañana', null],
  ])('%j is read as %j', (answer, issue) => {
    expect(inSpanish(answer)).toBe(issue);
  });

  test.each([
    ['sí, gracias', true],
    ['los mismos, por favor', true],
    ['de acuerdo', true],
    ['Sí Martínez', false],
    ['Simón Bolívar', false],
    ['otro número', false],
  ])('%j accepts the offer: %s', (answer, isAccepted) => {
    expect(inLanguage('es', () => isOfferAccepted(answer))).toBe(isAccepted);
  });
});
