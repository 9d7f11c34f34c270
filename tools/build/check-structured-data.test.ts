import { expect, test } from 'vitest';
import { unsaidClaims } from './check-structured-data.ts';

const page = (body: string, data: object) =>
  `<title>Ants</title>${body}<script type="application/ld+json">${JSON.stringify(data)}</script>`;
const unsaid = (body: string, data: object) =>
  unsaidClaims(page(body, data), (path) => path === '/share/ants.jpg').map(
    ({ path, words }) => `${path}: ${words}`,
  );

const HOURS = {
  '@type': 'OpeningHoursSpecification',
  opens: '08:00',
  closes: '18:00',
};

test.each<[string, string, object]>([
  [
    'a text, whatever its tags and quotation marks',
    '<p>It’s <i>Tapinoma</i> &amp; co',
    { name: "It's Tapinoma & co" },
  ],
  ['an answer with numbers of sources', 'Yes.<sup><a>1</a></sup> No.', { text: 'Yes. No.' }],
  ['hours', 'Monday to Friday 8 am to 6 pm', HOURS],
  ['a day', '<time dateTime="2026-11-22">November 22, 2026</time>', { dateModified: '2026-11-22' }],
  ['a profile', '<a href="https://x.example/a">', { sameAs: ['https://x.example/a'] }],
  ['a picture', '', { image: 'https://www.example.com/share/ants.jpg' }],
])('%s on the page is found', (_what, body, data) => {
  expect(unsaid(body, data)).toEqual([]);
});

test('data that the page does not show are reported with their path', () => {
  const article = { '@type': 'Article', author: { '@type': 'Person', name: 'Ann Lee' } };
  expect(unsaid('', article)).toEqual(['Article.author > Person.name: Ann Lee']);
  expect(unsaid('Monday to Friday 8 am to 5 pm', HOURS)).toHaveLength(1);
  expect(unsaid('', { '@type': 'Article', dateModified: '2026-11-22' })).toHaveLength(1);
  expect(unsaid('', { sameAs: ['https://x.example/a'] })).toHaveLength(1);
  expect(unsaid('', { image: '/share/other.jpg' })).toHaveLength(1);
  // Text in a script or a template is not on the page.
  expect(unsaid('<template>Ann Lee</template>', { name: 'Ann Lee' })).toHaveLength(1);
});
