import { expect, test } from 'vitest';
import { pageOf } from './launch-check.tsx';

test.each([
  ['content/pages/privacy-policy.md', '/privacy-policy'],
  ['content/pages/about/index.md', '/about'],
  ['content-acme/pages/index.md', '/'],
  ['content/site.yaml', null],
])('%s is the page %s', (file, page) => {
  expect(pageOf(file)).toBe(page);
});
