import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ChatEvent } from '../../../domain/chat/chat-events.ts';
import { CONVERSATION_KEY, type Conversation } from '../../../domain/chat/conversation.ts';
import { type ChatSurroundings, createChatSession } from './chat-session.ts';

export interface Chat {
  /** null = no conversation yet. */
  conversation: Conversation | null;
  hasSavedInfo: boolean;
  send(event: ChatEvent): void;
}

/** Binds the chat session to the page: it runs while the component is mounted, panel open or not. */
export function useChat(surroundings: ChatSurroundings): Chat {
  const latest = useRef(surroundings);
  useLayoutEffect(() => {
    latest.current = surroundings;
  });
  const [session] = useState(() => createChatSession(() => latest.current));
  const conversation = useSyncExternalStore(session.subscribe, session.conversation, () => null);

  useEffect(() => {
    session.start();
    const leave = () => session.send({ type: 'pageHidden' });
    // A phone may kill a page in the background without a pagehide.
    const hide = () => {
      if (document.visibilityState === 'hidden') leave();
      else session.send({ type: 'deadlineReached' });
    };
    const comeBack = (event: PageTransitionEvent) => {
      if (event.persisted) session.readStorage();
    };
    const otherTab = (event: StorageEvent) => {
      if (event.key === CONVERSATION_KEY || event.key === null) session.readStorage();
    };
    addEventListener('pagehide', leave);
    addEventListener('pageshow', comeBack);
    addEventListener('storage', otherTab);
    document.addEventListener('visibilitychange', hide);
    return () => {
      session.stop();
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', comeBack);
      removeEventListener('storage', otherTab);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [session]);

  return { conversation, hasSavedInfo: session.hasSavedInfo(), send: session.send };
}
