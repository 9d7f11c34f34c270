import { type ReactNode, type RefObject, useLayoutEffect } from 'react';
import * as m from '#messages';
import type { ChatMessage, Conversation } from '../../../domain/chat/conversation.ts';
import { localPath } from '../../../domain/language/language.ts';
import { useSettings } from '../../lib/use-site.ts';
import { TerritoryPhone } from '../../territory/phone/phone.tsx';

interface ChatLogProps {
  /** The scrolling region. */
  ref: RefObject<HTMLDivElement | null>;
  conversation: Conversation | null;
  /** Below the last message: the buttons. */
  children: ReactNode;
}

/** The bubbles. Only they are in the live region: a screen reader announces each message once, and neither the typing dots nor the buttons. */
export function ChatLog({ ref, conversation, children }: ChatLogProps) {
  const { assistant } = useSettings().brand;
  const messages = conversation?.messages ?? [];
  const typing = isTyping(conversation);
  const lastId = messages.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these makes the log longer
  useLayoutEffect(() => {
    const log = ref.current;
    // A closed panel scrolls when it opens.
    if (log?.closest('[open]')) scrollToEnd(log);
  }, [ref, lastId, typing, children]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset
    <div
      ref={ref}
      className="chat-scroller"
      role="group"
      aria-label={m.chat_messages()}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <div role="log" aria-live="polite" aria-label={m.chat_conversation()} className="chat-log">
        {messages.map((message) => (
          <Bubble key={message.id} message={message} />
        ))}
      </div>
      {typing && (
        <div className="chat-typing" role="img" aria-label={m.chat_is_typing({ name: assistant })}>
          <i />
          <i />
          <i />
        </div>
      )}
      {children}
    </div>
  );
}

export function scrollToEnd(log: HTMLElement): void {
  log.scrollTop = log.scrollHeight;
}

function Bubble({ message }: { message: ChatMessage }) {
  const { assistant } = useSettings().brand;
  const { from, text, tone } = message;
  return (
    <div className={`chat-bubble chat-bubble-${from} chat-tone-${tone}`}>
      <span className="visually-hidden">{`${from === 'bot' ? assistant : m.chat_you()}: `}</span>
      <p>
        {text}
        {tone === 'notice' && (
          <>
            {' '}
            <a href={localPath('/privacy-policy')}>{m.chat_privacy_policy()}</a>
          </>
        )}
      </p>
      {(tone === 'error' || tone === 'done') && <TerritoryPhone className="chat-phone" />}
    </div>
  );
}

function isTyping(conversation: Conversation | null): boolean {
  return !conversation || conversation.typing !== null || conversation.complete === 'sending';
}
