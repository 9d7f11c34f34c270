import { expect, test } from 'vitest';
import { fixtureSite } from '../../server/testing/fixture-site.ts';
import { guaranteeFacts, guaranteeTitle } from './guarantee.ts';

const { claims } = fixtureSite;
const text = 'Terms.';

test('a service that carries both promises shows both in the words of the settings', () => {
  const both = { carries: ['free_reservice' as const, 'guarantee' as const], text };
  expect(guaranteeFacts(both, claims).map(({ value }) => value)).toEqual([
    claims.free_reservice,
    claims.guarantee,
  ]);
  expect(guaranteeTitle(both)).toBe('If it comes back');
});

test('a service that carries only the re-service does not mention money back', () => {
  const facts = guaranteeFacts({ carries: ['free_reservice'], text }, claims);
  expect(facts.map(({ value }) => value)).toEqual([claims.free_reservice]);
});

test('a service that carries neither shows neither', () => {
  const none = { carries: [], instead: 'In your written quote', text };
  expect(guaranteeFacts(none, claims)).toEqual([
    { name: 'Guarantee', value: 'In your written quote' },
  ]);
  expect(guaranteeTitle(none)).toBe('What we stand behind');
});
