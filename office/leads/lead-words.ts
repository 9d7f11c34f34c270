/** Labels of sources, statuses and acts. */
import { CALLER_SOURCE } from '../../domain/lead/submission-fields.ts';
import type { ActRecord } from '../../domain/office/acts-api.ts';
import type { PersonRef } from '../../domain/office/fields.ts';
import type { LeadSummary } from '../../domain/office/leads-api.ts';
import type { VisitChange } from '../../domain/office/visits-api.ts';
import { windowWords } from '../../domain/visits/visit-words.ts';
import type { Times } from '../parts/use-now.ts';

export const STATUS_WORDS: Record<LeadSummary['status'], string> = {
  new: 'New',
  contacted: 'Contacted',
  booked: 'Booked',
  won: 'Won',
  lost: 'Lost',
  spam: 'Spam',
};

export const LOST_WORDS = {
  price: 'Too expensive',
  'no-answer': 'Never reached',
  'out-of-area': 'Out of our area',
  'not-our-work': 'Not our work',
  'chose-another': 'Chose another company',
  'solved-itself': 'No longer needed',
  other: 'Another reason',
} as const;

/** "Chat" and "Chat, left unfinished" for the chat's tags; a form's tag names its place. */
export function sourceWords(source: string): string {
  if (source === 'chatbot') return 'Chat';
  if (source === CALLER_SOURCE) return 'By phone';
  if (source === 'chatbot_partial') return 'Chat, left unfinished';
  const words = source.replace(/[-_]+/g, ' ').trim();
  return words === '' ? 'Form' : `Form: ${words}`;
}

export const dollars = (cents: number) =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100);

const CONTACT_WORDS = {
  call: 'called',
  text: 'wrote a text',
  mail: 'wrote a mail',
} as const;

/** An act in words, after the user's name: "marked it as booked, $120". */
export function actWords(act: ActRecord, times: Times, people: PersonRef[]): string {
  switch (act.type) {
    case 'status': {
      const more = [
        act.lost_reason && LOST_WORDS[act.lost_reason].toLowerCase(),
        act.amount_cents !== undefined && dollars(act.amount_cents),
      ].filter(Boolean);
      const status = STATUS_WORDS[act.status].toLowerCase();
      return [`marked it as ${status}`, ...more].join(', ');
    }
    case 'note':
      return 'noted';
    case 'assign': {
      const { name = 'somebody' } = people.find((one) => one.person_id === act.person_id) ?? {};
      return act.person_id === null ? 'gave it back to everybody' : `gave it to ${name}`;
    }
    case 'snooze':
      return act.until === null
        ? 'took it up again'
        : `put it off until ${times.dayAndTime(act.until)}`;
    case 'reach':
      return CONTACT_WORDS[act.way];
    case 'release':
      return 'released it from quarantine';
    case 'visit':
      return visitWords(act.visit);
  }
}

function visitWords({ state, booked, before }: VisitChange): string {
  if (!booked || state === 'asked') return 'named times for a visit';
  const when = windowWords(booked);
  if (state === 'canceled') return `canceled the visit: ${when}`;
  if (state === 'done') return `noted what was done: ${when}`;
  if (state === 'missed') return `noted that nobody was at home: ${when}`;
  return before ? `moved the visit: ${when}` : `booked a visit: ${when}`;
}

/** The author of acts made without a sign-in. */
export const VIA_WORDS = {
  office: 'The server',
  'mail-link': 'A link in the mail',
  customer: 'The customer',
} as const;

/** How long the question after a call stays, ms. */
const ASKED_FOR_MS = 60 * 60_000;

/** The call, text or mail whose outcome this user has not answered yet; null for none. */
export function openContact(acts: ActRecord[], personId: string, now: number) {
  const last = acts.findLast(({ type, by }) => by?.person_id === personId && type !== 'assign');
  return last?.type === 'reach' && now - last.at < ASKED_FOR_MS ? last : null;
}
