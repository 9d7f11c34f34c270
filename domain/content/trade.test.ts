import { expect, test } from 'vitest';
import { inLanguage } from '../../messages/language.ts';
import { choiceOfPage, choicesWith, pestControl } from './trade.ts';

test.each([
  ['/pest-info/wasps', 'Wasps'],
  ['/services/wasp-control', 'Wasps'],
  ['/pest-info/bed-bugs', 'Bed bugs'],
  ['/pest-info/spiders', 'Spiders'],
  ['/services/flea-tick-control', 'Fleas'],
])('the form of %s offers %s, which no other form offers', (path, name) => {
  inLanguage('en', () => {
    expect(choiceOfPage(path)?.name).toBe(name);
    expect(pestControl().choices.map((choice) => choice.name)).not.toContain(name);
  });
});

test('a Spanish page shows the choice in Spanish, and the office stores it in English', () => {
  inLanguage('es', () =>
    expect(choiceOfPage('/es/pest-info/wasps')).toMatchObject({ name: 'Avispas', stored: 'Wasps' }),
  );
});

test('other pages offer only the usual choices', () => {
  expect(choiceOfPage('/pest-info/ants')).toBeNull();
  expect(choiceOfPage('/')).toBeNull();
});

test('the page’s choice replaces the last one, but not for a company of another trade', () => {
  inLanguage('en', () => {
    const own = choiceOfPage('/pest-info/wasps');
    const names = (trade = pestControl()) => choicesWith(own, trade).map(({ name }) => name);
    expect(names()).toEqual(['Ants', 'Roaches', 'Termites', 'Mosquitoes', 'Wasps']);
    expect(names({ ...pestControl(), name: 'lawn care' })).not.toContain('Wasps');
  });
});
