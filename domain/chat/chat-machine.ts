/**
 * The chat assistant as a pure state machine (spec §4, Chat conversation): it takes an event and returns the next
 * conversation and the effects to carry out. Time, ids and stored data arrive in `ChatContext`.
 */
import * as m from '#messages';
import { chatForm } from '../forms/chat-form.ts';
import { readAnswer } from '../forms/form.ts';
import { pageLanguage } from '../language/language.ts';
import type { ChatContext, ChatEffect, ChatEvent, ChatResult } from './chat-events.ts';
import { type ChatLead, canBePartial } from './chat-lead.ts';
import {
  allSet,
  type BotLine,
  CHAT_TIMINGS,
  dangerAdvice,
  greeting,
  noticeLine,
  plain,
  requestPending,
} from './chat-script.ts';
import { finishTyping, say, start, unchanged, withVisitorMessage } from './chat-turns.ts';
import {
  type ChatStep,
  type Conversation,
  canAnswer,
  canRetry,
  canSkip,
  owesPartial,
  questionOf,
} from './conversation.ts';
import { isOfferAccepted, readFirstAnswer } from './read-answers.ts';
import type { VisitorInfo } from './visitor-info.ts';

/** The next conversation and its effects. An event that does not apply changes nothing. */
export function nextChat(
  conversation: Conversation | null,
  event: ChatEvent,
  context: ChatContext,
): ChatResult {
  const result = apply(conversation, event, context);
  const changed = result.conversation !== conversation && event.type !== 'restored';
  return changed && result.conversation
    ? { ...result, conversation: { ...result.conversation, updatedAt: context.now } }
    : result;
}

function apply(
  conversation: Conversation | null,
  event: ChatEvent,
  context: ChatContext,
): ChatResult {
  switch (event.type) {
    case 'opened':
      return conversation ? unchanged(conversation) : start([greeting(context.settings)], context);
    case 'restarted':
      return conversation?.step === 'complete' && !conversation.typing
        ? start([greeting(context.settings)], context)
        : unchanged(conversation);
    case 'forgotten': {
      const fresh = start(
        [plain(m.chat_done_your_details_are_gone_from()), greeting(context.settings)],
        context,
      );
      const first: ChatEffect[] = [{ type: 'forgetVisitor' }, { type: 'cancelDeadline' }];
      if (conversation && conversation.complete !== 'sent') {
        first.push({ type: 'discardLead', submissionId: conversation.submissionId });
      }
      return { ...fresh, effects: [...first, ...fresh.effects] };
    }
    case 'restored':
      return resume(event.conversation, context);
    default:
      return conversation ? proceed(conversation, event, context) : unchanged(conversation);
  }
}

type RunningEvent = Exclude<ChatEvent, { type: 'opened' | 'restarted' | 'forgotten' | 'restored' }>;

function proceed(c: Conversation, event: RunningEvent, context: ChatContext): ChatResult {
  if ('submissionId' in event && event.submissionId !== c.submissionId) return unchanged(c);
  switch (event.type) {
    case 'typed':
      return finishTyping(c, event.turn);
    case 'answered':
      return answer(c, event.text, context);
    case 'skipped':
      return canSkip(c)
        ? submit(withLead(withVisitorMessage(c, m.chat_skip()), { email: '' }))
        : unchanged(c);
    case 'retried':
      return canRetry(c) ? submit(c) : unchanged(c);
    case 'deadlineReached':
      return reachDeadline(c, context);
    case 'partialSaved':
      return { conversation: { ...c, partial: 'sent' }, effects: [] };
    case 'partialFailed':
      return { conversation: { ...c, partial: 'unsent' }, effects: [] };
    case 'completeSaved':
      return finish(c, event.isPending ?? false, context);
    case 'corrected':
      return correct(c, event.freshId);
    case 'completeFailed':
      return fail(c, event.message, context);
    case 'closed':
      return c.goodbye ? { conversation: null, effects: [] } : unchanged(c);
    case 'goodbyeOver':
      return c.goodbye ? { conversation: null, effects: [{ type: 'closePanel' }] } : unchanged(c);
    case 'pageHidden':
      return leavePage(c);
  }
}

function answer(c: Conversation, typed: string, context: ChatContext): ChatResult {
  if (!canAnswer(c)) return unchanged(c);
  const text = cleanAnswer(typed, c.step);
  if (!text) return unchanged(c);
  const answered = withVisitorMessage(c, text);
  switch (c.step) {
    case 'hasPestIssue':
      return answerFirst(answered, text, context);
    case 'explainIssue':
      return say(
        { ...withLead(answered, { issue: addIssue(c.lead.issue, text) }), step: 'zipCode' },
        [
          ...dangerAdvice(text, c.lead.issue, context.settings),
          plain(m.chat_thanks_whats_your_zip_code()),
        ],
      );
    case 'zipCode':
      return askName({ ...withLead(answered, { zipCode: text }), step: 'name' }, context);
    case 'name':
      return c.offer
        ? answerOffer(answered, c.offer, text, context)
        : say({ ...withLead(answered, { name: text }), step: 'phone' }, [
            noticeLine(context.settings),
            plain(m.chat_thanks_whats_the_best_number_to({ name: text })),
          ]);
    case 'phone': {
      const given = startDeadline(
        { ...withLead(answered, { phone: text }), step: 'email' },
        context,
      );
      return say(
        given.conversation,
        [plain(m.chat_last_one_whats_your_e_mail())],
        CHAT_TIMINGS.typing,
        given.effects,
      );
    }
    case 'email':
      return submit(withLead(answered, { email: text }));
    default:
      return unchanged(c);
  }
}

function answerFirst(c: Conversation, text: string, { settings }: ChatContext): ChatResult {
  const issue = readFirstAnswer(text, settings.pests);
  if (issue === null)
    return say({ ...withLead(c, { hasPestIssue: false }), goodbye: true }, [
      plain(m.chat_goodbye()),
    ]);
  return say(
    { ...withLead(c, { hasPestIssue: true, issue }), step: 'explainIssue' },
    [
      ...dangerAdvice(issue, '', settings),
      plain(
        issue
          ? m.chat_we_can_help_with_that_what_else()
          : m.chat_we_can_help_with_that_what_are_you(),
      ),
    ],
    CHAT_TIMINGS.firstConfirmation,
  );
}

/** Joins the issue that the first answer began with the description. */
function addIssue(begun: string, text: string): string {
  return (begun ? `${begun}\n${text}` : text).slice(0, chatForm.fields.issue.max);
}

function askName(c: Conversation, { savedInfo, settings }: ChatContext): ChatResult {
  if (!savedInfo) return say(c, [plain(m.chat_and_whats_your_name())]);
  const { name, phone } = savedInfo;
  const question = plain(m.chat_welcome_back_shall_i_use_and_again({ name, phone }));
  return say({ ...c, offer: savedInfo }, [noticeLine(settings), question]);
}

function answerOffer(
  c: Conversation,
  offer: VisitorInfo,
  text: string,
  context: ChatContext,
): ChatResult {
  if (!isOfferAccepted(text))
    return say({ ...c, offer: null }, [plain(m.chat_no_problem_what_name_should_we_use())]);
  const { name, phone, email } = offer;
  const taken: Conversation = {
    ...withLead(c, { name, phone, email }),
    step: 'email',
    offer: null,
  };
  // From here on the phone is known, so a failed submission must still leave a partial lead.
  const given = startDeadline(taken, context);
  const sent = submit(given.conversation);
  return { ...sent, effects: [...given.effects, ...sent.effects] };
}

function startDeadline(c: Conversation, { now }: ChatContext) {
  const at = now + CHAT_TIMINGS.partialDeadline;
  const effects: ChatEffect[] = [{ type: 'startDeadline', at }];
  return { conversation: { ...c, deadlineAt: at }, effects };
}

function submit(c: Conversation): ChatResult {
  return {
    conversation: { ...c, complete: 'sending' },
    effects: [{ type: 'saveComplete', ...leadOf(c) }],
  };
}

/**
 * The sender has already switched to the new id; the conversation follows. The office has name and phone from the attempt
 * that arrived, so the deadline is canceled.
 */
function correct(c: Conversation, freshId: string): ChatResult {
  return {
    conversation: { ...c, submissionId: freshId, replaces: c.submissionId, deadlineAt: null },
    effects: [{ type: 'cancelDeadline' }],
  };
}

function finish(c: Conversation, isPending: boolean, { settings }: ChatContext): ChatResult {
  if (c.complete === 'sent' || (isPending && c.complete === 'pending')) return unchanged(c);
  const { name, phone, email } = c.lead;
  return say(
    { ...c, complete: isPending ? 'pending' : 'sent', step: 'complete', deadlineAt: null },
    isPending ? [requestPending()] : allSet(c.lead, settings),
    CHAT_TIMINGS.typing,
    [{ type: 'cancelDeadline' }, { type: 'rememberVisitor', info: { name, phone, email } }],
  );
}

function fail(c: Conversation, message: string | undefined, context: ChatContext): ChatResult {
  if (c.complete !== 'sending' && c.complete !== 'pending') return unchanged(c);
  // Spec §8: the bubble, and the toast with the server's message if there is one.
  const line: BotLine = { text: m.chat_im_sorry_there_was_an_error(), tone: 'error' };
  const text = message?.trim() || m.chat_failed_to_submit_request_please();
  const failed = say({ ...c, complete: 'failed' }, [line], CHAT_TIMINGS.typing, [
    { type: 'toast', title: m.chat_error(), text },
  ]);
  // The deadline may have passed while the complete lead was being sent.
  const due = c.deadlineAt !== null && context.now >= c.deadlineAt;
  if (!due || !failed.conversation) return failed;
  const late = reachDeadline(failed.conversation, context);
  return { ...late, effects: [...failed.effects, ...late.effects] };
}

function reachDeadline(c: Conversation, { now }: ChatContext): ChatResult {
  if (c.deadlineAt === null || c.partial !== 'unsent' || !canBePartial(c.lead)) return unchanged(c);
  if (now < c.deadlineAt) {
    return { conversation: c, effects: [{ type: 'startDeadline', at: c.deadlineAt }] };
  }
  // A complete lead in flight makes the partial one unnecessary; if it fails, `fail` calls this again.
  if (c.complete === 'sending') return unchanged(c);
  return {
    conversation: { ...c, partial: 'sending' },
    effects: [{ type: 'savePartial', deadline: c.deadlineAt, ...leadOf(c) }],
  };
}

function leavePage(c: Conversation): ChatResult {
  if (c.deadlineAt === null || !owesPartial(c) || !canBePartial(c.lead)) return unchanged(c);
  return {
    conversation: c,
    effects: [{ type: 'beaconPartial', deadline: c.deadlineAt, ...leadOf(c) }],
  };
}

const leadOf = ({ submissionId, lead, replaces }: Conversation) => ({
  submissionId,
  lead,
  replaces,
});

/** Restores a stored conversation. What was in flight when the page closed is sent again (same id, same row). */
function resume(stored: Conversation, context: ChatContext): ChatResult {
  if (stored.goodbye) return { conversation: null, effects: [{ type: 'closePanel' }] };
  if (stored.language !== pageLanguage()) return endInOtherLanguage(stored);
  const latest = context.now + CHAT_TIMINGS.partialDeadline;
  const deadlineAt = stored.deadlineAt === null ? null : Math.min(stored.deadlineAt, latest);
  const partial = stored.partial === 'sending' ? 'unsent' : stored.partial;
  const conversation = { ...stored, deadlineAt, partial };
  const effects: ChatEffect[] = [];
  const { typing } = conversation;
  if (typing) effects.push({ type: 'type', turn: typing.turn, delayMs: typing.delay });
  if (deadlineAt !== null && owesPartial(conversation))
    effects.push({ type: 'startDeadline', at: deadlineAt });
  if (conversation.complete === 'sending') effects.push(...submit(conversation).effects);
  return { conversation, effects };
}

/**
 * Ends a conversation that began in another language than the page's, because Yes and No would be in another language than the
 * question above them. First sends what it has of a lead.
 */
function endInOtherLanguage(c: Conversation): ChatResult {
  const effects: ChatEffect[] = [{ type: 'cancelDeadline' }];
  if (c.complete === 'sending') effects.push(...submit(c).effects);
  else if (c.deadlineAt !== null && owesPartial(c) && canBePartial(c.lead))
    effects.push({ type: 'savePartial', deadline: c.deadlineAt, ...leadOf(c) });
  return { conversation: null, effects };
}

function withLead(c: Conversation, part: Partial<ChatLead>): Conversation {
  return { ...c, lead: { ...c.lead, ...part } };
}

/** Trimmed, cut, and on one line unless it is the description; '' for whitespace only (spec §5). */
function cleanAnswer(text: string, step: ChatStep): string {
  const read = readAnswer(chatForm.fields[questionOf(step)], text);
  return 'value' in read ? read.value : '';
}
