/** Devices that are told of leads: one for each browser in which somebody is signed in and wants it. */
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database, OfficePushRow } from '../../database/tables.ts';
import type { Session } from './sessions.ts';

/** The same browser again takes the place of what was known of it, perhaps of another person or session. */
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
      last_sent_at: null,
    })
    .execute();
}

/** @returns false when it is not one of this person. */
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

/** Of a session's person; `current` is the session's own. */
export async function listPushDevices(db: Kysely<Database>, { person, row }: Session) {
  const devices = await db
    .selectFrom('office_push')
    .select(['subscription_id', 'device', 'created_at', 'last_sent_at', 'session_id'])
    .where('person_id', '=', person.person_id)
    .orderBy('created_at')
    .execute();
  return devices.map(({ session_id, ...device }) => ({
    ...device,
    current: session_id === row.session_id,
  }));
}

/** A device that alerts go to, and what decides when. */
export interface AlertDevice {
  subscription_id: string;
  person_id: string;
  role: 'owner' | 'office';
  quiet_from: string | null;
  quiet_to: string | null;
}

/** Of people who are signed in: a device whose session has ended gets no alerts. */
export function readAlertDevices(db: Kysely<Database>): Promise<AlertDevice[]> {
  return db
    .selectFrom('office_push')
    .innerJoin('office_sessions', 'office_sessions.session_id', 'office_push.session_id')
    .innerJoin('office_people', 'office_people.person_id', 'office_push.person_id')
    .select([
      'office_push.subscription_id',
      'office_people.person_id',
      'office_people.role',
      'office_people.quiet_from',
      'office_people.quiet_to',
    ])
    .execute();
}

/** Of a session that has not ended. */
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

/** The push service does not take pushes for it any more. */
export async function deletePushDevice(
  db: Kysely<Database>,
  subscriptionId: string,
): Promise<void> {
  await db.deleteFrom('office_push').where('subscription_id', '=', subscriptionId).execute();
}

export async function markPushSent(
  db: Kysely<Database>,
  subscriptionId: string,
  now: number,
): Promise<void> {
  await db
    .updateTable('office_push')
    .set({ last_sent_at: now })
    .where('subscription_id', '=', subscriptionId)
    .execute();
}
