import { expect, test } from 'vitest';
import { loadAreas } from '../read/load.ts';

/** First three digits of ZIP codes by state, as the Postal Service assigns them (USPS Publication 65, L002). */
const PREFIXES: Record<string, RegExp> = { VA: /^(201|22\d|23\d|24[0-6])/, SC: /^29\d/ };

test('the ZIP codes of an area are in its state, so that Greer is not served from Virginia Beach', () => {
  for (const { id, state, zips } of loadAreas()) {
    const elsewhere = zips.filter((zip) => !PREFIXES[state]?.test(zip));
    expect(elsewhere, id).toEqual([]);
  }
});
