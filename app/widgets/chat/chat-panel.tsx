import './chat-panel.css';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import * as m from '#messages';
import {
  asksYesOrNo,
  type Conversation,
  canAnswer,
  canRetry,
} from '../../../domain/chat/conversation.ts';
import { pageLanguage } from '../../../domain/language/language.ts';
import { visitTimesUrl } from '../../../domain/visits/visit-paths.ts';
import { VisitTimes } from '../../forms/lead-form/visit-times.tsx';
import { hostToasts } from '../../layout/toast/toasts.ts';
import { closeDialog, openDialog } from '../../lib/browser/dialogs.ts';
import { useSettings } from '../../lib/site-data.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { close } from '../../ui/icon/icon-shapes.ts';
import { ChatComposer, type ChatField } from './chat-composer.tsx';
import { WallDrawing } from './chat-drawings.tsx';
import { ChatLog, scrollToEnd } from './chat-log.tsx';
import { focusChat } from './focus-chat.ts';
import { useFocusInView } from './use-focus-in-view.ts';
import { useRestoreFocus } from './use-restore-focus.ts';
import { useKeyboardInset, useMediaQuery } from './use-viewport.ts';

/**
 * Where the panel covers the page: below this width it fills the screen (spec §4, §9), and in a window as low as a phone on
 * its side it takes the whole height.
 */
const MODAL = '(max-width: 767.98px), (max-height: 479.98px)';

interface ChatPanelProps {
  /** Short name of the company. */
  brand: string;
  conversation: Conversation | null;
  draft: string;
  hasSavedInfo: boolean;
  /** False when it was open in the page before: a reader of a new page is not taken away from it. */
  takesFocus: boolean;
  onDraft(draft: string): void;
  onAnswer(text: string): void;
  onRetry(): void;
  onRestart(): void;
  onForget(): void;
  onClose(): void;
}

/** The open chat: a dialog that fills a phone and stands beside the page on a desktop. */
export function ChatPanel(props: ChatPanelProps) {
  const { brand: names, visits } = useSettings();
  const { assistant } = names;
  const { brand, conversation, draft, hasSavedInfo, takesFocus } = props;
  const { onDraft, onAnswer, onRetry, onRestart, onForget, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<ChatField>(null);
  const log = useRef<HTMLElement>(null);
  const isModal = useMediaQuery(MODAL);
  useKeyboardInset(dialog, isModal);
  useOpenDialog(dialog, field, log, isModal, takesFocus);
  useFocusInView(dialog);
  useEscape(dialog, onClose);
  useRestoreFocus(dialog, field, log);

  const finished = conversation?.step === 'complete' && !conversation.typing;
  const something = hasSavedInfo || (conversation?.lead.issue ?? '') !== '';

  return (
    <dialog
      ref={dialog}
      className="chat-panel"
      aria-labelledby="chat-title"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // Also where the browser closes it without asking. One that goes on beside the page is open again by now.
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
    >
      <header className="chat-header">
        <WallDrawing />
        <div>
          <h2 id="chat-title" aria-label={m.chat_with_assistant({ name: assistant, brand })}>
            {assistant}
          </h2>
          <p>{m.chat_assistant({ brand })}</p>
        </div>
        <button
          type="button"
          className="chat-close"
          aria-label={m.chat_close_chat()}
          onClick={onClose}
        >
          <Icon shape={close} />
        </button>
      </header>
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
        {visits && finished && conversation.complete === 'sent' && (
          <VisitTimes
            url={visitTimesUrl(pageLanguage(), conversation.submissionId, { framed: true })}
          />
        )}
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
    </dialog>
  );
}

/** Over the page, a dialog covers it and makes it inert: the toasts hang inside it then, to be seen and dismissed. */
function useOpenDialog(
  dialog: RefObject<HTMLDialogElement | null>,
  field: RefObject<ChatField | null>,
  log: RefObject<HTMLElement | null>,
  isModal: boolean,
  takesFocus: boolean,
): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (isModal) {
      hostToasts(element);
      openDialog(element);
    } else element.setAttribute('open', '');
    if (log.current) scrollToEnd(log.current);
    return () => {
      hostToasts(null);
      const hadFocus = element.contains(document.activeElement);
      closeDialog(element);
      if (hadFocus) focusChat();
    };
  }, [dialog, log, isModal]);
  useEffect(() => {
    if (takesFocus) field.current?.focus({ preventScroll: true });
  }, [field, takesFocus]);
}

/** Escape closes from inside the panel and from nowhere in particular, not from other parts of the page. */
function useEscape(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      const { activeElement, body } = document;
      if (activeElement !== body && !dialog.current?.contains(activeElement)) return;
      event.preventDefault();
      onClose();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [dialog, onClose]);
}
