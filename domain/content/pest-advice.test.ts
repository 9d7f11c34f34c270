import { expect, test } from 'vitest';
import { loadPestAdvice, loadPreparation } from '../../content-loader/pest-advice.ts';
import { inLanguage } from '../../messages/language.ts';
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
])('the longest name in %j counts', (text, name) => {
  expect(adviceIn(text, advice)?.names).toContain(name);
});

test('words that name no pest have no advice', () => {
  expect(pest('It is dark under the stairs')).toBeUndefined();
  expect(pest('')).toBeUndefined();
});

test('it says what to do first, and when it is an emergency', () => {
  expect(first('wasps')).toMatch(/30 feet/);
  const found = adviceIn('wasps', advice);
  expect(found && adviceLines(found).join(' ')).toMatch(/^Right now: • .*911/);
});

test('a pest is found by its Spanish names on Spanish pages', () => {
  inLanguage('es', () => {
    const found = adviceIn('hay un panal de avispas', loadPestAdvice());
    expect(found?.commands[0]).toMatch(/30 pies/);
  });
});

test.each([
  ['Mosquitoes', 'Bring in pet bowls, toys and chair cushions.'],
  ['Mosquito Control', 'Bring in pet bowls, toys and chair cushions.'],
  ['Not sure', undefined],
  ['', undefined],
])('what to do before a visit for %j is that of its service', (service, step) => {
  expect(adviceIn(service, loadPreparation())?.steps[0]).toBe(step);
});

test('of a request from a Spanish page the English name leads to the Spanish list', () => {
  inLanguage('es', () => {
    const found = adviceIn('Mosquitoes', loadPreparation());
    expect(found?.steps[0]).toMatch(/^Meta /);
  });
});
