import { useEffect, useState, useSyncExternalStore } from 'react';
import { canRetry } from '../../../domain/chat/conversation.ts';
import { chatForm } from '../../../domain/forms/chat-form.ts';
import { reportBegun } from '../../lib/page-counts/report-counts.ts';
import { useSettings } from '../../lib/site-data.ts';
import { importStyles } from '../../scripts/import-part.ts';
import { ChatPanel } from './chat-panel.tsx';
import panelStyles from './chat-panel-late.css?url';
import { chatStore } from './chat-store.ts';
import { pageChat } from './page-chat.ts';

const chat = pageChat();

let isBegun = false;
/** In the same turn as the panel opens, so that React draws it once. */
function beginWhenOpened(): void {
  const isOpen = chatStore.state() === 'panel';
  if (isOpen && !isBegun) chat.send({ type: 'opened' });
  isBegun = isOpen;
}
chatStore.subscribe(beginWhenOpened);
beginWhenOpened();

/** With the styles of the panel, which no page carries. */
export async function loadChat(): Promise<typeof Chat> {
  await importStyles(panelStyles);
  return Chat;
}

/** The chat assistant's panel (spec §4), where chat-prompt.tsx has its place. Fetched when the chat is wanted. */
function Chat() {
  const { brand } = useSettings();
  const state = useSyncExternalStore(chatStore.subscribe, chatStore.state);
  const draft = useSyncExternalStore(chatStore.subscribe, chatStore.draft);
  const conversation = useSyncExternalStore(chat.subscribe, chat.conversation);
  const isOpen = state === 'panel';
  const [wasOpen, setWasOpen] = useState(isOpen);

  useEffect(() => {
    if (!isOpen) setWasOpen(false);
  }, [isOpen]);

  // What was typed stays when saving failed (spec §8), and when it is asked about.
  const failedEmail = conversation && canRetry(conversation) ? conversation.lead.email : null;
  const typed = failedEmail ?? (conversation?.askedAbout || null);
  useEffect(() => {
    if (typed !== null && !chatStore.draft()) chatStore.setDraft(typed);
  }, [typed]);

  return (
    isOpen && (
      <ChatPanel
        brand={brand.short_name}
        conversation={conversation}
        draft={draft}
        hasSavedInfo={chat.hasSavedInfo()}
        takesFocus={!wasOpen}
        onDraft={chatStore.setDraft}
        onAnswer={(text) => {
          reportBegun(chatForm.name);
          chat.send({ type: 'answered', text });
          chatStore.setDraft('');
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
        onClose={() => {
          chat.send({ type: 'closed' });
          chatStore.send('panelClosed');
        }}
      />
    )
  );
}
