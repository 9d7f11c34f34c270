import { afterEach, expect, it, vi } from 'vitest';
import { memoryLocalStorage } from '../browser/testing/memory-storage.ts';
import { hasPrivacySignal, isTrackingRefused, keepPrivacyChoice } from './privacy-choice.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  [{}, false],
  [{ doNotTrack: 'unspecified', globalPrivacyControl: false }, false],
  [{ doNotTrack: '1' }, true],
  [{ globalPrivacyControl: true }, true],
])('hasPrivacySignal(%j) is %s', (navigator, expected) => {
  expect(hasPrivacySignal(navigator)).toBe(expected);
});

function stub(navigator: object, stored: string | null) {
  const entries = new Map(stored ? [['privacy_choice', stored]] : []);
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('localStorage', memoryLocalStorage(entries));
}

it.each([
  ['nothing was said', {}, null, false],
  ['the visitor said no', {}, 'refused', true],
  ['the visitor said yes', {}, 'allowed', false],
  ['the browser says no, whatever was chosen', { globalPrivacyControl: true }, 'allowed', true],
] as const)('when %s', (_name, navigator, stored, refused) => {
  stub(navigator, stored);
  expect(isTrackingRefused()).toBe(refused);
});

it('keeps a choice', () => {
  stub({}, null);
  keepPrivacyChoice('refused');
  expect(isTrackingRefused()).toBe(true);
});
