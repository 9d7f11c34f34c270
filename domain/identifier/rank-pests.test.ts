import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { loadIdentifier } from '../../publisher/page-data/identifier-data.ts';
import { rankPests } from './rank-pests.ts';
import { ANSWERS, readSighting, type Sighting } from './sighting.ts';

interface DescribedSighting {
  /** The pest that was really seen. */
  pest: string;
  description: string;
  seen: Sighting;
}

const { pests } = loadIdentifier();
const file = new URL('sightings.yaml', import.meta.url);
const { tuning, held_out }: Record<'tuning' | 'held_out', DescribedSighting[]> = parse(
  readFileSync(file, 'utf8'),
);

test.each([
  ['used for tuning', tuning],
  ['held out, never used for tuning', held_out],
])('of descriptions %s four of five find the pest first, and all among three', (_, sightings) => {
  const misses = sightings
    .map((one) => ({ one, rank: rankOf(one) }))
    .filter(({ rank }) => rank > 1);
  expect(misses.filter(({ rank }) => rank > 3).map(({ one }) => one.description)).toEqual([]);
  expect(misses.length / sightings.length).toBeLessThanOrEqual(0.2);
});

function rankOf({ pest, seen }: DescribedSighting): number {
  const place = rankPests(seen, pests).findIndex((match) => match.pest.id === pest);
  return place < 0 ? Number.POSITIVE_INFINITY : place + 1;
}

describe('reasons for and against', () => {
  test('cover every answer, the strongest first', () => {
    const first = rankPests(
      { place: 'kitchen', month: 5, legs: 'six', size: '25-to-50', signs: ['trail'] },
      pests,
    ).find(({ pest }) => pest.id === 'house-ants');
    expect(first?.reasonsFor.map(({ answer }) => answer)).toEqual([
      'trail',
      'kitchen',
      'six',
      'May',
    ]);
    expect(first?.reasonsAgainst.map(({ answer }) => answer)).toEqual(['25-to-50']);
  });

  test('never make a good fit out of a single answer', () => {
    for (const place of ANSWERS.place)
      expect(rankPests({ place, month: 5 }, pests).map(({ fit }) => fit)).not.toContain('well');
  });
});

test('unknown values of a URL are dropped', () => {
  const query =
    'place=attic&month=13&legs=nine&wings=&signs=gnawing&signs=gnawing&signs=x&pest=rats';
  expect(readSighting(new URLSearchParams(query))).toEqual({ place: 'attic', signs: ['gnawing'] });
});
