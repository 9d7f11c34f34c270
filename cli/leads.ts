/**
 * npm run leads: the newest leads, in the terminal, from SQLite or PostgreSQL.
 * npm run leads -- 50 shows fifty of them.
 */
import { existsSync } from 'node:fs';
import { loadSite } from '../content-loader/load.ts';
import { officeTime } from '../domain/hours/office-hours.ts';
import { openDatabase } from '../server/db/database.ts';
import { EnvError, readEnv, sqliteFile } from '../server/env.ts';
import { type LeadSummary, readNewestLeads } from '../server/leads/lead-list.ts';

const DEFAULT_COUNT = 20;

if (import.meta.main) process.exitCode = await listLeads(process.argv.slice(2), console.log);

/**
 * Prints the newest leads.
 * @returns the exit code: 1 when the arguments or the settings cannot be used.
 */
export async function listLeads(
  words: string[],
  print: (line: string) => void,
  readSettings: typeof readEnv = readEnv,
): Promise<number> {
  const count = words.length === 0 ? DEFAULT_COUNT : Number(words[0]);
  if (!Number.isInteger(count) || count < 1 || count > 10_000 || words.length > 1) {
    print('Usage: npm run leads, or npm run leads -- 50 for the newest fifty.');
    return 1;
  }
  try {
    const env = readSettings();
    if (!env.databaseUrl && !existsSync(sqliteFile(env))) {
      print(`No leads yet: there is no ${sqliteFile(env)}.`);
      return 0;
    }
    const database = openDatabase(env);
    try {
      const { leads, total } = await readNewestLeads(database.db, count);
      for (const line of describeLeads(leads, total, loadSite().contact.time_zone)) print(line);
    } finally {
      await database.close();
    }
    return 0;
  } catch (error) {
    print(error instanceof EnvError ? error.message : `The leads can't be read: ${reason(error)}`);
    return 1;
  }
}

/** One block per lead, newest first, and a line that says what needs a person. */
export function describeLeads(leads: LeadSummary[], total: number, timeZone: string): string[] {
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

function reason(error: unknown): string {
  return error instanceof Error ? error.message || error.name : String(error);
}
