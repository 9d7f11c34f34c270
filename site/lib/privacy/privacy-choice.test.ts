import { afterEach, expect, it, vi } from 'vitest';
import { hasPrivacySignal, isTrackingRefused, keepPrivacyChoice } from './privacy-choice.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  [{}, false],
  [{ doNotTrack: null }, false],
  [{ doNotTrack: '0', globalPrivacyControl: false }, false],
  [{ doNotTrack: 'unspecified' }, false],
  [{ doNotTrack: '1' }, true],
  [{ globalPrivacyControl: true }, true],
])('hasPrivacySignal(%j) is %s', (navigator, expected) => {
  expect(hasPrivacySignal(navigator)).toBe(expected);
});

function stub(navigator: object, stored: string | null | Error) {
  const storage = new Map(typeof stored === 'string' ? [['privacy_choice', stored]] : []);
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('localStorage', {
    getItem(key: string) {
      if (stored instanceof Error) throw stored;
      return storage.get(key) ?? null;
    },
    setItem: (key: string, value: string) => storage.set(key, value),
  });
}

it.each([
  ['nothing was said', {}, null, false],
  ['the visitor said no', {}, 'refused', true],
  ['the visitor said yes', {}, 'allowed', false],
  ['the browser says no, whatever was chosen', { globalPrivacyControl: true }, 'allowed', true],
  ['something unreadable is stored', {}, 'maybe', false],
  ['storage is blocked', {}, new Error('blocked'), false],
] as const)('when %s', (_name, navigator, stored, refused) => {
  stub(navigator, stored);
  expect(isTrackingRefused()).toBe(refused);
});

it('keeps a choice', () => {
  stub({}, null);
  keepPrivacyChoice('refused');
  expect(isTrackingRefused()).toBe(true);
});
