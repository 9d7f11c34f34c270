import { expect, test } from 'vitest';
import { readContentFolder } from './content-files.ts';

test('a content folder that is not there holds nothing', () => {
  expect(readContentFolder('content/gone').texts.size).toBe(0);
});
