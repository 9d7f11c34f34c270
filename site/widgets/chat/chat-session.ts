/**
 * Carries out the effects of the chat machine in a browser: timers, storage, requests. A conversation is its tab's, name and phone are
 * the device's. React only looks on (see chat.tsx), so closing the panel interrupts nothing.
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
  /** Drops what still waits on this device. */
  discard(submissionId: string): void;
  /** What has become of a submission that was stored on this device. */
  outcomeOfPending(submissionId: string): Outcome;
  /** Calls back when what is stored on this device has changed. */
  onPendingChange(listener: () => void): void;
}

/** What the session needs from the page around it; read anew for every event. */
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
  /** Takes up what the tab's storage holds; again when the page comes back from the browser's page cache. */
  start(): void;
  /**
   * The page is left and may never come back.
   * @param staysOnSite for another page of this site, which takes up what is stored
   */
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
  let typing: ReturnType<typeof setTimeout> | undefined;
  let deadline: ReturnType<typeof setTimeout> | undefined;
  let goodbye: ReturnType<typeof setTimeout> | undefined;

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
        clearTimeout(typing);
        typing = setTimeout(() => send({ type: 'typed', turn: effect.turn }), effect.delayMs);
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
        goodbye = setTimeout(() => send({ type: 'goodbyeOver', submissionId }), effect.delayMs);
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

  /** A lead that was kept on this device has been sent or refused since, from any page. */
  function settlePending(): void {
    if (conversation?.complete !== 'pending') return;
    const { submissionId } = conversation;
    const outcome = environment().transport.outcomeOfPending(submissionId);
    if (outcome.state !== 'pending') send(outcomeEvent('complete', submissionId, outcome));
  }

  /** Once per conversation and page: a phone that is locked ten times needs to say it only once. */
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
      for (const timer of [typing, deadline, goodbye]) clearTimeout(timer);
      const found = stored();
      conversation = null;
      if (found) send({ type: 'restored', conversation: found });
      // It was begun in the other language, and what it knew is on its way.
      if (!conversation) tab.write(CONVERSATION_KEY, null);
      for (const listener of listeners) listener();
      settlePending();
    },
    leave(staysOnSite) {
      // Where nothing can be stored, the next page begins without a conversation.
      if (staysOnSite && stored()) return;
      send({ type: 'pageHidden' });
    },
  };
}

/** The parts of an effect that go into the record. */
type LeadIds = Pick<SubmissionContext, 'submissionId' | 'replaces' | 'deadline'>;

/** What the conversation learns. */
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

/** A bug of the sender must not leave the visitor waiting; its words go to the log. */
function failureOf(error: unknown): Outcome {
  console.error('The lead could not be sent:', error);
  return { state: 'refused', reason: 'failed', message: String(error) };
}
