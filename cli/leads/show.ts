/** Leads in the terminal: the newest, those in quarantine, and everything about one. */
import type { Kysely } from 'kysely';
import { loadAreas, loadSite } from '../../content-loader/load.ts';
import { officeTime } from '../../domain/hours/office-hours.ts';
import type { Database, LeadRow } from '../../server/database/tables.ts';
import { storedLeadRecord } from '../../server/leads/messages/lead-record.ts';
import { readPerson } from '../../server/leads/person.ts';
import { findWording } from '../../server/leads/store/consent-wordings.ts';
import {
  findLeads,
  type LeadSummary,
  readNewestLeads,
  readNotifications,
  readQuarantinedLeads,
} from '../../server/leads/store/lead-list.ts';
import type { OwnerCommand } from '../owner-command.ts';

const DEFAULT_COUNT = 20;

export const list: OwnerCommand = {
  usage: 'list 50',
  purpose: `the newest leads, ${DEFAULT_COUNT} unless you say how many`,
  read([word, ...more]) {
    const count = word === undefined ? DEFAULT_COUNT : Number(word);
    if (more.length > 0 || !Number.isInteger(count) || count < 1 || count > 10_000) return null;
    return async ({ db, print }) => {
      const { leads, total } = await readNewestLeads(db, count);
      printLeads(leads, print);
      print(summaryOf(leads, total));
      return true;
    };
  },
};

/** How many there are, and what needs a person. */
function summaryOf(leads: LeadSummary[], total: number): string {
  if (leads.length === 0) return 'No leads yet.';
  const refused = leads.filter((lead) => lead.mail === 'dead_letter').length;
  const quarantined = leads.filter((lead) => lead.quarantine_reason).length;
  const parts = [`${leads.length} of ${total} leads`];
  if (refused > 0) parts.push(`${refused} with a mail that was refused`);
  if (quarantined > 0) parts.push(`${quarantined} in quarantine`);
  return `${parts.join(', ')}.`;
}

/** They are stored, and never mailed until somebody releases them. */
export const quarantine: OwnerCommand = {
  usage: 'quarantine',
  purpose: 'leads that look like spam, and why; they are not mailed',
  read(words) {
    if (words.length > 0) return null;
    return async ({ db, print }) => {
      const leads = await readQuarantinedLeads(db);
      printLeads(leads, print);
      print(leads.length > 0 ? LET_GO : 'Nothing is quarantined.');
      return true;
    };
  },
};

const LET_GO = 'Is one of them a customer? npm run leads -- release, and its id.';

export const show: OwnerCommand = {
  usage: 'show sam@example.com',
  purpose: 'everything about the leads of a person, or of one by its id',
  read(words) {
    const said = words.join(' ').trim();
    if (!said) return null;
    return async ({ db, print }) => {
      const leads = await findLeads(db, readPerson(said) ?? said.toLowerCase());
      for (const lead of leads) {
        const lines = await linesOf(lead, db);
        for (const line of lines) print(printable(line));
      }
      if (leads.length === 0) print('There is no such lead.');
      return leads.length > 0;
    };
  },
};

async function linesOf(lead: LeadRow, db: Kysely<Database>): Promise<string[]> {
  const notifications = await readNotifications(db, lead.submission_id);
  const zone = loadSite().contact.time_zone;
  const time = (at: number | null) => (at === null ? 'not yet' : officeTime(zone, at));
  const { attribution, consent, description, details, ...record } = storedLeadRecord(
    lead,
    loadAreas(),
  );
  const facts = {
    ...record,
    received_at: time(lead.created_at),
    contacted_at: time(lead.contacted_at),
    ...prefixed('details', details ?? {}),
    ...prefixed('consent', consent ?? {}),
    ...attribution,
  };
  const wording = consent && (await findWording(db, consent.wording, consent.version));
  return [
    ...Object.entries(facts)
      .filter(([, value]) => value !== null && value !== '')
      .map(([name, value]) => `${name}: ${value}`),
    'in their words:',
    ...indented(description || '(nothing said)'),
    ...(wording ? ['what they were told:', ...indented(wording)] : []),
    'gone out:',
    ...notifications.map((row) => {
      const what = [row.kind, row.stage, row.receiver].filter(Boolean).join(' ');
      const when = row.sent_at ? ` ${time(row.sent_at)}` : '';
      return `    ${what}: ${row.state}${when}${row.last_error ? ` (${row.last_error})` : ''}`;
    }),
    '',
  ];
}

function indented(text: string): string[] {
  return text.split('\n').map((line) => `    ${line}`);
}

function prefixed(prefix: string, facts: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [`${prefix}_${name}`, value]),
  );
}

function printLeads(leads: LeadSummary[], print: (line: string) => void): void {
  const timeZone = loadSite().contact.time_zone;
  for (const line of leads.flatMap((lead) => leadLines(lead, timeZone))) print(line);
}

/** Four lines and an empty one: when, who, what they want, how the office's mail fares. */
function leadLines(lead: LeadSummary, timeZone: string): string[] {
  return [
    `${officeTime(timeZone, lead.created_at)}  ${lead.first_name}  ${lead.phone}${lead.email ? `  ${lead.email}` : ''}`,
    `    ${[lead.address, lead.service_needed, lead.source, lead.page].filter(Boolean).join(' | ')}`,
    ...(lead.description ? [`    ${shorten(lead.description)}`] : []),
    `    ${[...notesOf(lead), lead.submission_id].join(' | ')}`,
    '',
  ].map(printable);
}

/** What a visitor typed must not be able to steer the terminal. */
function printable(line: string): string {
  return line.replace(/[\p{Cc}\p{Cf}]/gu, '');
}

const MAIL_NOTES: Record<string, string> = {
  sent: 'mailed',
  pending: 'mail waiting',
  sending: 'mail on its way',
  dead_letter: 'MAIL REFUSED',
  quarantined: 'not mailed',
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
