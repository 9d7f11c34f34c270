import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readDraft, removeExpiredDrafts, removeSentDraft, saveDraft } from './form-draft.ts';

const KEY = 'draft:quote';
const DAY_MS = 86_400_000;
let stored: Record<string, string>;

beforeEach(() => {
  vi.useFakeTimers();
  stored = {};
  const methods = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => {
      stored[key] = value;
    },
    removeItem: (key: string) => {
      delete stored[key];
    },
  };
  // Its keys are its own, as those of localStorage.
  vi.stubGlobal(
    'localStorage',
    new Proxy(methods, {
      ownKeys: () => Object.keys(stored),
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('comes back for a day after the last change, then it is deleted', () => {
  saveDraft(KEY, { name: 'Ada' }, '');
  vi.advanceTimersByTime(DAY_MS - 1);
  saveDraft(KEY, { name: 'Ada Wren' }, 'an-id');
  vi.advanceTimersByTime(DAY_MS);
  removeExpiredDrafts();
  expect(readDraft(KEY)).toMatchObject({ fields: { name: 'Ada Wren' }, submissionId: 'an-id' });
  vi.advanceTimersByTime(1);
  expect(readDraft(KEY)).toBeNull();
  stored.other = 'pending';
  removeExpiredDrafts();
  expect(stored).toEqual({ other: 'pending' });
});

it('goes with the request that it belongs to, and not with another one', () => {
  saveDraft(KEY, { name: 'Ada' }, 'of-another-tab');
  removeSentDraft(KEY, 'an-id');
  expect(readDraft(KEY)).not.toBeNull();
  removeSentDraft(KEY, 'of-another-tab');
  expect(readDraft(KEY)).toBeNull();
});

it('a form that was emptied leaves nothing', () => {
  saveDraft(KEY, { name: 'Ada' }, '');
  saveDraft(KEY, { name: '', phone: '' }, '');
  expect(stored).toEqual({});
});

it.each(['', 'null', '[]', '{', '{"fields":{"name":"Ada"}}', '{"savedAt":1}', '7'])(
  '%j is no draft, and is deleted',
  (text) => {
    stored[KEY] = text;
    expect(readDraft(KEY)).toBeNull();
    removeExpiredDrafts();
    expect(stored).toEqual({});
  },
);

it('where storage is refused, nothing throws', () => {
  vi.stubGlobal('localStorage', undefined);
  saveDraft(KEY, { name: 'Ada' }, '');
  removeExpiredDrafts();
  expect(readDraft(KEY)).toBeNull();
});
