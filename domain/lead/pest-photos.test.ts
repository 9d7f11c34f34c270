import { expect, test } from 'vitest';
import { photoTypeOf } from './pest-photos.ts';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

test.each([
  ['\xff\xd8\xff\xe0', 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n', 'image/png'],
  ['RIFF\0\0\0\0WEBPVP8 ', 'image/webp'],
  ['\0\0\0\x18ftypheic', 'heic'],
  ['\0\0\0\x18ftypmif1', 'heic'],
  ['\0\0\0\x18ftypavif', 'wrong-type'],
  ['<svg xmlns="', 'wrong-type'],
])('%j is detected as %s', (start, type) => {
  expect(photoTypeOf(bytes(start))).toBe(type);
});
