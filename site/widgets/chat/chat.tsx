import { PEST_NAMES, SETTINGS } from 'company';
import { useEffect, useSyncExternalStore } from 'react';
import { readFirstAnswer } from '../../../domain/chat/read-answers.ts';
import { choiceOfPage } from '../../../domain/content/trade.ts';
import { visibleWindow } from '../../lib/browser/observers.ts';
import { ChatConversation } from './chat-conversation.tsx';
import { chatStore } from './chat-store.ts';
import { pageChat } from './page-chat.ts';

const chat = pageChat();

/** The form's choices that the chat understands as a pest, that of the page first. */
const pests = pestsOnOffer();

function pestsOnOffer(): string[] {
  const own = choiceOfPage(location.pathname);
  const names = [...(own ? [own] : []), ...SETTINGS.trade.choices].map(({ name }) => name);
  return [...new Set(names)].filter((name) => readFirstAnswer(name, PEST_NAMES) !== null);
}

const isPanelOpen = () => chatStore.state() === 'panel';

let wasOpen = false;
/** Synchronous with the opening of the panel, so that React renders once. */
function followPanel(): void {
  const isOpen = isPanelOpen();
  if (isOpen === wasOpen) return;
  wasOpen = isOpen;
  chat.send({ type: isOpen ? 'opened' : 'closed' });
}
chatStore.subscribe(followPanel);
followPanel();

/** The conversation in the open panel (spec §4). Loaded when the panel opens (attach-chat.ts). */
export function Chat() {
  // The first render matches the served page.
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

/** Keeps the panel above a phone's on-screen keyboard, for which not every browser shrinks the layout viewport. */
function followKeyboard(): void {
  const view = visibleWindow();
  const style = document.querySelector<HTMLElement>('.chat-panel')?.style;
  if (!view || !style) return;
  const resize = () => {
    // While the visitor is zoomed in, the panel must not follow the finger.
    if (view.scale > 1.01) return;
    style.setProperty('--chat-view-height', `${Math.round(view.height)}px`);
    style.setProperty('--chat-view-top', `${Math.round(view.offsetTop)}px`);
  };
  resize();
  view.addEventListener('resize', resize);
  view.addEventListener('scroll', resize);
}
