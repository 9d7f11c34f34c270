import { describe, expect, test } from 'vitest';
import { wordingProblems } from './wording-rules.ts';

const found = (text: string) => wordingProblems(text).map((problem) => problem.found);

describe('British words', () => {
  test.each([
    ['Ants along the drive.', 'driveway'],
    ['A grey nest.', 'gray'],
  ])('%s', (text, use) => {
    expect(wordingProblems(text)).toEqual([expect.objectContaining({ use, sentence: text })]);
  });

  test.each([
    'A cellar spider hangs from the joist, and wine cellars stay cool.',
    'The drive to Bedford is long, and sweeps drive mice off.',
    'Tap along the sill and catch the septic line.',
  ])('leaves alone: %s', (text) => {
    expect(found(text)).toEqual([]);
  });
});

describe('claims without evidence', () => {
  test.each([
    'We often see this in June.',
    'We have seen worse.',
    'In our experience bait works.',
    'People call us for crickets and want a spray.',
  ])('%s', (text) => {
    expect(found(text).length).toBeGreaterThan(0);
  });

  test.each([
    'We inspect, we treat the nests we find, and we tell you what we found.',
    'Call us when it stings.',
  ])('leaves alone: %s', (text) => {
    expect(found(text)).toEqual([]);
  });
});
