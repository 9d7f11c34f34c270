import { describe, expect, it } from 'vitest';
import type { Navigation } from '../../../publisher/page-data/navigation.ts';
import { frequentPages, linkedPages, suggestPages } from './suggest-pages.ts';

const page = (href: string, name: string) => ({ href, name });

const navigation: Navigation = {
  main: [page('/about', 'About'), page('/blog', 'Blog')],
  areas: [
    {
      area: 'richmond',
      title: 'Richmond, VA',
      items: [
        page('/service-areas/midlothian', 'Midlothian'),
        page('/service-areas/henrico', 'Henrico'),
      ],
    },
  ],
  help: [],
  waysToNameIt: [],
  services: [
    {
      title: 'Pest Treatments',
      items: [page('/services/ant-control', 'Ants'), page('/services/termite-control', 'Termites')],
    },
  ],
  footer: [
    {
      title: 'Pest Control',
      items: [page('/services/ant-control', 'Ants'), page('/services/wasp-control', 'Wasps')],
    },
    { title: 'About Us', items: [page('/about', 'About')] },
  ],
  privacy: null,
  terms: null,
  writing: null,
};

const suggested = (path: string) =>
  suggestPages(path, linkedPages(navigation)).map(({ href }) => href);

describe('suggestPages', () => {
  it.each([
    ['/ants', '/services/ant-control'],
    ['/services/ant-controll', '/services/ant-control'],
    ['/service-areas/midlothain', '/service-areas/midlothian'],
    ['/midlothian-va-pest-control', '/service-areas/midlothian'],
    ['/termites.html', '/services/termite-control'],
    ['/ABOUT-US', '/about'],
    // Of another folder than the page.
    ['/service-areas/ants', '/services/ant-control'],
  ])('%s: first %s', (path, href) => {
    expect(suggested(path)[0]).toBe(href);
  });

  it.each(['/', '/xyzzy', '/%E0%A4%A', '/pest-control.php', '/1'])('%s: nothing', (path) => {
    expect(suggested(path)).toEqual([]);
  });
});

it('frequentPages: the first of each footer column and the main pages, each once', () => {
  expect(frequentPages(navigation).map(({ href }) => href)).toEqual([
    '/services/ant-control',
    '/about',
    '/blog',
  ]);
});
