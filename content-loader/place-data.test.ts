import { expect, test } from 'vitest';
import { findPage, loadPages, type Page } from './load.ts';
import { drawingFor } from './place-data.ts';

const pages = loadPages();
const cockroaches = findPage(pages, '/pest-info/cockroaches') as Page;

test('a pest by another of its names shows the animal of its page', () => {
  expect(drawingFor('Palmetto bugs', pages, cockroaches)?.name).toBe('german-cockroach');
  expect(drawingFor('American cockroaches', pages, cockroaches)?.name).toBe('american-cockroach');
});
