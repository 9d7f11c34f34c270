/** The newest leads, in the terminal. */
import { loadSite } from '../../content-loader/load.ts';
import { officeTime } from '../../domain/hours/office-hours.ts';
import { type LeadSummary, readNewestLeads } from '../../server/leads/lead-list.ts';
import type { LeadsCommand } from './command.ts';

const DEFAULT_COUNT = 20;

export const list: LeadsCommand = {
  usage: 'list 50',
  purpose: `the newest leads, ${DEFAULT_COUNT} unless you say how many`,
  read([word, ...more]) {
    const count = word === undefined ? DEFAULT_COUNT : Number(word);
    if (more.length > 0 || !Number.isInteger(count) || count < 1 || count > 10_000) return null;
    return async ({ db, print }) => {
      const { leads, total } = await readNewestLeads(db, count);
      const timeZone = loadSite().contact.time_zone;
      for (const line of describeLeads(leads, total, timeZone)) print(line);
      return true;
    };
  },
};

/** One block per lead, newest first, and a line that says what needs a person. */
function describeLeads(leads: LeadSummary[], total: number, timeZone: string): string[] {
  if (leads.length === 0) return ['No leads yet.'];
  const lines = leads.flatMap((lead) => [
    `${officeTime(timeZone, lead.created_at)}  ${lead.first_name}  ${lead.phone}${lead.email ? `  ${lead.email}` : ''}`,
    `    ${[lead.address, lead.service_needed, lead.source, lead.page].filter(Boolean).join(' | ')}`,
    ...(lead.description ? [`    ${shorten(lead.description)}`] : []),
    `    ${[...notesOf(lead), lead.submission_id].join(' | ')}`,
    '',
  ]);
  const parked = leads.filter((lead) => lead.mail === 'parked').length;
  const held = leads.filter((lead) => lead.quarantine_reason).length;
  const summary = [`${leads.length} of ${total} leads`];
  if (parked > 0) summary.push(`${parked} with a mail that was refused`);
  if (held > 0) summary.push(`${held} held back as spam`);
  return [...lines, `${summary.join(', ')}.`].map(printable);
}

const MAIL_NOTES: Record<string, string> = {
  sent: 'mailed',
  pending: 'mail waiting',
  sending: 'mail on its way',
  parked: 'MAIL REFUSED',
  held: 'not mailed',
};

function notesOf(lead: LeadSummary): string[] {
  return [
    lead.stage === 'partial' ? 'unfinished chat' : '',
    MAIL_NOTES[lead.mail ?? ''] ?? 'no mail',
    lead.mailError ? `(${lead.mailError})` : '',
    lead.quarantine_reason ? `HELD BACK: ${lead.quarantine_reason}` : '',
    lead.replaces ? `corrects ${lead.replaces}` : '',
    lead.contacted_at ? 'contacted' : '',
  ].filter(Boolean);
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 160 ? `${line.slice(0, 159)}…` : line;
}

/** What a visitor typed must not be able to steer the terminal. */
function printable(line: string): string {
  return line.replace(/[\p{Cc}\p{Cf}]/gu, '');
}
