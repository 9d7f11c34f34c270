import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isTooCostly, recodePicture } from './recode-picture.ts';

/** A picture as its header announces it. */
const header = (megapixels: number, more: Partial<Parameters<typeof isTooCostly>[0]>) => ({
  ...{ width: megapixels * 1000, height: 1000, channels: 3 as const, depth: 'uchar' as const },
  ...more,
});

test.each([
  ['50 megapixels of JPEG, as large phones take them', header(50, { format: 'jpeg' }), false],
  [
    'progressive JPEG',
    header(12, { format: 'jpeg', isProgressive: true, chromaSubsampling: '4:2:0' }),
    false,
  ],
  ['large progressive JPEG', header(30, { format: 'jpeg', isProgressive: true }), true],
  ['interlaced PNG', header(27, { format: 'png', isProgressive: true }), true],
  ['16-bit PNG', header(36, { format: 'png', depth: 'ushort' }), true],
  ['WebP', header(25, { format: 'webp' }), true],
])('%s needs too much memory: %s', (_what, picture, expected) => {
  expect(isTooCostly(picture)).toBe(expected);
});

test('a picture that needs too much memory is not opened', async () => {
  const large = sharp({ create: { width: 4200, height: 4000, channels: 3, background: '#842' } });
  expect(await recodePicture(await large.webp({ effort: 0 }).toBuffer(), 2400)).toBeNull();
});
