/**
 * Which part of the chat is visible, and the answer that is being typed: for the page script and for React. Both survive navigation in
 * the tab. The conversation itself is in chat-session.ts.
 */
import {
  type ChatWidgetEvent,
  type ChatWidgetState,
  nextChatWidget,
} from '../../../domain/chat/chat-widget-state.ts';
import { type BrowserStorage, tabStorage } from '../../lib/browser/storage.ts';

const STATE_KEY = 'chat_widget';
const DRAFT_KEY = 'chat_draft';

export function createChatStore(keep: BrowserStorage = tabStorage) {
  const listeners = new Set<() => void>();
  let state = storedState(keep);
  let draft = keep.read(DRAFT_KEY) ?? '';
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    state: () => state,
    draft: () => draft,
    send(event: ChatWidgetEvent): void {
      const next = nextChatWidget(state, event);
      if (next === state) return;
      state = next;
      keep.write(STATE_KEY, state === 'prompt' ? null : state);
      notify();
    },
    /** Call when another page or frame may have changed both. */
    readStorage(): void {
      state = storedState(keep);
      draft = keep.read(DRAFT_KEY) ?? '';
      notify();
    },
    setDraft(text: string): void {
      draft = text;
      keep.write(DRAFT_KEY, text || null);
      notify();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function storedState(keep: BrowserStorage): ChatWidgetState {
  const stored = keep.read(STATE_KEY);
  return stored === 'tab' || stored === 'panel' ? stored : 'prompt';
}

export const chatStore = createChatStore();
