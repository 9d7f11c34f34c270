import { expect, test } from 'vitest';
import { renderMarkdown } from './render-markdown.ts';

const LIST = `Take this along.

## Outside

Start at the *door*.[^1]

- Sweeps: "no light"
- See [mice](/pest-info/rodents)
`;

test('a sheet collapses under its heading and shows its first lines, and search finds nothing twice', () => {
  const { html, headings } = renderMarkdown(LIST, '/none', 'sheets');
  expect(headings).toEqual([{ id: 'outside', text: 'Outside' }]);
  expect(html).toContain(
    '<details><summary data-lines="Start at the door.&#10;Sweeps: &quot;no light&quot;&#10;See mice"><h2>Outside</h2></summary>\n<div id="outside"><p>Start at',
  );
  expect(html.match(/<section>/g)).toHaveLength(1);
});
