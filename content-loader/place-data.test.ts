import { expect, test } from 'vitest';
import type { PlaceMatter } from '../domain/content/page-schema.ts';
import { findPage, loadPages, type Page } from './load.ts';
import { drawingFor, ownTown } from './place-data.ts';

const pages = loadPages();
const cockroaches = findPage(pages, '/pest-info/cockroaches') as Page;

test('a pest by another of its names shows the animal of its page', () => {
  expect(drawingFor('Palmetto bugs', pages, cockroaches)?.name).toBe('german-cockroach');
  expect(drawingFor('American cockroaches', pages, cockroaches)?.name).toBe('american-cockroach');
});

test('a page about a visit leads to the page of the town, which leads to no other', () => {
  const townOf = (url: string) => ownTown(pages, findPage(pages, url)?.matter as PlaceMatter);
  expect(townOf('/locations/norfolk')?.href).toBe('/service-areas/norfolk');
  expect(townOf('/pest-control-woodlake-va')?.href).toBe('/service-areas/woodlake');
  expect(townOf('/service-areas/norfolk')).toBeNull();
  expect(townOf('/pest-control-louisa-va')).toBeNull();
});
