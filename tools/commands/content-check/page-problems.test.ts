import { expect, test } from 'vitest';
import type { PlaceMatter } from '../../../domain/content/page-schema.ts';
import { loadPage, type Page } from '../../../publisher/read/load.ts';
import { overlapProblems } from './overlap.ts';
import { adviceOf, figuresOf, forbiddenClaims, problemsOf } from './page-problems.ts';

const load = (path: string) => loadPage('content/pages', `content/pages/${path}.md`);
const place = load('service-areas/short-pump') as Page & { matter: PlaceMatter };
const changed = (changes: Partial<PlaceMatter>, markdown = place.markdown): Page => ({
  ...place,
  markdown,
  matter: { ...place.matter, ...changes } as PlaceMatter,
});

test('a good page has no problems', () => {
  expect(problemsOf(place)).toEqual([]);
  expect(adviceOf(place, figuresOf(place))).toEqual([]);
});

test('too few and too hard words are reported', () => {
  const hard =
    'Notwithstanding extraordinarily complicated constructional characteristics, professionals systematically investigate infrastructural deterioration. ';
  const page = changed({}, hard.repeat(3));
  expect(figuresOf(page).grade).toBeGreaterThan(15);
  expect(problemsOf(page).join()).toMatch(/reading grade: expected at most 10/);
  const short = changed({}, 'Short.');
  expect(adviceOf(short, figuresOf(short)).join()).toMatch(/length: expected 600 to 900 words/);
});

test('lists and headings do not lower the grade of hard paragraphs', () => {
  const hard =
    'Professionals systematically investigate extraordinarily complicated deterioration. ';
  const list = '\n\n- One.\n- Two.\n- Go.\n'.repeat(40);
  expect(figuresOf(changed({}, hard + list)).grade).toBeGreaterThan(10);
});

test('a claim is found in the body, the description and a photo’s alt text', () => {
  const claim = /claim "(safe|Safe)" is not allowed/;
  const photos = [{ file: 'a.jpg', alt: 'A safe spray' }];
  expect(problemsOf(changed({}, `${place.markdown} It is safe.`)).join()).toMatch(claim);
  expect(problemsOf(changed({ description: 'Safe for pets' })).join()).toMatch(claim);
  expect(problemsOf(changed({ photos })).join()).toMatch(claim);
  expect(forbiddenClaims('We eliminate termites')).toHaveLength(1);
});

test('local facts must be in the body and have a source of the page', () => {
  const [first, ...rest] = place.matter.local_facts;
  const fact = first as NonNullable<typeof first>;
  const facts = (one: typeof fact) => problemsOf(changed({ local_facts: [one, ...rest] })).join();
  expect(facts({ ...fact, match: 'a moon base' })).toMatch(
    /"a moon base" does not stand in the body/,
  );
  expect(facts({ ...fact, source: 'https://example.com/' })).toMatch(/expected its source https/);
  const alike = changed({ local_facts: [fact, fact, fact] });
  expect(adviceOf(alike, figuresOf(alike)).join()).toMatch(/three different/);
});

test('a page may not be among its nearby pages', () => {
  expect(problemsOf(changed({ nearby: [place.url, '/x'] })).join()).toMatch(/"nearby"/);
});

test('two pages with the same words are a pair to change', () => {
  const copy = { ...place, url: '/copy' };
  expect(overlapProblems([load('pest-info/ants'), place, copy])).toEqual([
    `${place.url} and /copy share 100.0 % of their five-word sequences: expected at most 10 %`,
  ]);
});
