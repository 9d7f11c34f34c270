/** Everything about a lead: what was said, where it came from, what was agreed to, what has gone out. */
import type { Kysely } from 'kysely';
import { loadAreas, loadSite } from '../../content-loader/load.ts';
import { officeTime } from '../../domain/hours/office-hours.ts';
import type { Database, LeadRow } from '../../server/database/tables.ts';
import { storedLeadRecord } from '../../server/leads/messages/lead-record.ts';
import { readPerson } from '../../server/leads/person.ts';
import { findWording } from '../../server/leads/store/consent-wordings.ts';
import { findLeads, readNotifications } from '../../server/leads/store/lead-list.ts';
import type { OwnerCommand } from '../owner-command.ts';
import { printable } from './lead-lines.ts';

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
