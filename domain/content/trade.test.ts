import { expect, test } from 'vitest';
import { inLanguage } from '../../messages/language.ts';
import { choiceOfPage, choicesWith, pestControl } from './trade.ts';

test.each([
  ['/pest-info/wasps', 'Wasps'],
  ['/services/wasp-control', 'Wasps'],
  ['/pest-info/bed-bugs', 'Bed bugs'],
  ['/pest-info/spiders', 'Spiders'],
  ['/services/flea-tick-control', 'Fleas'],
])('the form of %s can be about %s, which no other form asks for', (path, name) => {
  inLanguage('en', () => {
    expect(choiceOfPage(path)?.name).toBe(name);
    expect(pestControl().choices.map((choice) => choice.name)).not.toContain(name);
  });
});

test('a Spanish page says it in Spanish, and the office reads English', () => {
  inLanguage('es', () =>
    expect(choiceOfPage('/es/pest-info/wasps')).toMatchObject({ name: 'Avispas', stored: 'Wasps' }),
  );
});

test('other pages ask for what every form asks for', () => {
  expect(choiceOfPage('/pest-info/ants')).toBeNull();
  expect(choiceOfPage('/')).toBeNull();
});

test('it takes the place of the last choice, and a company of another trade keeps its own', () => {
  inLanguage('en', () => {
    const own = choiceOfPage('/pest-info/wasps');
    const names = (trade = pestControl()) => choicesWith(own, trade).map(({ name }) => name);
    expect(names()).toEqual(['Ants', 'Roaches', 'Termites', 'Mosquitoes', 'Wasps']);
    expect(names({ ...pestControl(), name: 'lawn care' })).not.toContain('Wasps');
  });
});
