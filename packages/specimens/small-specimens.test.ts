/** The small pests are the animals of the plates: nothing that is counted goes, and they are seen beside a name. */
import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Layer, Specimen } from './anatomy.ts';
import { drawCard, drawSpecimen, fitSpecimen, penGroup } from './draw-specimen.ts';
import { CHIP, PEST_MARKS, simplify, smallSpecimen, specimenFor } from './small-specimens.ts';

describe.each(PEST_MARKS)('%s', (mark) => {
  const specimen = specimenFor(mark);
  const { svg } = smallSpecimen(mark);

  test('has the legs, feelers, wings, regions and colors of its plate', () => {
    expect(countsOf(simplify(specimen))).toEqual(countsOf(specimen));
  });

  test('is small, and has nothing that a security policy would have to allow', () => {
    expect(compressedBytes(svg)).toBeLessThan(1_000);
    expect(compressedBytes(svg)).toBeLessThan(compressedBytes(drawCard(specimen).svg) * 0.6);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<style|<script|url\(|class=/);
  });

  test('has limbs that are seen at 28 pixels: bolder than those of its plate', async () => {
    const limbs = { ...specimen, layers: specimen.layers.filter(isLimb) };
    const chip = fitSpecimen(simplify(limbs), CHIP);
    const file = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${chip.viewBox}">${penGroup(chip.sheet.plainSvg())}</svg>`;
    expect(await inkOf(svg)).toBeGreaterThan(0.06);
    expect(await inkOf(file)).toBeGreaterThan((await inkOf(drawSpecimen(limbs).svg)) * 1.02);
  });
});

/** The feet of a mouse are marks. */
const isLimb = (layer: Layer) =>
  layer.kind === 'legs' ||
  layer.kind === 'antennae' ||
  (layer.kind === 'mark' && layer.layer === 'legs');

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

/** As the server sends it. */
function compressedBytes(svg: string): number {
  return brotliCompressSync(svg).length;
}

/** How much darker than paper a picture of 28 pixels is, 0 to 1: what the eye finds it by. */
async function inkOf(svg: string): Promise<number> {
  const data = await sharp(Buffer.from(svg), { density: 144 })
    .resize(28, 28, { fit: 'contain', background: '#ffffff' })
    .flatten({ background: '#ffffff' })
    .grayscale()
    .raw()
    .toBuffer();
  return data.reduce((sum, light) => sum + 255 - light, 0) / (255 * data.length);
}
