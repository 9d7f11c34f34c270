/** A change of a visit as the owner's programs get it in webhook calls. The fields are a promise: docs/integrations.md. */
import * as v from 'valibot';
import { LANGUAGES } from '../../../domain/language/language.ts';
import { readPhone } from '../../../domain/lead/phone-number.ts';
import { momentsOf, type VisitWindow } from '../../../domain/visits/visit-windows.ts';
import { fromJson } from '../../database/json.ts';
import type { OutboxRow, VisitPayload } from '../../database/tables.ts';
import { IsoTime, isoTime } from '../../leads/messages/lead-record.ts';

const Text = v.nullable(v.string());

const Time = v.object({
  day: v.pipe(v.string(), v.isoDate(), v.description('In time_zone')),
  window: v.pipe(v.string(), v.description('08:00-12:00 in time_zone, 24-hour clock')),
  starts_at: IsoTime,
  ends_at: IsoTime,
});

/** The body of a call about a visit. Fields may be added. None is renamed or removed without a new `type`. */
export const AppointmentBody = v.object({
  type: v.picklist([
    'appointment.requested',
    'appointment.confirmed',
    'appointment.moved',
    'appointment.canceled',
    'appointment.done',
    'appointment.missed',
  ]),
  timestamp: v.pipe(IsoTime, v.description('When it was changed')),
  data: v.object({
    appointment_id: v.pipe(v.string(), v.uuid()),
    submission_id: v.pipe(v.string(), v.uuid(), v.description('The lead that it belongs to')),
    sequence: v.pipe(
      v.number(),
      v.integer(),
      v.description('Goes up with every change: ignore a lower one than you have'),
    ),
    by: v.pipe(v.picklist(['customer', 'office']), v.description('Who changed it')),
    wishes: v.pipe(v.array(Time), v.description('Times that the customer named')),
    time: v.pipe(
      v.nullable(Time),
      v.description('When it is, or was before it was canceled; null = it was never confirmed'),
    ),
    moved_from: v.nullable(Time),
    time_zone: v.string(),
    area: v.pipe(Text, v.description('Name of the file in content/areas/ whose spots it takes')),
    reason: v.pipe(Text, v.description('What the customer was told')),
    done: v.pipe(Text, v.description('What was done, as the customer reads it')),
    name: v.string(),
    phone: v.string(),
    phone_e164: v.pipe(v.nullable(v.string()), v.description('As in the event of a lead')),
    email: Text,
    zip: Text,
    service_needed: Text,
    language: v.picklist(LANGUAGES),
  }),
});
export type AppointmentBody = v.InferOutput<typeof AppointmentBody>;

/** The id is the same on every attempt and for all receivers. */
export function visitEvent(row: Pick<OutboxRow<'visit_webhook'>, 'payload' | 'submission_id'>): {
  id: string;
  body: AppointmentBody;
} {
  const visit = fromJson(row.payload);
  const { visit_id, sequence, zone } = visit;
  const type = typeOf(visit);
  const timeOf = (window: VisitWindow) => {
    const { from, to } = momentsOf(zone, window);
    return { ...window, starts_at: isoTime(from), ends_at: isoTime(to) };
  };
  return {
    id: `${type}.${visit_id}.${sequence}`,
    body: {
      type,
      timestamp: isoTime(visit.at),
      data: {
        appointment_id: visit_id,
        submission_id: row.submission_id,
        sequence,
        by: visit.by,
        wishes: visit.wishes.map(timeOf),
        time: visit.booked && timeOf(visit.booked),
        moved_from: visit.before && timeOf(visit.before),
        time_zone: zone,
        area: visit.area,
        reason: visit.reason,
        done: visit.done,
        name: visit.name,
        phone: visit.phone,
        phone_e164: readPhone(visit.phone)?.e164 ?? null,
        email: visit.email || null,
        zip: visit.zip,
        service_needed: visit.service_needed || null,
        language: visit.language,
      },
    },
  };
}

function typeOf({ state, before }: VisitPayload): AppointmentBody['type'] {
  if (state === 'asked') return 'appointment.requested';
  if (state !== 'booked') return `appointment.${state}`;
  return before ? 'appointment.moved' : 'appointment.confirmed';
}
