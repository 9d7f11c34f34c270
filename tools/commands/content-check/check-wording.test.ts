import { expect, test } from 'vitest';
import { loadPage } from '../../../publisher/read/load.ts';
import { wordingOfFiles, wordingOfPage } from './check-wording.ts';

const page = loadPage('content/pages', 'content/pages/service-areas/short-pump.md');

test('a problem has file, field, the words found and the words to use', () => {
  const problems = wordingOfPage({
    ...page,
    matter: { ...page.matter, faqs: [{ q: 'Why?', a: 'The cellar is damp.' }] },
  });
  expect(problems).toContain(
    `${page.file}: field "faqs[0].a": found "cellar" in "The cellar is damp.": use basement or crawl space`,
  );
});

test('sources and quotations are not checked', () => {
  const matter = {
    ...page.matter,
    sources: [{ title: 'Cellars', url: 'https://example.org/', shown: true }],
  };
  expect(wordingOfPage({ ...page, matter, markdown: '' }).join()).not.toContain('Cellars');
});

test('a page can allow a sentence with a reason, only while the sentence exists', () => {
  const allowed_sentences = [{ text: 'Most calls were for kitchens', reason: 'The city counted.' }];
  const matter = { ...page.matter, allowed_sentences };
  const of = (markdown: string) => wordingOfPage({ ...page, matter, markdown }).join();
  expect(of('Most calls were for kitchens.')).not.toContain('kitchens');
  expect(of('Nothing.')).toContain('found it nowhere');
});

test('the other files share the allowed sentences in site.yaml', () => {
  const files = { 'home.yaml': { note: 'We often see ants.' }, 'faqs.yaml': ['/cellar'] };
  expect(wordingOfFiles(files)).toEqual([
    expect.stringMatching(/^home\.yaml: field "note": found "We often see"/),
  ]);
  expect(wordingOfFiles(files, [{ text: 'We often see ants', reason: 'r' }])).toEqual([]);
});
