import { expect, test } from 'vitest';
import { findPage, loadPages, type Page } from '../read/load.ts';
import { drawingFor } from './place-data.ts';

const pages = loadPages();
const cockroaches = findPage(pages, '/pest-info/cockroaches') as Page;

test('a heading shows the animal that it names, preferably one of its page', () => {
  expect(drawingFor('Cockroaches', pages, cockroaches)?.name).toBe('german-cockroach');
  expect(drawingFor('American cockroaches', pages, cockroaches)?.name).toBe('american-cockroach');
  expect(drawingFor('Palmetto bugs', pages, cockroaches)).toBeNull();
});
