/**
 * Carries out the effects of the chat machine in a browser: timers, storage, requests. React only
 * looks on (see use-chat.ts), so closing the panel or changing the page interrupts nothing.
 */

import type { ChatEffect, ChatEvent } from '../../../domain/chat/chat-events.ts';
import {
  type ChatLead,
  type LeadStage,
  toContactSubmission,
  toQuoteNotification,
} from '../../../domain/chat/chat-lead.ts';
import { nextChat } from '../../../domain/chat/chat-machine.ts';
import type { ChatSettings } from '../../../domain/chat/chat-script.ts';
import {
  CONVERSATION_KEY,
  type Conversation,
  parseConversation,
  storeConversation,
} from '../../../domain/chat/conversation.ts';
import { parseVisitorInfo, VISITOR_INFO_KEY } from '../../../domain/chat/visitor-info.ts';
import type { Territory } from '../../../domain/territory/territory.ts';
import type { ChatTransport, SendResult } from './chat-transport.ts';
import { makeUuid } from './make-uuid.ts';

/** What the session needs from the page around it; read anew for every event. */
export interface ChatSurroundings {
  settings: ChatSettings;
  consentVersion: string;
  territory: Territory;
  /** Path of the page. */
  page: string;
  transport: ChatTransport;
  onToast(toast: { title: string; text: string }): void;
  /** The goodbye is over. */
  onClosePanel(): void;
  /** A lead was saved. */
  onLead(stage: LeadStage): void;
}

/** The browser storage the session uses; null or throwing = nothing is kept. */
export type ChatStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;

export interface ChatSession {
  subscribe(listener: () => void): () => void;
  /** null = no conversation yet. */
  conversation(): Conversation | null;
  /** Whether an earlier visit left name and phone. */
  hasSavedInfo(): boolean;
  send(event: ChatEvent): void;
  /** Takes up what storage holds; called again, it takes up what it held itself. */
  start(): void;
  /** Stops every timer. */
  stop(): void;
  /** Another tab wrote, or the page came back from the browser's page cache. Waits while a lead is under way. */
  readStorage(): void;
}

export function createChatSession(
  surroundings: () => ChatSurroundings,
  storage: ChatStorage,
): ChatSession {
  const keep = guardStorage(storage);
  const listeners = new Set<() => void>();
  const underWay = new Set<string>();
  const handedOver = new Set<string>();
  let otherTabWrote = false;
  let conversation: Conversation | null = null;
  let savedInfo = parseVisitorInfo(keep.read(VISITOR_INFO_KEY));
  let typing: ReturnType<typeof setTimeout> | undefined;
  let deadline: ReturnType<typeof setTimeout> | undefined;
  let goodbye: ReturnType<typeof setTimeout> | undefined;

  function send(event: ChatEvent): void {
    savedInfo = parseVisitorInfo(keep.read(VISITOR_INFO_KEY));
    const { settings } = surroundings();
    const freshId = makeUuid();
    const result = nextChat(conversation, event, { now: Date.now(), freshId, savedInfo, settings });
    const changed = result.conversation !== conversation;
    conversation = result.conversation;
    if (changed) {
      keep.write(CONVERSATION_KEY, conversation && storeConversation(conversation));
    }
    for (const effect of result.effects) carryOut(effect);
    if (changed) for (const listener of listeners) listener();
  }

  function carryOut(effect: ChatEffect): void {
    switch (effect.type) {
      case 'type':
        clearTimeout(typing);
        typing = setTimeout(() => send({ type: 'typed', turn: effect.turn }), effect.delay);
        break;
      case 'startDeadline':
        clearTimeout(deadline);
        deadline = setTimeout(
          () => send({ type: 'deadlineReached' }),
          Math.max(0, effect.at - Date.now()),
        );
        break;
      case 'cancelDeadline':
        clearTimeout(deadline);
        break;
      case 'endGoodbye': {
        const { submissionId } = effect;
        clearTimeout(goodbye);
        goodbye = setTimeout(() => send({ type: 'goodbyeOver', submissionId }), effect.delay);
        break;
      }
      case 'savePartial':
        void save('partial', effect.submissionId, effect.lead, effect.deadline);
        break;
      case 'saveComplete':
        void save('complete', effect.submissionId, effect.lead);
        break;
      case 'beaconPartial':
        handOver(effect.submissionId, effect.lead, effect.deadline);
        break;
      case 'closePanel':
        surroundings().onClosePanel();
        break;
      case 'rememberVisitor':
        keep.write(VISITOR_INFO_KEY, JSON.stringify(effect.info));
        savedInfo = effect.info;
        break;
      case 'forgetVisitor':
        keep.write(VISITOR_INFO_KEY, null);
        savedInfo = null;
        break;
      case 'toast':
        surroundings().onToast({ title: effect.title, text: effect.text });
        break;
      case 'log':
        console.warn(effect.message);
        break;
    }
  }

  async function save(
    stage: LeadStage,
    submissionId: string,
    lead: ChatLead,
    deadlineAt?: number,
  ): Promise<void> {
    const key = `${stage} ${submissionId}`;
    if (underWay.has(key)) return;
    underWay.add(key);
    const { transport, onLead } = surroundings();
    const submission = record(stage, submissionId, lead, deadlineAt);
    const result = await transport.send(submission).catch(failureOf);
    underWay.delete(key);
    // Forgotten or begun anew in another tab meanwhile: what happened to this lead no longer matters.
    if (otherTabWrote && stored()?.submissionId !== submissionId) readStorage();
    if (!result.ok) {
      const { message } = result;
      if (stage === 'complete') send({ type: 'completeFailed', submissionId, message });
      else send({ type: 'partialFailed', submissionId, message: message ?? 'no answer' });
      return;
    }
    onLead(stage);
    send({ type: stage === 'complete' ? 'completeSaved' : 'partialSaved', submissionId });
    // A notification that fails is only logged (spec §8); the server has queued it already.
    await transport
      .notify(toQuoteNotification(lead, stage, submissionId))
      .catch((error) => console.warn('The notification call failed:', error));
  }

  /** Once per conversation and page: a phone that is locked ten times needs to say it only once. */
  function handOver(submissionId: string, lead: ChatLead, deadlineAt: number): void {
    if (handedOver.has(submissionId)) return;
    const submission = record('partial', submissionId, lead, deadlineAt);
    if (surroundings().transport.beacon(submission)) handedOver.add(submissionId);
  }

  function record(stage: LeadStage, submissionId: string, lead: ChatLead, deadlineAt?: number) {
    const { page, territory, consentVersion } = surroundings();
    const context = { submissionId, page, territory, consentVersion };
    return toContactSubmission(
      lead,
      stage,
      deadlineAt === undefined ? context : { ...context, deadline: deadlineAt },
    );
  }

  const stored = () => parseConversation(keep.read(CONVERSATION_KEY), Date.now());

  function readStorage(): void {
    otherTabWrote = underWay.size > 0;
    if (!otherTabWrote) send({ type: 'adopted', conversation: stored() });
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    conversation: () => conversation,
    hasSavedInfo: () => savedInfo !== null,
    send,
    start() {
      const found = conversation ?? stored();
      if (found) send({ type: 'restored', conversation: found });
    },
    stop() {
      for (const timer of [typing, deadline, goodbye]) clearTimeout(timer);
    },
    readStorage,
  };
}

/** A request that never got an answer: the browser's words for it help nobody, so the log gets them. */
function failureOf(error: unknown): SendResult {
  console.warn('The lead could not be sent:', error);
  return { ok: false };
}

/** Storage that is blocked or full keeps nothing, and the chat goes on. */
function guardStorage(storage: ChatStorage) {
  return {
    read(key: string): string | null {
      try {
        return storage?.getItem(key) ?? null;
      } catch {
        return null;
      }
    },
    write(key: string, value: string | null): void {
      try {
        if (value === null) storage?.removeItem(key);
        else storage?.setItem(key, value);
      } catch {
        // Private windows may refuse; the conversation then lives as long as the page.
      }
    },
  };
}
