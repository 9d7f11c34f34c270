import { expect, test } from 'vitest';
import { readPush } from './read-push.ts';

const shown = {
  ...{ title: 'New request', body: 'Dana, termites', tag: 'lead-1' },
  ...{ url: '/office/leads/1', at: 5 },
};
const message = { kind: 'lead', ...shown };

test('a push says what it says', () => {
  expect(readPush(JSON.stringify(message))).toEqual(shown);
});

test.each(['', 'no json', '{}', 'null'])('of "%s" something is shown all the same', (text) => {
  expect(readPush(text)).toMatchObject({
    title: 'Something is new in the office',
    url: '/office/',
  });
});

test.each([
  'https://example.com/',
  '//example.com',
  '/office//example.com',
  '/quote',
  'javascript:1',
])('a push does not lead to %s', (url) => {
  expect(readPush(JSON.stringify({ ...message, url })).url).toBe('/office/');
});
