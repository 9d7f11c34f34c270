import { PEST_NAMES, SETTINGS } from 'company';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { canRetry } from '../../../domain/chat/conversation.ts';
import { readFirstAnswer } from '../../../domain/chat/read-answers.ts';
import { choiceOfPage } from '../../../domain/content/trade.ts';
import { pageLanguage } from '../../../domain/language/language.ts';
import { visitTimesUrl } from '../../../domain/visits/visit-paths.ts';
import { VisitTimes } from '../../forms/lead-form/visit-times.tsx';
import { useSettings } from '../../lib/site-data.ts';
import { ChatConversation } from './chat-conversation.tsx';
import { COVERS_PAGE } from './chat-dialog.ts';
import { chatStore } from './chat-store.ts';
import { pageChat } from './page-chat.ts';
import { useFocusInView } from './use-focus-in-view.ts';
import { useKeyboardInset, useMediaQuery } from './use-viewport.ts';

const chat = pageChat();

/** What the form asks for, too, as far as the chat knows it; that of the page first. */
const pests = pestsOnOffer();

function pestsOnOffer(): string[] {
  const own = choiceOfPage(location.pathname);
  const names = [...(own ? [own] : []), ...SETTINGS.trade.choices].map(({ name }) => name);
  return [...new Set(names)].filter((name) => readFirstAnswer(name, PEST_NAMES) !== null);
}

const isPanelOpen = () => chatStore.state() === 'panel';

let wasOpen = false;
/** In the same turn as the panel opens, so that React draws it once. */
function followPanel(): void {
  const isOpen = isPanelOpen();
  if (isOpen === wasOpen) return;
  wasOpen = isOpen;
  chat.send({ type: isOpen ? 'opened' : 'closed' });
}
chatStore.subscribe(followPanel);
followPanel();

/** The chat assistant in its panel (spec §4), which is open by now (attach-chat.ts). Fetched then. */
export function Chat() {
  const { visits } = useSettings();
  // First as the page was served.
  const isOpen = useSyncExternalStore(chatStore.subscribe, isPanelOpen, () => false);
  const draft = useSyncExternalStore(chatStore.subscribe, chatStore.draft, () => '');
  const conversation = useSyncExternalStore(chat.subscribe, chat.conversation, () => null);
  const panel = useRef(document.querySelector<HTMLElement>('.chat-panel'));
  useKeyboardInset(panel, useMediaQuery(COVERS_PAGE));
  useFocusInView(panel);

  // What was typed stays when saving failed (spec §8).
  const failedEmail = conversation && canRetry(conversation) ? conversation.lead.email : null;
  useEffect(() => {
    if (failedEmail !== null && !chatStore.draft()) chatStore.setDraft(failedEmail);
  }, [failedEmail]);

  return (
    <ChatConversation
      isOpen={isOpen}
      conversation={conversation}
      draft={draft}
      hasSavedInfo={chat.hasSavedInfo()}
      visitTimes={
        visits &&
        conversation && (
          <VisitTimes
            url={visitTimesUrl(pageLanguage(), conversation.submissionId, { framed: true })}
          />
        )
      }
      onDraft={chatStore.setDraft}
      onAnswer={(text) => {
        chat.send({ type: 'answered', text });
        chatStore.setDraft('');
      }}
      pests={pests}
      onSkip={() => {
        chatStore.setDraft('');
        chat.send({ type: 'skipped' });
      }}
      onRetry={() => {
        chatStore.setDraft('');
        chat.send({ type: 'retried' });
      }}
      onRestart={() => chat.send({ type: 'restarted' })}
      onForget={() => {
        chatStore.setDraft('');
        chat.send({ type: 'forgotten' });
      }}
    />
  );
}
