import { describe, expect, test } from 'vitest';
import { unusedAllowances, wordingProblems } from './wording.ts';

const found = (text: string) => wordingProblems(text).map((problem) => problem.found);

describe('British words', () => {
  test.each([
    ['The cellar is damp.', 'basement or crawl space'],
    ['Once a fortnight is enough.', 'two weeks'],
    ['Split wood by the chimney breast.', 'chimney chase, or the wall around the chimney'],
    ['The gap round the pipe.', 'around'],
    ['Ants along the drive.', 'driveway'],
    ['Call a tradesman.', 'contractor'],
    ['Three flats share a stair.', 'apartments'],
    ['Move towards the light.', 'toward'],
    ['A grey nest.', 'gray'],
    ['They organise the search.', '-ize for -ise'],
    ['Mend the dripping taps.', 'faucet'],
  ])('%s', (text, use) => {
    expect(wordingProblems(text)).toEqual([expect.objectContaining({ use, sentence: text })]);
  });

  test.each([
    'A cellar spider hangs from the joist, and wine cellars stay cool.',
    'The mud flats lie bare, and the body is flat.',
    'A round hole, so round that it looks drilled, in a third round of visits all year-round.',
    'The drive to Bedford is long, and sweeps drive mice off.',
    'Living organisms, autumn olive and Harbour View.',
    'Tap along the sill and catch the septic line.',
  ])('leaves alone: %s', (text) => {
    expect(found(text)).toEqual([]);
  });
});

describe('claims without evidence', () => {
  test.each([
    'We often see this in June.',
    'We have seen worse.',
    'Calls rise with the first warm rain.',
    'Half the bees we are asked about are wasps.',
    'Half the surprises we see are old repairs.',
    'Most houses in town we inspect are dry.',
    'Those are the weeks in which most of the calls come.',
    'What Richmond calls about',
    'In our experience bait works.',
    'Our customers tell us so.',
    'People call us for crickets and want a spray.',
    'Most homeowners notice the wings first.',
    'Every spring we find new mounds.',
    'Nine times out of ten it is a moth.',
  ])('%s', (text) => {
    expect(found(text).length).toBeGreaterThan(0);
  });

  test.each([
    'We inspect, we treat the nests we find, and we tell you what we found.',
    'Leave the trail until we have seen it.',
    'Clemson says that bees often rest for a day.',
    'Call us when it stings.',
    'If you call us before noon, we come the next day.',
    'If tenants ask us, we tell the owner.',
  ])('leaves alone: %s', (text) => {
    expect(found(text)).toEqual([]);
  });
});

test('the sentence of a problem is on one line', () => {
  const [problem] = wordingProblems('## A heading\n\nOne. We often see\nants here. Two.');
  expect(problem?.sentence).toBe('We often see ants here.');
});

test('an allowed sentence is accepted, but not another sentence with the same words', () => {
  const allowed = [{ text: 'Most calls were for kitchens', reason: 'Counted by the newspaper.' }];
  const text = 'Most calls were for kitchens and baths. Most calls come in June.';
  expect(wordingProblems(text).length).toBeGreaterThan(wordingProblems(text, allowed).length);
  expect(wordingProblems(text, allowed)[0]?.sentence).toBe('Most calls come in June.');
});

test('an allowance whose sentence no longer exists is reported', () => {
  const allowed = [
    { text: 'Gone', reason: 'r' },
    { text: 'here still', reason: 'r' },
  ];
  expect(unusedAllowances(['It is here\nstill.'], allowed)).toEqual([allowed[0]]);
});
