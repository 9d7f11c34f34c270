/** The committed files are the engine's, small enough, and to scale when rendered. */
import { outdatedFiles } from '@wrenhouse/svg';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { SPECIMENS } from './catalog.ts';
import { drawnFiles, PLATES } from './draw.ts';
import { drawSpecimen } from './draw-specimen.ts';
import { drawPenny, PENNY_DIAMETER } from './penny.ts';

const drawn = drawnFiles();
const plates = [...drawn.files].filter(([path]) => path.startsWith(PLATES));

describe('files', () => {
  test('are the ones the engine draws: npm run specimens', () => {
    expect(plates).toHaveLength(SPECIMENS.length + 1);
    expect(outdatedFiles(drawn)).toEqual([]);
  });

  test('weigh less than 12 kB each', () => {
    const heavy = plates.filter(([, svg]) => Buffer.byteLength(svg) >= 12_000);
    expect(heavy.map(([name, svg]) => `${name} ${svg.length}`)).toEqual([]);
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
