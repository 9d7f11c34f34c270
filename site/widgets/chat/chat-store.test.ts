import { beforeEach, expect, it, vi } from 'vitest';
import { type BrowserStorage, createStorage } from '../../lib/browser/storage.ts';
import { memoryStorage } from '../../lib/browser/testing/memory-storage.ts';
import { createChatStore } from './chat-store.ts';

let tab: BrowserStorage;
beforeEach(() => {
  tab = memoryStorage();
});

it('keeps an open panel and its draft for the next page of the tab', () => {
  const before = createChatStore(tab);
  before.send('helpPressed');
  before.setDraft('Ants by the');
  const after = createChatStore(tab);
  expect(after.state()).toBe('panel');
  expect(after.draft()).toBe('Ants by the');
});

it('keeps the collapsed tab, and nothing once it is the prompt again', () => {
  const before = createChatStore(tab);
  before.send('promptClosed');
  expect(createChatStore(tab).state()).toBe('tab');
  before.send('tabOpened');
  before.setDraft('Ants');
  before.setDraft('');
  expect(createChatStore(tab).state()).toBe('prompt');
  expect(tab.keys('')).toEqual([]);
});

it('reads what another page of the tab has changed', () => {
  const first = createChatStore(tab);
  first.send('helpPressed');
  const second = createChatStore(tab);
  second.send('panelClosed');
  second.setDraft('Ants');
  const listener = vi.fn();
  first.subscribe(listener);
  first.readStorage();
  expect([first.state(), first.draft()]).toEqual(['prompt', 'Ants']);
  expect(listener).toHaveBeenCalledTimes(1);
});

it('lives as long as the page where storage is refused', () => {
  const store = createChatStore(
    createStorage(() => {
      throw new DOMException('denied', 'SecurityError');
    }),
  );
  store.send('helpPressed');
  store.setDraft('Ants');
  expect([store.state(), store.draft()]).toEqual(['panel', 'Ants']);
});
