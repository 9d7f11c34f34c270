import { expect, test } from 'vitest';
import { isKeepable, isMetered, isPage } from './storable-pages.ts';

test.each([
  ['/', true],
  ['/embed/quote-form/virginia-beach', true],
  ['/problem-pests', true],
  ['/api/geolocation', false],
  ['/office/', false],
  ['/thank-you/quote', false],
  ['/problem/try-again', false],
  ['/embed/thank-you', false],
  ['/embed/problem/invalid-quote', false],
  ['/es/pest-info/ants', true],
  ['/es/thank-you/quote', false],
  ['/es/embed/problem/invalid-quote', false],
  ['/film/first-visit.mp4', false],
])('%s is a page that may be kept: %s', (path, expected) => {
  expect(isPage(path)).toBe(expected);
});

const HTML = { 'content-type': 'text/html; charset=utf-8' };

test.each([
  ['a page', { headers: HTML }, true],
  ['an error page', { status: 404, headers: HTML }, false],
  ['a feed', { headers: { 'content-type': 'application/xml' } }, false],
  ['what is for one visitor', { headers: { ...HTML, 'cache-control': 'no-store' } }, false],
])('%s', (_name, init: ResponseInit, expected) => {
  expect(isKeepable(new Response('', init))).toBe(expected);
});

test('a page that another one led to is not the page that was asked for', () => {
  const answer = new Response('', { headers: HTML });
  Object.defineProperty(answer, 'redirected', { value: true });
  expect(isKeepable(answer)).toBe(false);
});

test.each([
  ['a browser that does not tell', undefined, false],
  ['Wi-Fi', { type: 'wifi' }, false],
  ['a mobile network', { type: 'cellular' }, true],
  ['a visitor who saves data', { type: 'wifi', saveData: true }, true],
])('nothing is stored ahead on %s: %s', (_name, connection, expected) => {
  expect(isMetered(connection)).toBe(expected);
});
