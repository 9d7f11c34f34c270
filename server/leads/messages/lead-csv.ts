/** Requests as a file for a spreadsheet: one column per fact, the same ones for every request. */
import { ATTRIBUTION_FIELDS } from '../../../domain/attribution/attribution.ts';
import { toCsv } from '../../../domain/csv/csv.ts';
import { DETAILS_KEYS } from '../../../domain/forms/forms.ts';
import type { StoredLeadRecord } from './lead-record.ts';

/** A stored request with its visits. */
export interface ExportedLead extends StoredLeadRecord {
  visits: { state: string; day: string | null; window: string | null }[];
}

export function leadsCsv(leads: readonly ExportedLead[]): string {
  const rows = leads.map(flat);
  return toCsv(Object.keys(rows[0] ?? {}), rows);
}

function flat({
  attribution,
  consent,
  details,
  visits,
  ...record
}: ExportedLead): Record<string, unknown> {
  return {
    ...record,
    consent_wording: consent?.wording,
    consent_version: consent?.version,
    consent_at: consent?.at,
    consent_page: consent?.page,
    consent_marketing_texts: consent?.marketing_texts,
    ...Object.fromEntries(DETAILS_KEYS.map((key) => [`details_${key}`, details?.[key]])),
    visits: visits
      .map(({ state, day, window }) => [day, window, state].filter(Boolean).join(' '))
      .join('; '),
    ...Object.fromEntries(ATTRIBUTION_FIELDS.map((name) => [name, attribution[name]])),
  };
}
