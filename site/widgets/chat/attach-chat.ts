import * as m from '#messages';
import { CONVERSATION_KEY } from '../../../domain/chat/conversation-key.ts';
import { readJson, tabStorage } from '../../lib/browser/storage.ts';
import { importPart } from '../../scripts/import-part.ts';
import { startIsland } from '../islands/start-islands.ts';
import { chatDialog } from './chat-dialog.ts';
import { chatStore } from './chat-store.ts';
import { focusChat } from './focus-chat.ts';

/**
 * Prompt, tab and panel of chat-prompt.tsx. The panel opens at once; what is said in it is an island (chat.tsx), fetched then. A panel
 * that was open in the page before opens again. Where the chat is off, what somebody said in it before still arrives.
 */
export function attachChat(): void {
  const chat = document.querySelector<HTMLElement>('.chat');
  if (chat) attachPrompt(chat);
  if (document.querySelector('.contact-bar') && isSomethingDue())
    void importPart(() => import('./page-chat.ts')).then(
      (part) => part?.pageChat(),
      // It goes with the next page.
      () => undefined,
    );
}

function attachPrompt(chat: HTMLElement): void {
  const part = (name: string) => chat.querySelector<HTMLElement>(name) as HTMLElement;
  const [prompt, help, tab] = [part('.chat-prompt'), part('.chat-help'), part('.chat-tab')];
  const panel = chatDialog(part('.chat-panel') as HTMLDialogElement);
  const words = part('p');
  const question = words.textContent;

  const show = () => {
    const state = chatStore.state();
    prompt.hidden = state !== 'prompt';
    tab.hidden = state !== 'tab';
    if (state !== 'panel') return panel.close();
    panel.open();
    void startIsland(part('[data-island]')).then((isRunning) => {
      words.role = isRunning ? null : 'alert';
      words.textContent = isRunning ? question : m.chat_the_chat_cant_be_reached_just_now();
      if (!isRunning) chatStore.send('panelClosed');
    });
  };
  const swap = (event: 'promptClosed' | 'tabOpened') => {
    chatStore.send(event);
    focusChat();
  };

  chatStore.subscribe(show);
  // It failed in the middle of a conversation.
  chat.addEventListener('islandfail', show);
  show();
  // The chat offers no help to a visitor who has just asked for it: by a form without scripts, or by one in a frame.
  if (document.querySelector('.outcome-arrived')) chatStore.send('promptClosed');
  help.addEventListener('click', () => {
    chatStore.send('helpPressed');
    // A panel that was open in the page before does not take a reader of a new page away from it.
    part('.chat-field').focus({ preventScroll: true });
  });
  part('.chat-close').addEventListener('click', () => chatStore.send('panelClosed'));
  part('.chat-dismiss').addEventListener('click', () => swap('promptClosed'));
  tab.addEventListener('click', () => swap('tabOpened'));
  addEventListener('pageshow', ({ persisted }) => persisted && chatStore.readStorage());
  // The form in a frame of this page was sent. An open panel stays.
  addEventListener('storage', () => chatStore.state() === 'prompt' && chatStore.readStorage());
}

/** Whether a lead is on its way, or its five minutes run: the conversation then goes on without its panel. */
function isSomethingDue(): boolean {
  const stored = readJson(tabStorage, CONVERSATION_KEY) as {
    conversation?: { deadlineAt?: unknown; complete?: unknown };
  } | null;
  const { deadlineAt, complete } = stored?.conversation ?? {};
  return Boolean(deadlineAt) || complete === 'sending';
}
