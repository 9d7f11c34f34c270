import { expect, test } from 'vitest';
import { isBinding } from './binding-changes.ts';

test.each([
  ['pages/privacy-policy.md', 'h1: One\n', 'h1: Two\n', true],
  ['pages/terms-of-service.es.md', 'h1: Uno\n', 'h1: Dos\n', true],
  ['pages/offers/winter.md', null, 'h1: Winter\n', true],
  ['pages/offers/winter.es.md', 'who: Todos\n', null, true],
  ['site.yaml', 'prices: { plan: { from: 49 } }\n', 'prices: { plan: { from: 59 } }\n', true],
  ['site.yaml', 'brand: { name: Wren }\n', 'brand: { name: Wrenhouse }\n', false],
  ['pages/blog/offers.md', '---\nh1: One\n---\n', '---\nh1: Two\n---\n', false],
  ['pages/offers/winter.md', 'h1: Winter\n', 'h1: Winter\n', false],
])('%s from %j to %j binds the company: %s', (file, before, after, isSo) => {
  expect(isBinding(file, before, after)).toBe(isSo);
});
