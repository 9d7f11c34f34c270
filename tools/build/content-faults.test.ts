import { expect, test } from 'vitest';
import { faultPage } from './content-faults.ts';

test('each mistake links to its line, and its text is escaped', () => {
  const page = faultPage([
    { file: 'content/site.yaml', line: 7, says: 'field "x": expected text, found <b>' },
    { file: 'content/areas', line: null, says: 'expected a file' },
  ]);
  expect(page).toContain('2 mistakes in the content');
  expect(page).toMatch(/open-in-editor\?file=[^"]*content%2Fsite\.yaml%3A7"/);
  expect(page).toContain('found &lt;b&gt;');
  expect(page).toContain('>content/areas</a>');
});
