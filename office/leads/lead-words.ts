/** What the office calls things. */
import * as m from '#messages';
import { CALLER_SOURCE } from '../../domain/lead/submission-fields.ts';
import type { ActRecord } from '../../domain/office/acts-api.ts';
import type { LeadSummary } from '../../domain/office/leads-api.ts';
import { windowWords } from '../../domain/visits/visit-words.ts';
import { dayAndTime } from '../parts/time-words.ts';

export const STATUS_WORDS: Record<LeadSummary['status'], string> = {
  new: m.office_new(),
  contacted: m.office_contacted(),
  booked: m.office_booked(),
  won: m.office_won(),
  lost: m.office_lost(),
  spam: m.office_spam(),
};

export const LOST_WORDS = {
  price: m.office_lead_too_expensive(),
  'no-answer': m.office_lead_never_reached(),
  'out-of-area': m.office_lead_out_of_our_area(),
  'not-our-work': m.office_lead_not_our_work(),
  'chose-another': m.office_lead_chose_another_company(),
  'solved-itself': m.office_lead_no_longer_needed(),
  other: m.office_lead_another_reason(),
} as const;

/** "Chat" and "Chat, left unfinished" for the chat's tags; a form's tag says where it stood. */
export function sourceWords(source: string): string {
  if (source === 'chatbot') return m.common_chat();
  if (source === CALLER_SOURCE) return m.office_lead_by_phone();
  if (source === 'chatbot_partial') return m.office_lead_chat_left_unfinished();
  const words = source.replace(/[-_]+/g, ' ').trim();
  return words === '' ? m.common_form() : m.office_lead_form({ words });
}

export const dollars = (cents: number) =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100);

/** "1,250.50" as cents; null = that is no amount. */
export function readDollars(text: string): number | null {
  const plain = text.replace(/[\s$,]/g, '');
  return /^\d{1,7}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : null;
}

const CONTACT_WORDS = {
  call: m.office_act_called(),
  text: m.office_act_wrote_a_text(),
  mail: m.office_act_wrote_a_mail(),
} as const;

/** What somebody did, after their name: "marked it as booked, $120". */
export function actWords(act: ActRecord, now: number, timeZone: string): string {
  switch (act.type) {
    case 'status': {
      const more = [
        act.lost_reason && LOST_WORDS[act.lost_reason].toLowerCase(),
        act.amount_cents !== undefined && dollars(act.amount_cents),
      ].filter(Boolean);
      const status = STATUS_WORDS[act.status ?? 'new'].toLowerCase();
      return [m.office_act_marked_as({ status }), ...more].join(', ');
    }
    case 'note':
      return m.office_act_noted();
    case 'assign':
      return act.assigned_to
        ? m.office_act_gave_it_to({ name: act.assigned_to.name })
        : m.office_act_gave_it_back();
    case 'snooze':
      return act.snoozed_until
        ? m.office_act_put_it_off({ moment: dayAndTime(act.snoozed_until, now, timeZone) })
        : m.office_act_took_it_up();
    case 'reach':
      return CONTACT_WORDS[act.reached_by ?? 'call'];
    case 'split':
      return m.office_act_told_apart();
    case 'join':
      return m.office_act_joined();
    case 'release':
      return m.office_act_released();
    case 'undo':
      return m.office_act_undone();
    case 'visit':
      return act.visit ? visitWords(act.visit) : m.office_act_named_times();
  }
}

function visitWords({ state, booked, before }: NonNullable<ActRecord['visit']>): string {
  if (!booked || state === 'asked') return m.office_act_named_times();
  const when = windowWords(booked);
  if (state === 'canceled') return m.office_act_canceled_visit({ when });
  if (state === 'done') return m.office_act_did_visit({ when });
  if (state === 'missed') return m.office_act_missed_visit({ when });
  return before ? m.office_act_moved_visit({ when }) : m.office_act_booked_visit({ when });
}

/** Who did it, where nobody was signed in. */
export const VIA_WORDS = {
  office: m.office_lead_the_server(),
  'mail-link': m.office_lead_a_link_in_the_mail(),
  customer: m.office_lead_the_customer(),
} as const;

/** How long the question after a call stands, ms. */
const ASKED_FOR_MS = 60 * 60_000;

/** The call, text or mail of which this person has not yet said what came of it; null = none. */
export function openContact(acts: ActRecord[], personId: string, now: number): ActRecord | null {
  const last = acts.findLast(
    ({ type, undone_by, by }) =>
      undone_by === null && by?.person_id === personId && type !== 'undo' && type !== 'assign',
  );
  return last?.type === 'reach' && now - last.at < ASKED_FOR_MS ? last : null;
}
