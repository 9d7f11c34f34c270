/**
 * Carries out the effects of the chat machine in a browser: timers, storage, requests. The conversation is stored per tab, name and
 * phone per device. React only renders it (chat.tsx), so closing the panel interrupts nothing.
 */

import type { ChatEffect, ChatEvent } from '../../../domain/chat/chat-events.ts';
import {
  type ChatLead,
  type LeadStage,
  type SubmissionContext,
  toContactSubmission,
  toQuoteNotification,
} from '../../../domain/chat/chat-lead.ts';
import { nextChat } from '../../../domain/chat/chat-machine.ts';
import type { ChatSettings } from '../../../domain/chat/chat-script.ts';
import {
  type Conversation,
  parseConversation,
  storeConversation,
} from '../../../domain/chat/conversation.ts';
import { CONVERSATION_KEY } from '../../../domain/chat/conversation-key.ts';
import { parseVisitorInfo, VISITOR_INFO_KEY } from '../../../domain/chat/visitor-info.ts';
import type { ContactSubmission } from '../../../domain/lead/contact-submission.ts';
import type { Outcome } from '../../../domain/submissions/outcome.ts';
import type { Territory } from '../../../domain/territory/territory.ts';
import type {
  beaconContactSubmission,
  notifyQuote,
} from '../../forms/submissions/send-submission.ts';
import { type BrowserStorage, deviceStorage, tabStorage } from '../../lib/browser/storage.ts';
import { makeUuid } from '../../lib/browser/uuid.ts';

/** The calls that the chat makes (spec §7). */
interface ChatTransport {
  send(body: ContactSubmission, onCorrection: (submissionId: string) => void): Promise<Outcome>;
  notify: typeof notifyQuote;
  beacon: typeof beaconContactSubmission;
  /** Removes a pending submission. */
  discard(submissionId: string): void;
  /** The outcome of a submission that was pending. */
  outcomeOfPending(submissionId: string): Outcome;
  /** Calls back when a pending submission changes. */
  onPendingChange(listener: () => void): void;
}

/** What the session needs from the page; read anew for every event. */
export interface ChatEnvironment {
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

export interface ChatSession {
  subscribe(listener: () => void): () => void;
  /** null = no conversation yet. */
  conversation(): Conversation | null;
  /** Whether an earlier visit left name and phone. */
  hasSavedInfo(): boolean;
  send(event: ChatEvent): void;
  /** Restores the stored conversation. Call again when the page comes back from the browser's page cache. */
  start(): void;
  /** Call when the visitor leaves the page. @param staysOnSite for another page of this site, which restores the conversation */
  leave(staysOnSite: boolean): void;
}

export function createChatSession(
  environment: () => ChatEnvironment,
  tab: BrowserStorage = tabStorage,
  device: BrowserStorage = deviceStorage,
): ChatSession {
  const listeners = new Set<() => void>();
  const underWay = new Set<string>();
  const handedOver = new Set<string>();
  let conversation: Conversation | null = null;
  let savedInfo = parseVisitorInfo(device.read(VISITOR_INFO_KEY));
  const timers: { [name in 'typing' | 'deadline' | 'goodbye']?: ReturnType<typeof setTimeout> } =
    {};

  environment().transport.onPendingChange(settlePending);

  function send(event: ChatEvent): void {
    savedInfo = parseVisitorInfo(device.read(VISITOR_INFO_KEY));
    const { settings } = environment();
    const freshId = makeUuid();
    const result = nextChat(conversation, event, { now: Date.now(), freshId, savedInfo, settings });
    const changed = result.conversation !== conversation;
    conversation = result.conversation;
    if (changed) {
      tab.write(CONVERSATION_KEY, conversation && storeConversation(conversation));
    }
    for (const effect of result.effects) carryOut(effect);
    if (changed) for (const listener of listeners) listener();
  }

  function carryOut(effect: ChatEffect): void {
    switch (effect.type) {
      case 'type':
        sendLater('typing', effect.delayMs, { type: 'typed', turn: effect.turn });
        break;
      case 'startDeadline':
        sendLater('deadline', effect.at - Date.now(), { type: 'deadlineReached' });
        break;
      case 'cancelDeadline':
        clearTimeout(timers.deadline);
        break;
      case 'endGoodbye': {
        const { submissionId } = effect;
        sendLater('goodbye', effect.delayMs, { type: 'goodbyeOver', submissionId });
        break;
      }
      case 'savePartial':
        void save('partial', effect.lead, effect);
        break;
      case 'saveComplete':
        void save('complete', effect.lead, effect);
        break;
      case 'beaconPartial':
        handOver(effect.lead, effect);
        break;
      case 'closePanel':
        environment().onClosePanel();
        break;
      case 'rememberVisitor':
        device.write(VISITOR_INFO_KEY, JSON.stringify(effect.info));
        savedInfo = effect.info;
        break;
      case 'forgetVisitor':
        device.write(VISITOR_INFO_KEY, null);
        savedInfo = null;
        break;
      case 'discardLead':
        environment().transport.discard(effect.submissionId);
        break;
      case 'toast':
        environment().onToast({ title: effect.title, text: effect.text });
        break;
    }
  }

  /** Replaces an earlier timer of this name. */
  function sendLater(name: keyof typeof timers, delayMs: number, event: ChatEvent): void {
    clearTimeout(timers[name]);
    timers[name] = setTimeout(() => send(event), Math.max(0, delayMs));
  }

  async function save(stage: LeadStage, lead: ChatLead, ids: LeadIds): Promise<void> {
    const { submissionId } = ids;
    const key = `${stage} ${submissionId}`;
    if (underWay.has(key)) return;
    underWay.add(key);
    const { transport, onLead } = environment();
    let sentId = submissionId;
    const onCorrection = (freshId: string) => {
      send({ type: 'corrected', submissionId: sentId, freshId });
      sentId = freshId;
    };
    const outcome = await transport.send(record(stage, lead, ids), onCorrection).catch(failureOf);
    underWay.delete(key);
    if (stage === 'partial' && outcome.state === 'refused')
      console.warn(`The partial lead was not saved: ${outcome.message}`);
    send(outcomeEvent(stage, sentId, outcome));
    if (outcome.state !== 'sent') return;
    onLead(stage);
    // A notification that fails is only logged (spec §8); the server has queued it already.
    const notified = await transport
      .notify(toQuoteNotification(lead, stage, sentId))
      .catch(failureOf);
    if (notified.state === 'refused')
      console.warn(`The notification of the ${stage} lead failed: ${notified.message}`);
  }

  /** Reports the outcome of a lead that was pending: any page may have sent it. */
  function settlePending(): void {
    if (conversation?.complete !== 'pending') return;
    const { submissionId } = conversation;
    const outcome = environment().transport.outcomeOfPending(submissionId);
    if (outcome.state !== 'pending') send(outcomeEvent('complete', submissionId, outcome));
  }

  /** Once per conversation and page, however often the phone is locked. */
  function handOver(lead: ChatLead, ids: LeadIds): void {
    if (handedOver.has(ids.submissionId)) return;
    const taken = environment().transport.beacon(record('partial', lead, ids));
    if (taken) handedOver.add(ids.submissionId);
    else console.warn('The partial lead could not be handed over; it is tried again.');
  }

  function record(stage: LeadStage, lead: ChatLead, ids: LeadIds) {
    const { page, territory, consentVersion } = environment();
    return toContactSubmission(lead, stage, { ...ids, page, territory, consentVersion });
  }

  const stored = () => parseConversation(tab.read(CONVERSATION_KEY), Date.now());

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    conversation: () => conversation,
    hasSavedInfo: () => savedInfo !== null,
    send,
    start() {
      for (const timer of Object.values(timers)) clearTimeout(timer);
      const found = stored();
      conversation = null;
      if (found) send({ type: 'restored', conversation: found });
      // A conversation in the other language ended, and its lead is being sent.
      if (!conversation) tab.write(CONVERSATION_KEY, null);
      for (const listener of listeners) listener();
      settlePending();
    },
    leave(staysOnSite) {
      // Without storage, the next page would begin without the conversation.
      if (staysOnSite && stored()) return;
      send({ type: 'pageHidden' });
    },
  };
}

type LeadIds = Pick<SubmissionContext, 'submissionId' | 'replaces' | 'deadline'>;

/** The outcome as an event of the conversation. */
function outcomeEvent(stage: LeadStage, submissionId: string, outcome: Outcome): ChatEvent {
  if (stage === 'partial') {
    return outcome.state === 'refused'
      ? { type: 'partialFailed', submissionId }
      : { type: 'partialSaved', submissionId };
  }
  if (outcome.state === 'sent') return { type: 'completeSaved', submissionId };
  if (outcome.state === 'pending') return { type: 'completeSaved', submissionId, isPending: true };
  const message = outcome.isServersWord ? outcome.message : undefined;
  return { type: 'completeFailed', submissionId, message };
}

/** The outcome of a sender that throws: a bug must not leave the visitor waiting. */
function failureOf(error: unknown): Outcome {
  console.error('The lead could not be sent:', error);
  return { state: 'refused', reason: 'failed', message: String(error) };
}
