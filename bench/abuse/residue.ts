/** Checks what an attack left in the database, the mail folder and the log. Each fault is a sentence. */
import { createReadStream, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as v from 'valibot';
import { ContactSubmission } from '../../domain/lead/contact-submission.ts';
import { NewsletterSignup } from '../../domain/newsletter/newsletter-signup.ts';
import { openDatabase } from '../../server/database/database.ts';
import type { LeadRow } from '../../server/database/tables.ts';
import { CANARY } from './malicious-texts.ts';

export interface Residue {
  leads: number;
  signups: number;
  mails: number;
  logLines: number;
  faults: string[];
}

/** @param dataDir of a server that has stopped. @param log its log. */
export async function checkResidue(dataDir: string, log: string): Promise<Residue> {
  const faults: string[] = [];
  const database = openDatabase({ dataDir, databaseUrl: null, migrationDatabaseUrl: null });
  const leads = await database.db.selectFrom('contact_submissions').selectAll().execute();
  const signups = await database.db.selectFrom('newsletter_signups').selectAll().execute();
  const notified = await database.db
    .selectFrom('outbox')
    .select('submission_id')
    .where('kind', '=', 'lead')
    .execute();
  await database.close();

  const known = new Set(notified.map((row) => row.submission_id));
  for (const lead of leads) {
    const problem = leadProblem(lead);
    if (problem) faults.push(`stored lead ${lead.submission_id}: ${problem}`);
    if (!known.has(lead.submission_id)) faults.push(`no notification of ${lead.submission_id}`);
  }
  for (const { email, source_page } of signups) {
    const read = v.safeParse(NewsletterSignup, { email, source_page });
    if (!read.success || read.output.email !== email) faults.push(`stored signup: ${email}`);
  }
  const mails = readMails(join(dataDir, 'mail'), faults);
  const logLines = await readLog(log, faults);
  return { leads: leads.length, signups: signups.length, mails, logLines, faults };
}

/** What is stored has to pass the schema again, and come out of it as it went in. */
function leadProblem(row: LeadRow): string | null {
  const optional = Object.fromEntries(
    (['replaces', 'territory', 'customer_type'] as const).flatMap((name) =>
      row[name] === null ? [] : [[name, row[name]]],
    ),
  );
  const { wording: _wording, at: _at, page: _page, ...consent } = JSON.parse(row.consent ?? '{}');
  const sent = {
    first_name: row.first_name,
    last_name: row.last_name,
    phone: row.phone,
    email: row.email,
    service_needed: row.service_needed,
    description: row.description,
    urgency: row.urgency,
    address: row.address,
    source: row.source,
    submission_id: row.submission_id,
    page: row.page,
    ...optional,
    ...(row.attribution !== null && { attribution: JSON.parse(row.attribution) }),
    ...(row.consent !== null && { consent }),
  };
  const read = v.safeParse(ContactSubmission, sent);
  if (!read.success) return read.issues[0].message;
  const changed = Object.entries(sent).find(
    ([name, value]) =>
      JSON.stringify(read.output[name as keyof ContactSubmission]) !== JSON.stringify(value),
  );
  if (changed) return `${changed[0]} is not what the schema makes of it`;
  return ['partial', 'complete'].includes(row.stage) ? null : `stage ${row.stage}`;
}

const MAIL_HEADERS =
  /^(auto-submitted|content-type|content-transfer-encoding|date|from|in-reply-to|list-unsubscribe|list-unsubscribe-post|message-id|mime-version|references|reply-to|subject|to|x-auto-response-suppress|x-lead-stage|x-submission-id)$/;

function readMails(folder: string, faults: string[]): number {
  const files = readdirSync(folder, { withFileTypes: true }).filter(({ name }) =>
    name.endsWith('.eml'),
  );
  for (const { name } of files) {
    const [head = ''] = readFileSync(join(folder, name), 'latin1').split('\r\n\r\n');
    const names = head
      .replace(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map((line) => line.slice(0, line.indexOf(':')).toLowerCase());
    const foreign = names.find((header) => !MAIL_HEADERS.test(header));
    if (foreign !== undefined) faults.push(`mail ${name}: a header ${JSON.stringify(foreign)}`);
    if (new Set(names).size !== names.length) faults.push(`mail ${name}: a header twice`);
  }
  return files.length;
}

async function readLog(file: string, faults: string[]): Promise<number> {
  let lines = 0;
  for await (const line of createInterface({ input: createReadStream(file) })) {
    lines += 1;
    if (line.includes(CANARY)) faults.push(`log: a canary: ${line.slice(0, 300)}`);
    const entry = parse(line);
    if (!entry) faults.push(`log: no JSON: ${line.slice(0, 300)}`);
    else if (entry.level !== 30) faults.push(`log: ${line.slice(0, 300)}`);
  }
  return lines;
}

function parse(line: string): { level?: unknown } | null {
  try {
    return JSON.parse(line) as { level?: unknown };
  } catch {
    return null;
  }
}
