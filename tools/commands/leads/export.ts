/** Exports leads to a file. */
import { writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import { loadAreas } from '../../../publisher/read/load.ts';
import { fromJson } from '../../../server/database/json.ts';
import type { VisitRow } from '../../../server/database/tables.ts';
import { type ExportedLead, leadsCsv } from '../../../server/leads/messages/lead-csv.ts';
import { storedLeadRecord } from '../../../server/leads/messages/lead-record.ts';
import { readLeadsSince, visitsOfLeadsSince } from '../../../server/leads/store/lead-list.ts';
import type { OwnerCommand } from '../owner-command.ts';

/** For a spreadsheet or another program. */
export const exportLeads: OwnerCommand = {
  usage: 'export leads.csv 2026-11-01',
  purpose: 'into a new .csv or .json file; without a day all of them',
  read([file = '', day = '1970-01-01', ...more]) {
    const write = WRITERS[extname(file).toLowerCase()];
    const since = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(day) : Number.NaN;
    if (!write || Number.isNaN(since) || more.length > 0) return null;
    return async ({ db, print }) => {
      const areas = loadAreas();
      const leads = await readLeadsSince(db, since);
      const visits = Map.groupBy(
        await visitsOfLeadsSince(db, since),
        ({ submission_id }) => submission_id,
      );
      const content = write(
        leads.map((lead) => ({
          ...storedLeadRecord(lead, areas),
          visits: (visits.get(lead.submission_id) ?? []).map(visitRecord),
        })),
      );
      // Personal data: readable only by the owner, and never written over another file.
      writeFileSync(file, content, { flag: 'wx', mode: 0o600 });
      print(`${leads.length} ${leads.length === 1 ? 'lead' : 'leads'} written to ${file}.`);
      return true;
    };
  },
};

function visitRecord({ visit_id, state, day, window, zone, wishes, reason, done }: VisitRow) {
  return { visit_id, state, day, window, zone, wishes: fromJson(wishes), reason, done };
}

const WRITERS: Record<string, (leads: ExportedLead[]) => string> = {
  '.json': (leads) => `${JSON.stringify(leads, null, 2)}\n`,
  '.csv': leadsCsv,
};
