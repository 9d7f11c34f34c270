import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { loadPage } from '../../../publisher/read/load.ts';
import { photoProblems } from './check-photos.ts';

const folder = mkdtempSync(join(tmpdir(), 'photo-check-'));
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888' } }).jpeg();

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  await picture(1600, 1200).toFile(join(folder, 'crew.jpg'));
  await picture(640, 480).toFile(join(folder, 'small.jpg'));
  // Stored rotated: upright it is 1000 px wide.
  await picture(1600, 1000).withMetadata({ orientation: 6 }).toFile(join(folder, 'turned.jpg'));
});

const ALT = 'Two technicians on a porch with a ladder';

test.each([
  ['a photo that is large enough', 'crew.jpg', ALT, []],
  [
    'one too small to be sharp',
    'small.jpg',
    ALT,
    ['1200 px across or more, found "small.jpg, 640'],
  ],
  ['one that is too small once it is upright', 'turned.jpg', ALT, ['found "turned.jpg, 1000 px"']],
  ['the name of its own file', 'crew.jpg', 'Crew', ['words for what is to be seen']],
  ['a missing file, which the build refuses', 'none.jpg', ALT, []],
])('%s', async (_what, file, alt, expected) => {
  const page = loadPage('content/pages', 'content/pages/about/careers.md');
  const matter = { ...page.matter, photos: [{ file, alt }] };
  const found = await photoProblems({ file: page.file, matter }, folder);
  expect(found.map(({ says }) => says)).toEqual(
    expected.map((words) => expect.stringContaining(words)),
  );
});
