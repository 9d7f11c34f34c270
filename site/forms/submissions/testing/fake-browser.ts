/** A made-up browser for the tests of this folder: storage, connection, and a server that answers as told. */
import { vi } from 'vitest';
import { memoryLocalStorage } from '../../../lib/browser/testing/memory-storage.ts';

export type FakeBrowser = ReturnType<typeof fakeBrowser>;

export function fakeBrowser() {
  const listeners: { type: string; listener: (event: object) => void }[] = [];
  const answers: (number | Error | { status: number; body?: object; retryAfter?: string })[] = [];
  const posts: { url: string; body: Record<string, unknown> }[] = [];
  const navigator = { onLine: true, sendBeacon: vi.fn(() => true) };
  const fetch = vi.fn(async (url: string, { body }: { body: string } = { body: '{}' }) => {
    posts.push({ url, body: JSON.parse(body) });
    const answer = answers.shift() ?? 201;
    if (answer instanceof Error) throw answer;
    const {
      status,
      body: text,
      retryAfter,
    } = typeof answer === 'number' ? { status: answer } : answer;
    return new Response(text ? JSON.stringify(text) : null, {
      status,
      headers: retryAfter ? { 'retry-after': retryAfter } : {},
    });
  });
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00-05:00') });
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('localStorage', memoryLocalStorage());
  vi.stubGlobal('document', {
    visibilityState: 'visible',
    querySelector: () => null,
    ...events('document:'),
  });
  const { addEventListener, removeEventListener } = events('');
  vi.stubGlobal('addEventListener', addEventListener);
  vi.stubGlobal('removeEventListener', removeEventListener);
  vi.spyOn(console, 'warn').mockImplementation(() => {});

  function events(prefix: string) {
    return {
      addEventListener: (type: string, listener: (event: object) => void) =>
        void listeners.push({ type: prefix + type, listener }),
      removeEventListener: (type: string, listener: (event: object) => void) => {
        const index = listeners.findIndex(
          (known) => known.type === prefix + type && known.listener === listener,
        );
        if (index >= 0) listeners.splice(index, 1);
      },
    };
  }

  return {
    /** How the next posts are answered; then 201. */
    answers,
    posts,
    navigator,
    listeners,
    dispatch(type: string, event: object = {}) {
      for (const known of [...listeners]) if (known.type === type) known.listener(event);
    },
  };
}

export const LOST = new TypeError('Failed to fetch');

export function restoreBrowser(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
}
