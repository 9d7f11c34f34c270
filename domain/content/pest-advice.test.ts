import { expect, test } from 'vitest';
import { loadPestAdvice } from '../../publisher/page-data/advice-data.ts';
import { inLanguage } from '../messages/message-language.ts';
import { adviceIn, adviceLines } from './pest-advice.ts';

const advice = loadPestAdvice();
const first = (text: string) => adviceIn(text, advice)?.commands[0];
const pest = (text: string) => adviceIn(text, advice)?.names[0];

test.each([
  ['There are carpenter ants in the beam', 'carpenter ant'],
  ['ants on the counter', 'ant'],
  ['Fire ants stung my son', 'fire ant'],
  ['mice in the kitchen', 'mouse'],
  ['a bat in the bedroom', 'bat'],
  ['I found bed bugs tonight', 'bed bug'],
  ['yellow jackets in the ground', 'wasp'],
  ['a tick on my daughter', 'tick'],
])('the longest pest name in %j wins', (text, name) => {
  expect(adviceIn(text, advice)?.names).toContain(name);
});

test('a text that names no pest gets no advice', () => {
  expect(pest('It is dark under the stairs')).toBeUndefined();
  expect(pest('')).toBeUndefined();
});

test('the lines say what to do first, and when it is an emergency', () => {
  expect(first('wasps')).toMatch(/30 feet/);
  const found = adviceIn('wasps', advice);
  expect(found && adviceLines(found).join(' ')).toMatch(/^Right now: • .*911/);
});

test('Spanish pages find a pest by its Spanish names', () => {
  inLanguage('es', () => {
    const found = adviceIn('hay un panal de avispas', loadPestAdvice());
    expect(found?.commands[0]).toMatch(/30 pies/);
  });
});
