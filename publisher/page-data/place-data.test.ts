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

test.each([
  ['/norfolk/termite-inspection-norfolk', 'Formosan termites', 'formosan-termite-swarmer'],
  ['/service-areas/portsmouth', 'Rats', 'norway-rat'],
  ['/service-areas/portsmouth', 'Night mosquitoes', undefined],
  ['/service-areas/greenville', 'Asian needle ants', undefined],
  ['/richmond/ant-exterminator', 'Stinging, mound-building ants', undefined],
  ['/neighborhoods/matoaca-ants', 'Acrobat ants', undefined],
  ['/neighborhoods/moseley-ants', 'Field ants', undefined],
  ['/pest-control-palmyra-va', 'Cluster flies', undefined],
  ['/richmond/bed-bug-control-richmond', 'Bat bugs', undefined],
  ['/service-areas/harrisonburg', 'Litter beetles and flies', undefined],
  ['/service-areas/smithfield', 'Mice and pantry beetles', 'house-mouse'],
])('%s: %s, drawn: %s', (url, heading, drawing) => {
  const matter = findPage(pages, url)?.matter;
  const pest =
    matter && 'place' in matter ? matter.pests.find(({ name }) => name === heading) : null;
  expect(pest).toBeTruthy();
  const target = pest?.page ? findPage(pages, pest.page) : undefined;
  expect(drawingFor(heading, pages, target)?.name).toBe(drawing);
});
