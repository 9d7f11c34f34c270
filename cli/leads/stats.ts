/** Where leads come from, and how many were called back. */

import { loadAreas, loadSite } from '../../content-loader/load.ts';
import { settingsOf } from '../../domain/territory/territory.ts';
import {
  type StoredLeadRecord,
  storedLeadRecord,
} from '../../server/leads/messages/lead-record.ts';
import { readLeadsSince } from '../../server/leads/store/lead-list.ts';
import type { OwnerCommand } from '../owner-command.ts';
import { printable } from './lead-lines.ts';

const DEFAULT_DAYS = 30;
/** Longest list per question. */
const LONGEST = 20;

export const stats: OwnerCommand = {
  usage: 'stats 90',
  purpose: `leads by territory, page and campaign, of the last ${DEFAULT_DAYS} days unless you say how many`,
  read([word, ...more]) {
    const days = word === undefined ? DEFAULT_DAYS : Number(word);
    if (more.length > 0 || !Number.isInteger(days) || days < 1 || days > 10_000) return null;
    return async ({ db, print }) => {
      const areas = loadAreas();
      const rows = await readLeadsSince(db, Date.now() - days * 86_400_000);
      const leads = rows
        .filter((row) => row.quarantine_reason === null)
        .map((row) => storedLeadRecord(row, areas));
      const { territories } = loadSite();
      const groups: [string, (lead: StoredLeadRecord) => string | null | undefined][] = [
        ['Territory', (lead) => lead.territory && settingsOf(territories, lead.territory).label],
        ['Page', (lead) => lead.page],
        ['Campaign', (lead) => lead.attribution.last_utm_campaign],
      ];
      print(line('', 'leads', 'contacted'));
      print(line(`Last ${days} days`, ...counts(leads)));
      for (const [title, keyOf] of groups) {
        print('');
        print(title);
        for (const [key, members] of largest(leads, keyOf)) {
          print(printable(line(`  ${key}`, ...counts(members))));
        }
      }
      return true;
    };
  },
};

const counts = (leads: StoredLeadRecord[]): [string, string] => [
  String(leads.length),
  String(leads.filter((lead) => lead.contacted_at !== null).length),
];

function line(label: string, leads: string, contacted: string): string {
  return `${label.slice(0, 48).padEnd(48)} ${leads.padStart(7)} ${contacted.padStart(10)}`;
}

function largest(
  leads: StoredLeadRecord[],
  keyOf: (lead: StoredLeadRecord) => string | null | undefined,
): [string, StoredLeadRecord[]][] {
  const groups = Map.groupBy(leads, (lead) => keyOf(lead) || 'not known');
  return [...groups].sort(([, a], [, b]) => b.length - a.length).slice(0, LONGEST);
}
