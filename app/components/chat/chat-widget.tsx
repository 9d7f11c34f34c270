import './chat-widget.css';
import { PEST_NAMES } from 'virtual:pest-names';
import { DEFAULT_TERRITORY } from 'virtual:territories';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  type ChatWidgetEvent,
  type ChatWidgetState,
  isChatShown,
  nextChatWidget,
} from '../../../domain/chat/chat-widget-state.ts';
import { canRetry } from '../../../domain/chat/conversation.ts';
import type { Territory } from '../../../domain/territory/territory.ts';
import { track } from '../../analytics/analytics.ts';
import { Wren } from '../../illustrations/wren.tsx';
import { useSite } from '../../site/site-data.ts';
import { Icon } from '../icon/icon.tsx';
import { close } from '../icon/icon-shapes.ts';
import { showToast } from '../toast/toast-store.ts';
import { ChatPanel } from './chat-panel.tsx';
import { chatTransport } from './chat-transport.ts';
import { useChat } from './use-chat.ts';
import { useClearFocus } from './use-clear-focus.ts';

/**
 * The chat assistant (spec §4): prompt, collapsed tab and panel. Mount it as soon as the page runs,
 * shown or not: a five-minute deadline from before a reload must go on.
 * @param isBarShown whether the contact bar, in which prompt and tab stand, is in sight
 */
export default function ChatWidget({ shown: isBarShown }: { shown: boolean }) {
  const { brand, claims, consent } = useSite().site;
  const [state, setState] = useState<ChatWidgetState>('prompt');
  const [draft, setDraft] = useState('');
  const widget = useRef<HTMLElement>(null);
  const shown = isChatShown(state, isBarShown);
  useClearFocus(() => widget.current?.querySelector('dialog') ?? null);
  const chat = useChat({
    settings: {
      notice: consent.chat_notice,
      promise: `${claims.response_promise} ${claims.response_sooner}`,
      pests: PEST_NAMES,
    },
    consentVersion: consent.version,
    territory: shownTerritory(),
    page: typeof location === 'undefined' ? '' : location.pathname,
    transport: chatTransport,
    onToast: (toast) => showToast({ ...toast, tone: 'error', system: 'stack' }),
    onClosePanel: () => go('panelClosed'),
    onLead: (stage) => track('chat_lead', { stage }),
  });
  const go = useFocusedState(widget, state, shown, (event) =>
    setState((current) => nextChatWidget(current, event)),
  );

  // What was typed stays when saving failed (spec §8).
  const failedEmail =
    chat.conversation && canRetry(chat.conversation) ? chat.conversation.lead.email : null;
  useEffect(() => {
    if (failedEmail !== null) setDraft(failedEmail);
  }, [failedEmail]);

  const open = () => {
    chat.send({ type: 'opened' });
    go('helpPressed');
  };
  const closePanel = () => {
    chat.send({ type: 'closed' });
    go('panelClosed');
  };
  const send = (text: string) => {
    chat.send({ type: 'answered', text });
    setDraft('');
  };

  return (
    <aside ref={widget} className="chat" aria-label="Chat" inert={!shown}>
      {state === 'prompt' && (
        <div className="chat-prompt">
          <Wren className="chat-prompt-wren" />
          <p>Can I help you?</p>
          <button type="button" className="chat-help" data-first onClick={open}>
            Help!
          </button>
          <button
            type="button"
            className="chat-dismiss"
            aria-label="Close chat prompt"
            onClick={() => go('promptClosed')}
          >
            <Icon shape={close} />
          </button>
        </div>
      )}
      {state === 'tab' && (
        <button
          type="button"
          className="chat-tab"
          aria-label="Open chat prompt"
          data-first
          onClick={() => go('tabOpened')}
        >
          <Wren />
        </button>
      )}
      {state === 'panel' && (
        <ChatPanel
          brand={brand.short_name}
          conversation={chat.conversation}
          draft={draft}
          hasSavedInfo={chat.hasSavedInfo}
          onDraft={setDraft}
          onAnswer={send}
          onRetry={() => {
            setDraft('');
            chat.send({ type: 'retried' });
          }}
          onRestart={() => chat.send({ type: 'restarted' })}
          onForget={() => {
            setDraft('');
            chat.send({ type: 'forgotten' });
          }}
          onClose={closePanel}
        />
      )}
    </aside>
  );
}

/**
 * Moves focus to the main button of the state that follows, when focus was in the one before: closing
 * the panel returns to the opener. (The panel takes focus by itself.) Where the widget hides, because the page stands
 * at its top, focus goes to the page.
 */
function useFocusedState(
  widget: React.RefObject<HTMLElement | null>,
  state: ChatWidgetState,
  shown: boolean,
  change: (event: ChatWidgetEvent) => void,
): (event: ChatWidgetEvent) => void {
  const hadFocus = useRef(false);
  // Before what is inert loses its focus.
  useLayoutEffect(() => {
    const hasFocus = hadFocus.current || widget.current?.contains(document.activeElement);
    hadFocus.current = false;
    if (!hasFocus || state === 'panel') return;
    const next = shown ? widget.current?.querySelector<HTMLElement>('[data-first]') : null;
    (next ?? document.querySelector<HTMLElement>('main'))?.focus({ preventScroll: true });
  }, [widget, state, shown]);
  return (event) => {
    hadFocus.current = widget.current?.contains(document.activeElement) ?? false;
    change(event);
  };
}

/** The territory whose phone the page shows, decided before first paint. */
function shownTerritory(): Territory {
  return document.documentElement.dataset.territory ?? DEFAULT_TERRITORY;
}
