/** The committed files are the engine's, small enough, and to scale when rendered. */
import { brotliCompressSync } from 'node:zlib';
import { outdatedFiles } from '@wrenhouse/svg';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { SPECIMENS } from './catalog.ts';
import { CARDS, drawnFiles, PLATES } from './draw.ts';
import { drawSpecimen } from './draw-specimen.ts';
import { drawPenny, PENNY_DIAMETER } from './penny.ts';

const drawn = drawnFiles();
const plates = [...drawn.files].filter(([path]) => path.startsWith(`${PLATES}/`));

describe('files', () => {
  test('are the ones the engine draws: npm run specimens', () => {
    expect(plates).toHaveLength(SPECIMENS.length + 1);
    expect(outdatedFiles(drawn)).toEqual([]);
  });

  test.each([
    ['plates', PLATES, 12_000],
    ['cards', CARDS, 6_500],
  ])('%s weigh little as the server sends them', (_, folder, most) => {
    const weights = [...drawn.files]
      .filter(([path]) => path.startsWith(`${folder}/`))
      .map(([path, svg]) => ({ path, bytes: brotliCompressSync(svg).length }));
    expect(weights).not.toEqual([]);
    expect(weights.filter(({ bytes }) => bytes > most)).toEqual([]);
  });

  test('a card has the proportions of its plate and less than its bytes', () => {
    for (const { name } of SPECIMENS) {
      const [plate = '', card = ''] = [PLATES, CARDS].map((folder) =>
        drawn.files.get(`${folder}/${name}.svg`),
      );
      expect(sizeOf(card), name).toEqual(sizeOf(plate));
      expect(card.length, name).toBeLessThan(plate.length);
    }
  });

  test('hold whole numbers and nothing that a page would have to allow', () => {
    for (const [name, svg] of plates) {
      expect(svg, name).not.toMatch(/NaN|undefined|Infinity|<style|<script|url\(/);
      expect(svg.match(/<g /g)?.length, name).toBe(svg.match(/<\/g>/g)?.length);
    }
  });

  test('every drawing has a name of its own', () => {
    expect(new Set(SPECIMENS.map(({ name }) => name)).size).toBe(SPECIMENS.length);
  });
});

describe('scale', () => {
  test('the penny fills its file: 19.05 mm', async () => {
    const { width, height } = await inkedBox(drawPenny(), PENNY_DIAMETER * 20, PENNY_DIAMETER * 20);
    expect(width / 20).toBeCloseTo(PENNY_DIAMETER, 0);
    expect(Math.abs(width / 20 / PENNY_DIAMETER - 1)).toBeLessThan(0.02);
    expect(Math.abs(height / 20 / PENNY_DIAMETER - 1)).toBeLessThan(0.02);
  });

  // Rendered as a line-up would: at so many pixels a millimeter, then the pixels of the body are counted.
  test.each(SPECIMENS.map((specimen) => [specimen.name, specimen] as const))(
    'the body of %s beside it is true within 2 %%',
    async (_, specimen) => {
      const { svg, width, height, body } = drawSpecimen(specimen);
      const perMillimeter = 400 / specimen.length;
      const scale = (specimen.length * perMillimeter) / body;
      const box = await inkedBox(bodyOnly(svg), width * scale, height * scale);
      const length = (specimen.lying ? box.width : box.height) / perMillimeter;
      expect(Math.abs(length / specimen.length - 1), `${length.toFixed(3)} mm`).toBeLessThan(0.02);
    },
  );
});

/** What the file says of its own size. */
function sizeOf(svg: string): string[] {
  return /width="(\d+)" height="(\d+)"/.exec(svg)?.slice(1) ?? [];
}

/** The drawing without limbs, tail and marks. */
function bodyOnly(svg: string): string {
  return svg.replace(/<g class="(?!body")[a-z]+">.*?<\/g>/gs, '');
}

/** Size of what is drawn, pixels: fine hairs at the edge weigh less than a tenth of a row and do not count. */
async function inkedBox(svg: string, width: number, height: number) {
  const { data, info } = await sharp(Buffer.from(svg), { density: 144 })
    .resize(Math.round(width), Math.round(height), { fit: 'fill' })
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isSolid = (pixels: number[]) => pixels.filter((alpha) => alpha > 100).length >= 4;
  const rows = Array.from({ length: info.height }, (_, y) =>
    isSolid([...data.subarray(y * info.width, (y + 1) * info.width)]),
  );
  const columns = Array.from({ length: info.width }, (_, x) =>
    isSolid(Array.from({ length: info.height }, (_, y) => data[y * info.width + x] ?? 0)),
  );
  const span = (line: boolean[]) => line.lastIndexOf(true) - line.indexOf(true) + 1;
  return { width: span(columns), height: span(rows) };
}
