import { type ReactNode, useLayoutEffect, useRef } from 'react';
import * as m from '#messages';
import {
  asksYesOrNo,
  type Conversation,
  canAnswer,
  canRetry,
  canSkip,
} from '../../../domain/chat/conversation.ts';
import { ChatComposer, type ChatField } from './chat-composer.tsx';
import { ChatLog, scrollToEnd } from './chat-log.tsx';
import { useRestoreFocus } from './use-restore-focus.ts';

interface ChatConversationProps {
  isOpen: boolean;
  conversation: Conversation | null;
  draft: string;
  hasSavedInfo: boolean;
  /** Names of pests that answer the first question; the one of the page comes first. */
  pests: readonly string[];
  /** Under the end of a conversation that was sent. */
  visitTimes: ReactNode;
  onDraft(draft: string): void;
  onAnswer(text: string): void;
  onSkip(): void;
  onRetry(): void;
  onRestart(): void;
  onForget(): void;
}

/** What stands in the panel under its header. Without a conversation it is as pages carry it: the bot types, nothing can be answered. */
export function ChatConversation(props: ChatConversationProps) {
  const { isOpen, conversation, draft, hasSavedInfo, pests, visitTimes } = props;
  const { onDraft, onAnswer, onSkip, onRetry, onRestart, onForget } = props;
  const body = useRef<HTMLDivElement>(null);
  const field = useRef<ChatField>(null);
  const log = useRef<HTMLDivElement>(null);
  useRestoreFocus(body, field, log);
  useLayoutEffect(() => {
    if (isOpen && log.current) scrollToEnd(log.current);
  }, [isOpen]);

  const finished = conversation?.step === 'complete' && !conversation.typing;
  const something = conversation && (hasSavedInfo || conversation.lead.issue !== '');

  return (
    <div ref={body} className="chat-body">
      <ChatLog ref={log} conversation={conversation}>
        {conversation && asksYesOrNo(conversation) && (
          <div className="chat-choices">
            <button type="button" onClick={() => onAnswer(m.chat_yes())}>
              {m.chat_yes()}
            </button>
            <button type="button" onClick={() => onAnswer(m.common_no())}>
              {m.common_no()}
            </button>
          </div>
        )}
        {conversation && canAnswer(conversation) && conversation.step === 'hasPestIssue' && (
          <div className="chat-choices">
            {pests.map((pest) => (
              <button key={pest} type="button" onClick={() => onAnswer(pest)}>
                {pest}
              </button>
            ))}
          </div>
        )}
        {conversation && canSkip(conversation) && (
          <div className="chat-choices">
            <button type="button" onClick={onSkip}>
              {m.chat_skip()}
            </button>
          </div>
        )}
        {finished && conversation.complete === 'sent' && visitTimes}
        {conversation && canRetry(conversation) && (
          <div className="chat-choices">
            <button type="button" className="button small" onClick={onRetry}>
              {m.common_try_again()}
            </button>
          </div>
        )}
      </ChatLog>
      <footer className="chat-footer">
        {finished ? (
          <button type="button" className="chat-restart" onClick={onRestart}>
            {m.chat_start_a_new_conversation()}
          </button>
        ) : (
          <ChatComposer
            step={conversation?.step ?? 'initial'}
            yesOrNo={conversation !== null && asksYesOrNo(conversation)}
            isBusy={!conversation || !canAnswer(conversation)}
            draft={draft}
            onDraft={onDraft}
            onSend={onAnswer}
            field={field}
          />
        )}
        {something && (
          <button type="button" className="chat-forget" onClick={onForget}>
            {m.chat_forget_me_on_this_device()}
          </button>
        )}
      </footer>
    </div>
  );
}
