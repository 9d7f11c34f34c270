/** The command line says that a lead was called back: the inbox shows it. */
import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { addAuditEntry } from '../../activity/store/audit.ts';
import { addEvent } from '../../activity/store/events.ts';
import { toJson } from '../../database/json.ts';
import type { Database } from '../../database/tables.ts';
import { insertAct } from './act-records.ts';
import { changeOfficeLead } from './office-leads.ts';

/** Within the transaction that marks it. A lead that is not in the inbox, or was touched before, stays as it is. */
export async function noteContacted(
  db: Transaction<Database>,
  submissionId: string,
  now: number,
): Promise<void> {
  const lead = await db
    .selectFrom('office_leads')
    .select(['status', 'due_at', 'snoozed_until'])
    .where('submission_id', '=', submissionId)
    .where('status', '=', 'new')
    .executeTakeFirst();
  if (!lead) return;
  const act_id = randomUUID();
  const event_id = await addEvent(db, {
    at: now,
    submission_id: submissionId,
    what: 'acted',
    act_id,
  });
  await insertAct(db, {
    act_id,
    event_id,
    submission_id: submissionId,
    at: now,
    person_id: null,
    who: null,
    via: 'command-line',
    type: 'status',
    said: toJson({ status: 'contacted' }),
    before: toJson(lead),
    undone_by: null,
  });
  const after = { status: 'contacted', due_at: null, snoozed_until: null, event_id } as const;
  await changeOfficeLead(db, submissionId, after);
  await addAuditEntry(db, {
    at: now,
    person: null,
    what: 'lead.status',
    submissionId,
    detail: 'contacted, by the command line',
  });
}
