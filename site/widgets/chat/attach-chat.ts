import * as m from '#messages';
import { CONVERSATION_KEY } from '../../../domain/chat/conversation-key.ts';
import { readJson, tabStorage } from '../../lib/browser/storage.ts';
import { afterPaint } from '../../lib/browser/timing.ts';
import { importPart } from '../../scripts/import-part.ts';
import { startIsland } from '../islands/start-islands.ts';
import { chatDialog } from './chat-dialog.ts';
import { chatStore } from './chat-store.ts';
import { focusChat } from './focus-chat.ts';

/**
 * Opens and closes prompt, tab and panel of chat-prompt.tsx. The panel opens at once and then loads its island (chat.tsx). It opens by
 * itself if it was open on the previous page. A lead that is due is sent even if the chat has been switched off since.
 */
export function attachChat(): void {
  const chat = document.querySelector<HTMLElement>('.chat');
  if (chat) attachPrompt(chat);
  if (document.querySelector('.contact-bar') && isSomethingDue())
    void importPart(() => import('./page-chat.ts')).then(
      (part) => part?.pageChat(),
      // The script could not be loaded: the next page tries again.
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
    afterPaint(async () => {
      const isRunning = await startIsland(part('[data-island]'));
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
  // The island failed during a conversation.
  chat.addEventListener('islandfail', show);
  show();
  // The thank-you page of a form without scripts: the chat does not offer help to a visitor who has just asked for it.
  if (document.querySelector('.outcome-arrived')) chatStore.send('promptClosed');
  help.addEventListener('click', () => {
    chatStore.send('helpPressed');
    // Only after a press: a panel that opens with the page must not take focus.
    part('.chat-field').focus({ preventScroll: true });
  });
  part('.chat-close').addEventListener('click', () => chatStore.send('panelClosed'));
  part('.chat-dismiss').addEventListener('click', () => swap('promptClosed'));
  tab.addEventListener('click', () => swap('tabOpened'));
  addEventListener('pageshow', ({ persisted }) => persisted && chatStore.readStorage());
  // The framed form of this page was sent. An open panel stays open.
  addEventListener('storage', () => chatStore.state() === 'prompt' && chatStore.readStorage());
}

/** True if a lead of the stored conversation is being sent, or its five minutes are running: the session then runs without the panel. */
function isSomethingDue(): boolean {
  const stored = readJson(tabStorage, CONVERSATION_KEY) as {
    conversation?: { deadlineAt?: unknown; complete?: unknown };
  } | null;
  const { deadlineAt, complete } = stored?.conversation ?? {};
  return Boolean(deadlineAt) || complete === 'sending';
}
