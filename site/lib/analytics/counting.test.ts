import { expect, it } from 'vitest';
import { createCounting } from './counting.ts';

const ID = 'G-TEST123';
const TAG = `https://www.googletagmanager.com/gtag/js?id=${ID}`;
const COUNTER = 'https://stats.example.com/script.js data-website-id=94db1cb1';

function setUp({
  refused = false,
  allowed = false,
  analytics_id = ID as string | null,
  counter = null as string | null,
} = {}) {
  const calls: unknown[][] = [];
  const visitor = { refused, allowed };
  const counting = createCounting(
    { analytics_id, counter },
    {
      isRefused: () => visitor.refused,
      isAllowed: () => visitor.allowed,
      command: (...args) => calls.push(args),
      load: ({ src, attribute }) => calls.push(['load', src, attribute]),
    },
  );
  return { counting, calls, visitor };
}
const consentOf = (calls: unknown[][]) => calls.find(([name]) => name === 'consent');

it('sets the consent defaults before the tag, and leaves page views to us', () => {
  const { counting, calls } = setUp();
  counting.track('page_view');
  expect(calls.map(([name]) => name)).toEqual(['consent', 'js', 'config', 'load', 'event']);
  expect(consentOf(calls)).toEqual([
    'consent',
    'default',
    {
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'denied',
    },
  ]);
  expect(calls[2]).toEqual(['config', ID, { send_page_view: false }]);
  expect(calls[3]).toEqual(['load', TAG, null]);
});

it('lets the tag keep something on the device only after a yes, and never for ads', () => {
  const { counting, calls } = setUp({ allowed: true });
  counting.track('call_click');
  expect(consentOf(calls)?.[2]).toEqual({
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'granted',
  });
});

it('does nothing for a visitor who refused, from the moment of the no', () => {
  const { counting, calls, visitor } = setUp({ refused: true });
  counting.track('page_view');
  counting.track('call_click');
  expect(calls).toEqual([]);
  visitor.refused = false;
  counting.track('call_click');
  const before = calls.length;
  visitor.refused = true;
  counting.track('call_click');
  expect(calls).toHaveLength(before);
});

it('loads the script of another counter once, with its attribute, and tells it nothing', () => {
  const { counting, calls } = setUp({ analytics_id: null, counter: COUNTER });
  counting.track('page_view');
  counting.track('call_click');
  expect(calls).toEqual([
    ['load', 'https://stats.example.com/script.js', ['data-website-id', '94db1cb1']],
  ]);
});
