import { expect, test } from 'vitest';
import { addTouch, readTouch, TOUCH_LIFETIME_MS, type Touches } from './attribution.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const arrive = (address: string, referrer = '', now = NOW) =>
  readTouch(new URL(address, 'https://site.example'), referrer, now);

test('a touch has its campaign, its referrer and its landing page', () => {
  const touch = arrive(
    '/services/ant-control?utm_source=google&utm_campaign=spring&gclid=abc&zip=23220&utm_term=',
    'https://www.google.com/search?q=my+private+question',
  );
  expect(touch).toEqual({
    utm_source: 'google',
    utm_campaign: 'spring',
    gclid: 'abc',
    referrer: 'https://www.google.com/search',
    landing_page: '/services/ant-control',
    at: '2026-11-21T12:00:00.000Z',
  });
});

test.each([
  ['our own pages', 'https://site.example/about'],
  ['nowhere', ''],
  ['something unreadable', 'about:blank?'],
])('a referrer that is %s is ignored', (_name, referrer) => {
  expect(arrive('/', referrer)).not.toHaveProperty('referrer');
});

test('long values are cut, so that they never cause a lead to be refused', () => {
  const touch = arrive(`/?utm_source=${'x'.repeat(1000)}`, `https://a.example/${'y'.repeat(1000)}`);
  expect(Object.values(touch).every((value) => value.length <= 200)).toBe(true);
});

test('the first touch stays, the last one is replaced', () => {
  const mailer = arrive('/?utm_campaign=mailer');
  const search = arrive('/about', 'https://www.google.com/', NOW + 1000);
  const direct = arrive('/reviews', '', NOW + 2000);
  let touches = addTouch(null, direct, NOW);
  expect(touches).toBeNull();
  for (const touch of [mailer, search, direct]) touches = addTouch(touches, touch, NOW + 3000);
  expect(touches).toEqual({ first: mailer, last: search });
});

test('after 90 days a touch no longer counts', () => {
  const touches: Touches = {
    first: arrive('/?gclid=a'),
    last: arrive('/?gclid=b', '', NOW + 1000),
  };
  const direct = arrive('/');
  expect(addTouch(touches, direct, NOW + TOUCH_LIFETIME_MS - 1)).toEqual(touches);
  expect(addTouch(touches, direct, NOW + TOUCH_LIFETIME_MS)).toEqual({
    first: touches.last,
    last: touches.last,
  });
  expect(addTouch(touches, direct, NOW + TOUCH_LIFETIME_MS + 1000)).toBeNull();
  const later = arrive('/?gclid=c', '', NOW + TOUCH_LIFETIME_MS + 1000);
  expect(addTouch(touches, later, NOW + TOUCH_LIFETIME_MS + 1000)).toEqual({
    first: later,
    last: later,
  });
});
