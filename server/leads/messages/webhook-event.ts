/** What a webhook receiver is told of a lead: docs/webhook.md. */
import type { Area } from '../../../domain/content/site-schema.ts';
import type { OutboxRow } from '../../database/tables.ts';
import { leadRecord } from './lead-record.ts';
import type { LeadPayload } from './outbox-row.ts';

/** Stable over every attempt and over all receivers, so that a receiver recognises a repeat. */
export const eventId = (row: Pick<OutboxRow, 'submission_id' | 'stage'>) =>
  `lead.${row.stage}.${row.submission_id}`;

/** The body of one call. */
export function leadEvent(row: Pick<OutboxRow, 'payload' | 'stage'>, areas: Area[]) {
  const lead = JSON.parse(row.payload) as LeadPayload;
  return {
    type: `lead.${row.stage}`,
    timestamp: new Date(lead.received_at).toISOString(),
    data: leadRecord(lead, areas),
  };
}
