/** The small pests are the animals of the plates: nothing that is counted goes, and they are seen beside a name. */
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Layer, Specimen } from './anatomy.ts';
import { drawSpecimen } from './draw-specimen.ts';
import { PEST_MARKS, simplify, smallSpecimen, specimenFor } from './small-specimens.ts';

describe.each(PEST_MARKS)('%s', (mark) => {
  const specimen = specimenFor(mark);
  const { svg } = smallSpecimen(mark);

  test('has the legs, feelers, wings, regions and colors of its plate', () => {
    expect(countsOf(simplify(specimen))).toEqual(countsOf(specimen));
  });

  test('is small, and has nothing that a security policy would have to allow', () => {
    expect(svg.length).toBeLessThan(6_600);
    expect(svg.length).toBeLessThan(drawSpecimen(specimen).svg.length * 0.7);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<style|<script|url\(|class=/);
  });

  test('is there at 28 pixels: bolder than its plate', async () => {
    const bold = await inkOf(svg);
    expect(bold).toBeGreaterThan(0.1);
    expect(bold).toBeGreaterThan((await inkOf(drawSpecimen(specimen).svg)) * 1.02);
  });
});

function countsOf({ layers }: Specimen) {
  const all = <Kind extends Layer['kind']>(kind: Kind) =>
    layers.filter((layer): layer is Extract<Layer, { kind: Kind }> => layer.kind === kind);
  return {
    legs: all('legs').flatMap(({ legs }) => legs).length,
    feelers: all('antennae').length,
    wings: all('wings').length,
    eyes: all('eyes').length,
    regions: all('part').map(({ region, fill, bands = [] }) => [region, fill, bands.length]),
  };
}

/** Share of a picture of 28 pixels that is covered. */
async function inkOf(svg: string): Promise<number> {
  const data = await sharp(Buffer.from(svg), { density: 144 })
    .resize(28, 28, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer();
  return data.reduce((sum, alpha) => sum + alpha, 0) / (255 * 28 * 28);
}
