import { expect, it } from 'vitest';
import { viewOrigin } from './view-origin.ts';

const HOST = 'wrenhouse.example';

it('names the campaign of the URL before the site that linked here', () => {
  expect(viewOrigin('?utm_campaign=spring&gclid=1', 'https://search.example/', HOST)).toBe(
    'campaign: spring',
  );
});

it('names another site by its host alone', () => {
  expect(viewOrigin('', 'https://www.neighbors.example/lists/42?who=me', HOST)).toBe(
    'neighbors.example',
  );
});

it('is empty for our own pages, and where the browser says nothing or what nobody can read', () => {
  expect(viewOrigin('', `https://${HOST}/services`, HOST)).toBe('');
  expect(viewOrigin('', '', HOST)).toBe('');
  expect(viewOrigin('', 'not a URL', HOST)).toBe('');
});

it('stores one short line whatever was sent', () => {
  const campaign = encodeURIComponent(`a\n\u0000b${'c'.repeat(500)}`);
  const origin = viewOrigin(`?utm_campaign=${campaign}`, '', HOST);
  expect(origin).toHaveLength('campaign: '.length + 80);
  expect(origin).not.toMatch(/\p{Cc}/u);
});
