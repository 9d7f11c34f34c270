/** Push alerts about leads: one outbox row per device, so that no visitor waits for them. */
import type { Kysely } from 'kysely';
import type { Site } from '../../../domain/content/site-schema.ts';
import { localTime, minutesOf } from '../../../domain/hours/office-hours.ts';
import { isQuiet } from '../../../domain/office/promise.ts';
import type {
  Database,
  OfficeLeadRow,
  OutboxRow,
  PushPayload,
  VisitPayload,
} from '../../database/tables.ts';
import { insertNewOutboxRows, outboxRow } from '../../outbox/store.ts';
import { changeOfficeLead, readDueLeads } from '../store/office-leads.ts';
import { type AlertDevice, readAlertDevices } from '../store/push-devices.ts';
import { readOfficeSettings } from '../store/settings.ts';

interface AlertContext {
  db: Kysely<Database>;
  site: Site;
  now: number;
}

/** Alerts all users' devices of a new lead. Idempotent. @returns number of devices */
export async function alertNewLead(
  submissionId: string,
  stage: OutboxRow['stage'],
  context: AlertContext,
): Promise<number> {
  const payload: PushPayload = { kind: 'lead', due_at: null };
  const rows = pushRows(submissionId, stage, payload, context, await readAlertDevices(context.db));
  await insertNewOutboxRows(context.db, rows);
  return rows.length;
}

/** Alerts all users' devices that a customer requested, booked, moved or canceled a visit. Idempotent. */
export async function alertVisit(
  submissionId: string,
  { visit_id, sequence, state }: Pick<VisitPayload, 'visit_id' | 'sequence' | 'state'>,
  context: AlertContext,
): Promise<void> {
  const payload: PushPayload = { kind: 'visit', due_at: null, visit: state };
  const devices = await readAlertDevices(context.db);
  const rows = pushRows(submissionId, 'complete', payload, context, devices);
  await insertNewOutboxRows(
    context.db,
    rows.map((row) => ({ ...row, id: `${row.id}-${visit_id}.${sequence}` })),
  );
}

/**
 * Reminds all users of promises about to end, and warns owners of those about to be broken. Once each, whichever
 * replica comes first.
 */
export async function remindOfPromises(context: AlertContext): Promise<number> {
  const { db, now } = context;
  const settings = await readOfficeSettings(db);
  let count = 0;
  let devices: AlertDevice[] | undefined;
  const steps = [
    ['reminder', 'reminded_for', settings.remind_before_minutes],
    ['escalation', 'escalated_for', settings.escalate_before_minutes],
  ] as const;
  for (const [kind, column, minutes] of steps) {
    if (minutes === null) continue;
    const period = { from: now - LATE_MS, until: now + minutes * 60_000 };
    const due = await readDueLeads(db, column, period, AT_ONCE);
    if (due.length === 0) continue;
    devices ??= await readAlertDevices(db);
    const rows = due.flatMap((lead) => {
      const payload: PushPayload = { kind, due_at: lead.due_at };
      const meant = (devices ?? []).filter((device) =>
        kind === 'escalation' ? device.role === 'owner' : isFor(device, lead),
      );
      return pushRows(lead.submission_id, lead.stage, payload, context, meant);
    });
    await insertNewOutboxRows(db, rows);
    count += rows.length;
    for (const lead of due)
      await changeOfficeLead(db, lead.submission_id, { [column]: lead.due_at });
  }
  return count;
}

/** After an outage no reminder is sent for promises that ended longer ago than this, ms. */
const LATE_MS = 30 * 60_000;
/** Maximum leads per run. */
const AT_ONCE = 50;

/** The assignee calls; without one anybody may. */
const isFor = (person: AlertDevice, lead: OfficeLeadRow) =>
  lead.assigned_to === null || lead.assigned_to === person.person_id;

function pushRows(
  submissionId: string,
  stage: OutboxRow['stage'],
  payload: PushPayload,
  { site, now }: AlertContext,
  devices: AlertDevice[],
): OutboxRow[] {
  return devices.map((device) =>
    pushRow({
      submissionId,
      stage,
      payload,
      subscriptionId: device.subscription_id,
      now,
      // A promise about to be broken ignores an owner's quiet hours.
      dueAt: payload.kind === 'escalation' ? now : wakingTime(device, site, now),
    }),
  );
}

/** Alerts all owners' devices of a problem with the server, within a transaction. @param id of the alarm */
export async function alertOwners(
  id: string,
  about: Required<Pick<PushPayload, 'text' | 'url'>>,
  { db, site, now }: Omit<AlertContext, 'site'> & { site: Pick<Site, 'contact'> },
): Promise<void> {
  const payload: PushPayload = { kind: 'alarm', due_at: null, ...about };
  const owners = (await readAlertDevices(db)).filter(({ role }) => role === 'owner');
  const rows = owners.map((device) => {
    const { subscription_id: subscriptionId } = device;
    const dueAt = wakingTime(device, site, now);
    const message = { submissionId: id, stage: 'complete', payload, subscriptionId } as const;
    const row = pushRow({ ...message, now, dueAt });
    return { ...row, id: `${row.id}:${now}` };
  });
  if (rows.length > 0) await insertNewOutboxRows(db, rows);
}

/** Sends a test alert to the user's own device. */
export async function queueTestPush(
  db: Kysely<Database>,
  subscriptionId: string,
  now: number,
): Promise<void> {
  const payload: PushPayload = { kind: 'test', due_at: null };
  const row = pushRow({
    submissionId: subscriptionId,
    stage: 'complete',
    payload,
    subscriptionId,
    now,
    dueAt: now,
  });
  await insertNewOutboxRows(db, [{ ...row, id: `${row.id}:${now}` }]);
}

/** Now, or the end of the user's quiet hours. */
function wakingTime(
  { quiet_from, quiet_to }: Pick<AlertDevice, 'quiet_from' | 'quiet_to'>,
  { contact }: Pick<Site, 'contact'>,
  now: number,
): number {
  if (quiet_from === null || quiet_to === null) return now;
  const quiet = { from: minutesOf(quiet_from), to: minutesOf(quiet_to) };
  const { minute, millisecond } = localTime(contact.time_zone, now);
  if (!isQuiet(quiet, minute)) return now;
  return now + ((quiet.to - minute + 1440) % 1440) * 60_000 - millisecond;
}

interface NewPush {
  submissionId: string;
  stage: OutboxRow['stage'];
  payload: PushPayload;
  subscriptionId: string;
  now: number;
  dueAt: number;
}

/** One row per lead, stage, device and reason. */
function pushRow({ submissionId, stage, payload, subscriptionId, now, dueAt }: NewPush): OutboxRow {
  const reason = [payload.kind, payload.due_at].filter(Boolean).join('-');
  return outboxRow({
    kind: 'push',
    submissionId,
    stage,
    payload,
    receiver: subscriptionId,
    now,
    dueAt,
    id: `${submissionId}:push:${stage}:${subscriptionId}:${reason}`,
    messageIdDomain: null,
  });
}
