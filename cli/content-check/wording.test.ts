import { expect, test } from 'vitest';
import { loadPage } from '../../content-loader/load.ts';
import { wordingOfFiles, wordingOfPage } from './wording.ts';

const page = loadPage('content/pages', 'content/pages/service-areas/short-pump.md');

test('a problem names file, field, what stands there and what to use', () => {
  const problems = wordingOfPage({
    ...page,
    matter: { ...page.matter, faqs: [{ q: 'Why?', a: 'The cellar is damp.' }] },
  });
  expect(problems).toContain(
    `${page.file}: field "faqs[0].a": found "cellar" in "The cellar is damp.": use basement or crawl space`,
  );
});

test('sources and other people’s words are not ours', () => {
  const matter = {
    ...page.matter,
    sources: [{ title: 'Cellars', url: 'https://example.org/', shown: true }],
  };
  expect(wordingOfPage({ ...page, matter, markdown: '' }).join()).not.toContain('Cellars');
});

test('a page allows a sentence with its reason, and only while it stands', () => {
  const allowed_sentences = [{ text: 'Most calls were for kitchens', reason: 'The city counted.' }];
  const matter = { ...page.matter, allowed_sentences };
  const of = (markdown: string) => wordingOfPage({ ...page, matter, markdown }).join();
  expect(of('Most calls were for kitchens.')).not.toContain('kitchens');
  expect(of('Nothing.')).toContain('found it nowhere');
});

test('the other files share the allowances of site.yaml', () => {
  const files = { 'home.yaml': { note: 'We often see ants.' }, 'faqs.yaml': ['/cellar'] };
  expect(wordingOfFiles(files)).toEqual([
    expect.stringMatching(/^home\.yaml: field "note": found "We often see"/),
  ]);
  expect(wordingOfFiles(files, [{ text: 'We often see ants', reason: 'r' }])).toEqual([]);
});
