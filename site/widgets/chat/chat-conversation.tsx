import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import * as m from '#messages';
import type { ChatEvent } from '../../../domain/chat/chat-events.ts';
import {
  asksYesOrNo,
  type Conversation,
  canAnswer,
  canRetry,
  canSkip,
} from '../../../domain/chat/conversation.ts';
import { VisitTimes } from '../../forms/lead-form/visit-times.tsx';
import { useSettings } from '../../lib/use-site.ts';
import { ChatComposer, type ChatField } from './chat-composer.tsx';
import { ChatLog, scrollToEnd } from './chat-log.tsx';
import { chatStore } from './chat-store.ts';

interface ChatConversationProps {
  isOpen?: boolean;
  /** Default: none, as pages are rendered: the bot types, and nothing can be answered. */
  conversation?: Conversation | null;
  hasSavedInfo?: boolean;
  /** Names of pests offered as answers to the first question, that of the page first. */
  pests?: readonly string[];
  send?: (event: ChatEvent) => void;
}

/** The panel below its header. */
export function ChatConversation({
  isOpen = false,
  conversation = null,
  hasSavedInfo = false,
  pests = [],
  send = () => {},
}: ChatConversationProps) {
  const { visits } = useSettings();
  const draft = useSyncExternalStore(chatStore.subscribe, chatStore.draft, () => '');
  const field = useRef<ChatField>(null);
  const log = useRef<HTMLDivElement>(null);
  /** After an answer, the pressed button may be gone and the field replaced: focus moves in the same gesture, so that a phone's keyboard stays. */
  const hasAnswered = useRef(false);
  useLayoutEffect(() => {
    if (!hasAnswered.current) return;
    hasAnswered.current = false;
    field.current?.focus({ preventScroll: true });
  });
  const finished = conversation?.step === 'complete' && !conversation.typing;
  useLayoutEffect(() => {
    if (finished && document.activeElement === document.body)
      log.current?.focus({ preventScroll: true });
  }, [finished]);
  useLayoutEffect(() => {
    if (isOpen && log.current) scrollToEnd(log.current);
  }, [isOpen]);
  // The typed e-mail stays if saving failed (spec §8).
  const failedEmail = conversation && canRetry(conversation) ? conversation.lead.email : null;
  useEffect(() => {
    if (failedEmail !== null && !chatStore.draft()) chatStore.setDraft(failedEmail);
  }, [failedEmail]);

  const act = (event: ChatEvent) => {
    hasAnswered.current = true;
    chatStore.setDraft('');
    send(event);
  };
  const choice = (words: string, event: ChatEvent = { type: 'answered', text: words }) => (
    <button key={words} type="button" onClick={() => act(event)}>
      {words}
    </button>
  );
  const knowsSomething = conversation && (hasSavedInfo || conversation.lead.issue !== '');

  return (
    <div className="chat-body">
      <ChatLog ref={log} conversation={conversation}>
        {conversation && canAnswer(conversation) && (
          <div className="chat-choices">
            {asksYesOrNo(conversation) && [m.chat_yes(), m.common_no()].map((one) => choice(one))}
            {conversation.step === 'hasPestIssue' && pests.map((pest) => choice(pest))}
            {canSkip(conversation) && choice(m.chat_skip(), { type: 'skipped' })}
            {canRetry(conversation) && choice(m.common_try_again(), { type: 'retried' })}
          </div>
        )}
        {finished && conversation.complete === 'sent' && visits && (
          <VisitTimes request={conversation.submissionId} />
        )}
      </ChatLog>
      <footer className="chat-footer">
        {finished ? (
          <button type="button" className="chat-restart" onClick={() => act({ type: 'restarted' })}>
            {m.chat_start_a_new_conversation()}
          </button>
        ) : (
          <ChatComposer
            step={conversation?.step ?? 'initial'}
            yesOrNo={conversation !== null && asksYesOrNo(conversation)}
            isBusy={!conversation || !canAnswer(conversation)}
            draft={draft}
            onDraft={chatStore.setDraft}
            onSend={(text) => act({ type: 'answered', text })}
            field={field}
          />
        )}
        {knowsSomething && (
          <button type="button" className="chat-forget" onClick={() => act({ type: 'forgotten' })}>
            {m.chat_forget_me_on_this_device()}
          </button>
        )}
      </footer>
    </div>
  );
}
