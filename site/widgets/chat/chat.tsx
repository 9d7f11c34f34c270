import { PEST_NAMES, SETTINGS } from 'company';
import { useEffect, useSyncExternalStore } from 'react';
import { readFirstAnswer } from '../../../domain/chat/read-answers.ts';
import { choiceOfPage } from '../../../domain/content/trade.ts';
import { visibleWindow } from '../../lib/browser/observers.ts';
import { ChatConversation } from './chat-conversation.tsx';
import { chatStore } from './chat-store.ts';
import { pageChat } from './page-chat.ts';

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
  // First as the page was served.
  const isOpen = useSyncExternalStore(chatStore.subscribe, isPanelOpen, () => false);
  const conversation = useSyncExternalStore(chat.subscribe, chat.conversation, () => null);
  useEffect(followKeyboard, []);
  return (
    <ChatConversation
      isOpen={isOpen}
      conversation={conversation}
      hasSavedInfo={chat.hasSavedInfo()}
      pests={pests}
      send={chat.send}
    />
  );
}

/**
 * A panel that covers the page stays in the part of the window that a phone's on-screen keyboard leaves free: the layout
 * viewport does not shrink for it in every browser.
 */
function followKeyboard(): void {
  const view = visibleWindow();
  const style = document.querySelector<HTMLElement>('.chat-panel')?.style;
  if (!view || !style) return;
  const resize = () => {
    // While the visitor has zoomed in, the panel must not run after the finger.
    if (view.scale > 1.01) return;
    style.setProperty('--chat-view-height', `${Math.round(view.height)}px`);
    style.setProperty('--chat-view-top', `${Math.round(view.offsetTop)}px`);
  };
  resize();
  view.addEventListener('resize', resize);
  view.addEventListener('scroll', resize);
}
