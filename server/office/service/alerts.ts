/** Push alerts about leads: one outbox row per device, so that no visitor waits for them. */
import type { Kysely } from 'kysely';
import type {
  Database,
  OfficeLeadRow,
  OutboxRow,
  PushPayload,
  VisitPayload,
} from '../../database/tables.ts';
import { insertNewOutboxRows, outboxRow } from '../../outbox/outbox-store.ts';
import { changeOfficeLead, readDueLeads } from '../store/office-leads.ts';
import { type AlertDevice, readAlertDevices } from '../store/push-devices.ts';

interface AlertContext {
  db: Kysely<Database>;
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

/** Sends one reminder of each promise that is about to be broken, once for all replicas. */
export async function remindOfPromises(context: AlertContext): Promise<number> {
  const { db, now } = context;
  const period = { from: now - LATE_MS, until: now + REMIND_BEFORE_MS };
  const due = await readDueLeads(db, period, AT_ONCE);
  if (due.length === 0) return 0;
  const devices = await readAlertDevices(db);
  const rows = due.flatMap((lead) => {
    const payload: PushPayload = { kind: 'reminder', due_at: lead.due_at };
    const meant = devices.filter((device) => isFor(device, lead));
    return pushRows(lead.submission_id, lead.stage, payload, context, meant);
  });
  await insertNewOutboxRows(db, rows);
  for (const lead of due)
    await changeOfficeLead(db, lead.submission_id, { reminded_for: lead.due_at });
  return rows.length;
}

/** Time between the reminder and the end of the promise, ms. */
const REMIND_BEFORE_MS = 20 * 60_000;
/** After an outage no reminder is sent for promises that ended longer ago than this, ms. */
const LATE_MS = 30 * 60_000;
/** Maximum leads per run. */
const AT_ONCE = 50;

/** The assignee calls, and owners watch; without an assignee anybody may call. */
const isFor = (person: AlertDevice, lead: OfficeLeadRow) =>
  lead.assigned_to === null || lead.assigned_to === person.person_id || person.role === 'owner';

function pushRows(
  submissionId: string,
  stage: OutboxRow['stage'],
  payload: PushPayload,
  { now }: AlertContext,
  devices: AlertDevice[],
): OutboxRow[] {
  return devices.map((device) =>
    pushRow({
      submissionId,
      stage,
      payload,
      subscriptionId: device.subscription_id,
      now,
    }),
  );
}

/** Alerts all owners' devices of a problem with the server, within a transaction. @param id of the alarm */
export async function alertOwners(
  id: string,
  about: Required<Pick<PushPayload, 'text' | 'url'>>,
  { db, now }: AlertContext,
): Promise<void> {
  const payload: PushPayload = { kind: 'alarm', due_at: null, ...about };
  const owners = (await readAlertDevices(db)).filter(({ role }) => role === 'owner');
  const rows = owners.map((device) => {
    const { subscription_id: subscriptionId } = device;
    const message = { submissionId: id, stage: 'complete', payload, subscriptionId } as const;
    const row = pushRow({ ...message, now });
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
  });
  await insertNewOutboxRows(db, [{ ...row, id: `${row.id}:${now}` }]);
}

interface NewPush {
  submissionId: string;
  stage: OutboxRow['stage'];
  payload: PushPayload;
  subscriptionId: string;
  now: number;
}

/** One row per lead, stage, device and reason. */
function pushRow({ submissionId, stage, payload, subscriptionId, now }: NewPush): OutboxRow {
  const reason = [payload.kind, payload.due_at].filter(Boolean).join('-');
  return outboxRow({
    kind: 'push',
    submissionId,
    stage,
    payload,
    receiver: subscriptionId,
    now,
    id: `${submissionId}:push:${stage}:${subscriptionId}:${reason}`,
    messageIdDomain: null,
  });
}
