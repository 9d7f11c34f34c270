import { describe, expect, it } from 'vitest';
import { type AnalyticsBrowser, createAnalytics, isRefused } from './analytics.ts';

const ID = 'G-TEST123';

function setUp(navigator: AnalyticsBrowser['navigator'] = {}) {
  const calls: unknown[][] = [];
  const analytics = createAnalytics({
    navigator,
    command: (...args) => calls.push(args),
    loadTag: (id) => calls.push(['loadTag', id]),
  });
  return { analytics, calls };
}

describe('start', () => {
  it('sets the consent defaults before the tag, and leaves page views to us', () => {
    const { analytics, calls } = setUp();
    analytics.start(ID);
    expect(calls.map(([name]) => name)).toEqual(['consent', 'js', 'config', 'loadTag']);
    expect(calls[0]).toEqual([
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
  });

  it('starts once', () => {
    const { analytics, calls } = setUp();
    analytics.start(ID);
    analytics.start(ID);
    expect(calls).toHaveLength(4);
  });

  it.each([
    ['without an id', null, {}],
    ['under Global Privacy Control', ID, { globalPrivacyControl: true }],
    ['under Do Not Track', ID, { doNotTrack: '1' }],
  ])('does nothing %s', (_case, id, navigator) => {
    const { analytics, calls } = setUp(navigator);
    analytics.start(id);
    analytics.track('call_click');
    analytics.trackPage('/', 'Home');
    expect(calls).toEqual([]);
  });
});

describe('tracking', () => {
  it('sends one page_view per route change', () => {
    const { analytics, calls } = setUp();
    analytics.start(ID);
    calls.length = 0;
    analytics.trackPage('/', 'Home');
    analytics.trackPage('/', 'Home');
    analytics.trackPage('/about', 'About');
    analytics.trackPage('/', 'Home');
    expect(calls).toEqual([
      ['event', 'page_view', { page_path: '/', page_title: 'Home' }],
      ['event', 'page_view', { page_path: '/about', page_title: 'About' }],
      ['event', 'page_view', { page_path: '/', page_title: 'Home' }],
    ]);
  });

  it('sends an event with its parameters', () => {
    const { analytics, calls } = setUp();
    analytics.start(ID);
    analytics.track('chat_lead', { stage: 'partial' });
    expect(calls.at(-1)).toEqual(['event', 'chat_lead', { stage: 'partial' }]);
  });
});

it.each([
  [{}, false],
  [{ doNotTrack: null }, false],
  [{ doNotTrack: '0', globalPrivacyControl: false }, false],
  [{ doNotTrack: 'unspecified' }, false],
  [{ doNotTrack: '1' }, true],
  [{ globalPrivacyControl: true }, true],
])('isRefused(%j) is %s', (navigator, refused) => {
  expect(isRefused(navigator)).toBe(refused);
});
