import { expect, test } from 'vitest';
import { Site } from '../../../domain/content/site-schema.ts';
import { wordsIn } from '../../../domain/content/translation.ts';
import { loadPage } from '../../../publisher/read/load.ts';
import { wordingOf, wordingOfPage } from './check-wording.ts';

const page = loadPage('content/pages', 'content/pages/service-areas/short-pump.md');

test('a problem has file, field, the words found and the words to use', () => {
  const problems = wordingOfPage({
    ...page,
    matter: { ...page.matter, faqs: [{ q: 'Why?', a: 'The cellar is damp.' }] },
  });
  expect(problems).toContainEqual(
    expect.stringMatching(
      /short-pump\.md:\d+: field "faqs\.0\.a": found "cellar" in "The cellar is damp\.": use basement/,
    ),
  );
});

test('sources and quotations are not checked', () => {
  const matter = {
    ...page.matter,
    sources: [{ title: 'Cellars', url: 'https://example.org/', shown: true }],
  };
  expect(wordingOfPage({ ...page, matter, markdown: '' }).join()).not.toContain('Cellars');
});

test('settings are checked, too, and only their words', () => {
  const words = wordsIn(Site, { brand: { tagline: 'We often see ants', slug: 'cellar' } });
  expect(wordingOf('site.yaml', words)).toEqual([
    expect.stringMatching(/^site\.yaml: field "brand\.tagline": found "We often see"/),
  ]);
});
