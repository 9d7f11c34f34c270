/** Push alerts: one outbox row per device, so that no visitor waits for them. */
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

interface Alert {
  /** Id of the lead, alarm or device that the alert is about. */
  about: string;
  /** Stage of the lead. Default: complete. */
  stage?: OutboxRow['stage'];
  payload: PushPayload;
  /** Tells alerts about the same thing apart: one with the same key is queued once per device. */
  key: string;
}

async function queueAlert(
  { about, stage = 'complete', payload, key }: Alert,
  devices: Pick<AlertDevice, 'subscription_id'>[],
  { db, now }: AlertContext,
): Promise<void> {
  const rows = devices.map(({ subscription_id: receiver }) =>
    outboxRow({
      kind: 'push',
      submissionId: about,
      stage,
      payload,
      receiver,
      now,
      id: `${about}:push:${stage}:${receiver}:${key}`,
      messageIdDomain: null,
    }),
  );
  await insertNewOutboxRows(db, rows);
}

/** Alerts all users' devices of a new lead. Idempotent. */
export async function alertNewLead(
  about: string,
  stage: OutboxRow['stage'],
  context: AlertContext,
): Promise<void> {
  const payload: PushPayload = { kind: 'lead', due_at: null };
  const devices = await readAlertDevices(context.db);
  await queueAlert({ about, stage, payload, key: 'lead' }, devices, context);
}

/** Alerts all users' devices that a customer requested, booked, moved or canceled a visit. Idempotent. */
export async function alertVisit(
  about: string,
  { visit_id, sequence, state }: Pick<VisitPayload, 'visit_id' | 'sequence' | 'state'>,
  context: AlertContext,
): Promise<void> {
  const payload: PushPayload = { kind: 'visit', due_at: null, visit: state };
  const devices = await readAlertDevices(context.db);
  await queueAlert({ about, payload, key: `visit-${visit_id}.${sequence}` }, devices, context);
}

/** Sends one reminder of each promise that is about to be broken, once for all replicas. */
export async function remindOfPromises(context: AlertContext): Promise<void> {
  const { db, now } = context;
  const period = { from: now - LATE_MS, until: now + REMIND_BEFORE_MS };
  const due = await readDueLeads(db, period, AT_ONCE);
  if (due.length === 0) return;
  const devices = await readAlertDevices(db);
  for (const lead of due) {
    const { submission_id: about, stage, due_at } = lead;
    const payload: PushPayload = { kind: 'reminder', due_at };
    const meant = devices.filter((device) => isFor(device, lead));
    await queueAlert({ about, stage, payload, key: `reminder-${due_at}` }, meant, context);
    await changeOfficeLead(db, about, { reminded_for: due_at });
  }
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

/** Alerts all owners' devices of a problem with the server, within a transaction. @param about id of the alarm */
export async function alertOwners(
  about: string,
  words: Required<Pick<PushPayload, 'text' | 'url'>>,
  context: AlertContext,
): Promise<void> {
  const payload: PushPayload = { kind: 'alarm', due_at: null, ...words };
  const devices = await readAlertDevices(context.db);
  const owners = devices.filter(({ role }) => role === 'owner');
  await queueAlert({ about, payload, key: `alarm:${context.now}` }, owners, context);
}

/** Sends a test alert to one of the user's devices. */
export async function queueTestPush(subscriptionId: string, context: AlertContext): Promise<void> {
  const payload: PushPayload = { kind: 'test', due_at: null };
  const device = { subscription_id: subscriptionId };
  await queueAlert(
    { about: subscriptionId, payload, key: `test:${context.now}` },
    [device],
    context,
  );
}
