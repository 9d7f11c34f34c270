import sharp from 'sharp';
import { expect, test } from 'vitest';
import { contactSheet } from './contact-sheet.ts';

/** Red above, blue below. */
async function tallPicture(width: number, height: number): Promise<Buffer> {
  const lower = await sharp({
    create: { width, height: height / 2, channels: 3, background: '#00f' },
  })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: '#f00' } })
    .composite([{ input: lower, left: 0, top: height / 2 }])
    .png()
    .toBuffer();
}

test('a tall page is in columns, its end at the right', async () => {
  const sheet = sharp(await contactSheet(await tallPicture(200, 7000), 100));
  expect(await sheet.metadata()).toMatchObject({ width: 3 * 100 + 2 * 12, height: 1500 });
  const { data, info } = await sheet.raw().toBuffer({ resolveWithObject: true });
  const colorAt = (x: number, y: number) =>
    [0, 1, 2].map((channel) => (data[(y * info.width + x) * 3 + channel] ?? 0) > 128);
  expect(colorAt(50, 10)).toEqual([true, false, false]);
  expect(colorAt(274, 10)).toEqual([false, false, true]);
});

test('a short page is one column as tall as it is', async () => {
  const sheet = sharp(await contactSheet(await tallPicture(200, 400), 100));
  expect(await sheet.metadata()).toMatchObject({ width: 100, height: 200 });
});
