import { expect, test } from 'vitest';
import { fieldPath } from './content-query.ts';

test('a finding leads to the field that answers it, or to its file', () => {
  expect(fieldPath({ path: 'pages/about/index.md', field: ['body', 1] })).toBe(
    '/content/edit?path=pages%2Fabout%2Findex.md&field=body%0A1',
  );
  expect(fieldPath({ path: 'site.yaml', field: null })).toBe('/content/edit?path=site.yaml');
});
