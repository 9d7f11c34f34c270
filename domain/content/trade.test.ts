import { expect, test } from 'vitest';
import { inLanguage } from '../messages/message-language.ts';
import {
  choiceOfPage,
  choicesOnOffer,
  pestControl,
  pestInQuery,
  pestsOfPages,
  type TradeChoice,
} from './trade.ts';

test.each([
  ['/pest-info/ants', 'Ants'],
  ['/services/ant-control', 'Ants'],
  ['/neighborhoods/bon-air-ants', 'Ants'],
  ['/services/cockroach-control', 'Roaches'],
  ['/pest-info/wasps', 'Wasps'],
  ['/services/bedbug-control', 'Bed bugs'],
  ['/services/flea-tick-control', 'Fleas'],
])('%s is about %s, and so is the query parameter made of it', (path, name) => {
  inLanguage('en', () => {
    const pest = choiceOfPage(path) as TradeChoice;
    expect(pest.name).toBe(name);
    expect(choiceOfPage(pestInQuery(pest))).toEqual(pest);
  });
});

test('a Spanish page shows the choice in Spanish, and the office stores it in English', () => {
  inLanguage('es', () =>
    expect(choiceOfPage('/es/pest-info/wasps')).toMatchObject({ name: 'Avispas', stored: 'Wasps' }),
  );
});

test.each(['/', '/services', '/services/pest-protection-plan', '/services/carpenter-bee-control'])(
  '%s is about no pest of the form',
  (path) => expect(choiceOfPage(path)).toBeNull(),
);

test('a form offers further pests on their own pages, but not for a company of another trade', () => {
  inLanguage('en', () => {
    const names = (trade = pestControl()) => pestsOfPages(trade).map(({ name }) => name);
    expect(names()).toEqual(['Wasps', 'Bed bugs', 'Spiders', 'Fleas']);
    expect(names({ ...pestControl(), name: 'lawn care' })).toEqual([]);
  });
});

test('a form offers no pest that the company has no page about, and each choice of another trade', () => {
  inLanguage('en', () => {
    const pages = ['/services/ant-control', '/pest-info/rodents'];
    const names = (trade = pestControl()) => choicesOnOffer(trade, pages).map(({ name }) => name);
    expect(names()).toEqual(['Ants', 'Rodents']);
    expect(names({ ...pestControl(), name: 'lawn care', choices: [{ name: 'Mowing' }] })).toEqual([
      'Mowing',
    ]);
  });
});
