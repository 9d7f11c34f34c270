import { expect, test } from 'vitest';
import { loadPestAdvice } from '../../publisher/page-data/advice-data.ts';
import { inLanguage } from '../messages/message-language.ts';
import { adviceIn, adviceLines } from './pest-advice.ts';

const advice = loadPestAdvice();

test.each([
  ['There are carpenter ants in the beam', 'carpenter ant'],
  ['ants on the counter', 'ant'],
  ['Fire ants stung my son', 'fire ant'],
  ['mice in the kitchen', 'mouse'],
  ['yellow jackets in the ground', 'wasp'],
])('the longest pest name in %j wins', (text, name) => {
  expect(adviceIn(text, advice)?.names).toContain(name);
});

test('a text that names no pest gets no advice', () => {
  expect(adviceIn('It is dark under the stairs', advice)).toBeNull();
});

test('the lines say what to do first, and when it is an emergency', () => {
  const found = adviceIn('wasps', advice);
  expect(found && adviceLines(found).join(' ')).toMatch(/^Right now: • .*911/);
});

test('Spanish pages find a pest by its Spanish names', () => {
  inLanguage('es', () => {
    const found = adviceIn('hay un panal de avispas', loadPestAdvice());
    expect(found?.commands[0]).toMatch(/30 pies/);
  });
});
