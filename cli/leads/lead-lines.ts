/** A lead in the terminal. */

import { officeTime } from '../../domain/hours/office-hours.ts';
import { DEAD_LETTER, QUARANTINED } from '../../server/database/tables.ts';
import type { LeadSummary } from '../../server/leads/store/lead-list.ts';

/** Four lines and an empty one: when, who, what they want, how the office's mail fares. */
export function leadLines(lead: LeadSummary, timeZone: string): string[] {
  return [
    `${officeTime(timeZone, lead.created_at)}  ${lead.first_name}  ${lead.phone}${lead.email ? `  ${lead.email}` : ''}`,
    `    ${[lead.address, lead.service_needed, lead.source, lead.page].filter(Boolean).join(' | ')}`,
    ...(lead.description ? [`    ${shorten(lead.description)}`] : []),
    `    ${[...notesOf(lead), lead.submission_id].join(' | ')}`,
    '',
  ].map(printable);
}

/** What a visitor typed must not be able to steer the terminal. */
export function printable(line: string): string {
  return line.replace(/[\p{Cc}\p{Cf}]/gu, '');
}

const MAIL_NOTES: Record<string, string> = {
  sent: 'mailed',
  pending: 'mail waiting',
  sending: 'mail on its way',
  [DEAD_LETTER]: 'MAIL REFUSED',
  [QUARANTINED]: 'not mailed',
};

function notesOf(lead: LeadSummary): string[] {
  return [
    lead.stage === 'partial' ? 'unfinished chat' : '',
    MAIL_NOTES[lead.mail ?? ''] ?? 'no mail',
    lead.mailError ? `(${lead.mailError})` : '',
    lead.quarantine_reason ? `QUARANTINED: ${lead.quarantine_reason}` : '',
    lead.replaces ? `corrects ${lead.replaces}` : '',
    lead.contacted_at ? 'contacted' : '',
  ].filter(Boolean);
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 160 ? `${line.slice(0, 159)}…` : line;
}
