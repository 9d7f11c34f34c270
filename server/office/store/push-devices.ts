/** Devices with alerts: one per browser in which a user is signed in and wants them. */
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database, OfficePushRow } from '../../database/tables.ts';
import type { Session } from './sessions.ts';

/** The same browser replaces its earlier row, possibly of another user or session. */
export async function savePushDevice(
  db: Kysely<Database>,
  { person, row }: Session,
  subscription: Pick<OfficePushRow, 'endpoint' | 'p256dh' | 'auth' | 'device' | 'created_at'>,
): Promise<void> {
  const { session_id } = row;
  await db
    .deleteFrom('office_push')
    .where((is) =>
      is.or([is('endpoint', '=', subscription.endpoint), is('session_id', '=', session_id)]),
    )
    .execute();
  await db
    .insertInto('office_push')
    .values({
      ...subscription,
      subscription_id: randomUUID(),
      person_id: person.person_id,
      session_id,
    })
    .execute();
}

/** @returns false if it is not the user's */
export async function removePushDevice(
  db: Kysely<Database>,
  personId: string,
  subscriptionId: string,
): Promise<boolean> {
  const removed = await db
    .deleteFrom('office_push')
    .where('subscription_id', '=', subscriptionId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return removed.numDeletedRows > 0n;
}

/** Devices of the session's user; `current` is this session's. */
export async function listPushDevices(db: Kysely<Database>, { person, row }: Session) {
  const devices = await db
    .selectFrom('office_push')
    .select(['subscription_id', 'device', 'session_id'])
    .where('person_id', '=', person.person_id)
    .orderBy('created_at')
    .execute();
  return devices.map(({ session_id, ...device }) => ({
    ...device,
    current: session_id === row.session_id,
  }));
}

/** A device, and the user who decides which alerts it gets. */
export interface AlertDevice {
  subscription_id: string;
  person_id: string;
  role: 'owner' | 'office';
}

/** Devices of signed-in users: a device whose session has ended gets no alerts. */
export function readAlertDevices(db: Kysely<Database>): Promise<AlertDevice[]> {
  return db
    .selectFrom('office_push')
    .innerJoin('office_sessions', 'office_sessions.session_id', 'office_push.session_id')
    .innerJoin('office_people', 'office_people.person_id', 'office_push.person_id')
    .select(['office_push.subscription_id', 'office_people.person_id', 'office_people.role'])
    .execute();
}

/** A device whose session has not ended. */
export function findPushDevice(
  db: Kysely<Database>,
  subscriptionId: string,
): Promise<OfficePushRow | undefined> {
  return db
    .selectFrom('office_push')
    .innerJoin('office_sessions', 'office_sessions.session_id', 'office_push.session_id')
    .selectAll('office_push')
    .where('subscription_id', '=', subscriptionId)
    .executeTakeFirst();
}

/** Deletes a device that the push service no longer accepts. */
export async function deletePushDevice(
  db: Kysely<Database>,
  subscriptionId: string,
): Promise<void> {
  await db.deleteFrom('office_push').where('subscription_id', '=', subscriptionId).execute();
}
