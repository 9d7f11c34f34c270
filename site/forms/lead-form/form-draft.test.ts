import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryLocalStorage } from '../../lib/browser/testing/memory-storage.ts';
import { readDraft, removeExpiredDrafts, removeSentDraft, saveDraft } from './form-draft.ts';

const KEY = 'draft:quote';
const DAY_MS = 86_400_000;
let stored: Map<string, string>;

beforeEach(() => {
  vi.useFakeTimers();
  stored = new Map();
  vi.stubGlobal('localStorage', memoryLocalStorage(stored));
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
  stored.set('other', 'pending');
  removeExpiredDrafts();
  expect([...stored.keys()]).toEqual(['other']);
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
  expect(stored.size).toBe(0);
});

it.each(['null', '{', '{"fields":{"name":"Ada"}}', '{"savedAt":1}'])(
  '%j is no draft, and is deleted',
  (text) => {
    stored.set(KEY, text);
    expect(readDraft(KEY)).toBeNull();
    removeExpiredDrafts();
    expect(stored.size).toBe(0);
  },
);

it('where storage is refused, nothing throws', () => {
  vi.stubGlobal('localStorage', undefined);
  saveDraft(KEY, { name: 'Ada' }, '');
  removeExpiredDrafts();
  expect(readDraft(KEY)).toBeNull();
});
