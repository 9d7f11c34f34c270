/**
 * Sessions: a random token in a cookie, of which the database stores the hash. The token is rotated daily; the
 * previous one stays valid until the new one was used, because an answer may be lost.
 */
import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { OFFICE_LIMITS } from '../../../domain/office/protocol.ts';
import { addAuditEntry, type Recorded } from '../../activity/store/audit.ts';
import { inTransaction } from '../../database/database.ts';
import type { Database, OfficePersonRow, OfficeSessionRow } from '../../database/tables.ts';
import { hashOf, newToken } from '../../http/secrets.ts';
import { findPerson } from './people.ts';

/** ms. */
const TIMES = {
  /** Age at which a token is rotated. */
  rotation: 24 * 3_600_000,
  /** How long the previous token still counts after the first use of the new one, for requests under way. */
  overlap: 60_000,
  /** Idle time after which a session ends. */
  idle: 14 * 86_400_000,
  /** Precision of a session's last use. */
  seen: 60_000,
} as const;

export interface Session {
  row: OfficeSessionRow;
  person: OfficePersonRow;
  /** A new token for the cookie; null if the cookie stays. */
  newToken: string | null;
  /** False if the request came with the previous token, whose sender may hold a copied cookie. */
  isCurrent: boolean;
}

/** A started or confirmed session, with its audit entry. */
type RecordedSession = Session & { recorded: Recorded };

/** Starts a session. @returns the token for the cookie */
export async function startSession(
  db: Transaction<Database>,
  person: OfficePersonRow,
  {
    signedInBy,
    device,
    now,
  }: { signedInBy: OfficeSessionRow['signed_in_by']; device: string; now: number },
): Promise<RecordedSession> {
  const token = newToken();
  const row: OfficeSessionRow = {
    session_id: randomUUID(),
    token_hash: hashOf(token),
    previous_hash: null,
    token_used_at: null,
    person_id: person.person_id,
    device,
    signed_in_by: signedInBy,
    created_at: now,
    last_seen_at: now,
    rotated_at: now,
    confirmed_at: now,
    expires_at: now + OFFICE_LIMITS.session,
  };
  await db.insertInto('office_sessions').values(row).execute();
  const recorded = await addAuditEntry(db, {
    at: now,
    person,
    what: 'sign-in',
    detail: `${signedInBy}, ${device}`,
  });
  return { row, person, newToken: token, isCurrent: true, recorded };
}

/**
 * The session of a cookie; null if there is none or it has ended.
 * @param mayRotate false where no cookie can be set
 */
export async function findSession(
  db: Kysely<Database>,
  token: string,
  now: number,
  mayRotate = true,
): Promise<Session | null> {
  const hash = hashOf(token);
  const row = await db
    .selectFrom('office_sessions')
    .selectAll()
    .where((is) => is.or([is('token_hash', '=', hash), is('previous_hash', '=', hash)]))
    .executeTakeFirst();
  if (!row) return null;
  const isCurrent = row.token_hash === hash;
  const person = await findPerson(db, row.person_id);
  if (!person || row.expires_at <= now || row.last_seen_at <= now - TIMES.idle) return null;
  const isReplay =
    !isCurrent && row.token_used_at !== null && row.token_used_at < now - TIMES.overlap;
  if (isReplay) {
    // Two devices use the same session, and nothing tells which one is the user's: end it.
    await inTransaction(db, async (transaction) => {
      // Of several concurrent requests the first ends the session and records it.
      if (await endSession(transaction, row.session_id))
        await addAuditEntry(transaction, {
          at: now,
          person,
          what: 'session.replayed',
          detail: row.device,
        });
    });
    return null;
  }
  if (isCurrent && (row.token_used_at === null || row.last_seen_at < now - TIMES.seen)) {
    await db
      .updateTable('office_sessions')
      .set({ token_used_at: row.token_used_at ?? now, last_seen_at: now })
      .where('session_id', '=', row.session_id)
      .where('token_hash', '=', hash)
      .execute();
  }
  const isDue = isCurrent
    ? row.rotated_at <= now - TIMES.rotation
    : row.token_used_at === null && row.rotated_at < now - TIMES.overlap;
  return {
    row,
    person,
    isCurrent,
    newToken: mayRotate && isDue ? await rotate(db, row, hash, now) : null,
  };
}

function newTokenAfter(previous_hash: string, now: number) {
  const token = newToken();
  const columns = {
    ...{ token_hash: hashOf(token), previous_hash, token_used_at: null },
    ...{ rotated_at: now, last_seen_at: now },
  };
  return { token, columns };
}

/** Of several concurrent requests one gets the new token; the others go on with the previous one. */
async function rotate(
  db: Kysely<Database>,
  row: OfficeSessionRow,
  presented: string,
  now: number,
): Promise<string | null> {
  const { token, columns } = newTokenAfter(presented, now);
  const isCurrent = presented === row.token_hash;
  const changed = await db
    .updateTable('office_sessions')
    // A confirmation made with the newer token does not count for a copy of the older one.
    .set({ ...columns, ...(!isCurrent && { confirmed_at: 0 }) })
    .where('session_id', '=', row.session_id)
    .where('token_hash', '=', row.token_hash)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n ? token : null;
}

/** The user has just confirmed their identity: rotates the token and allows sensitive calls for a while. */
export async function confirmSession(
  db: Transaction<Database>,
  session: Session,
  now: number,
): Promise<RecordedSession> {
  const { token, columns } = newTokenAfter(session.row.token_hash, now);
  const change = { ...columns, confirmed_at: now };
  await db
    .updateTable('office_sessions')
    .set(change)
    .where('session_id', '=', session.row.session_id)
    .execute();
  const recorded = await addAuditEntry(db, {
    at: now,
    person: session.person,
    what: 'session.confirm',
  });
  const row = { ...session.row, ...change };
  return { row, person: session.person, newToken: token, isCurrent: true, recorded };
}

/** True if sensitive calls are allowed. The previous token stays valid for a while, but not for these. */
export const isFresh = ({ row, isCurrent }: Session, now: number) =>
  isCurrent && row.confirmed_at > now - OFFICE_LIMITS.fresh;

/** Ends a session; its device gets no more alerts. @param personId only if it belongs to this user. Default: any */
export async function endSession(
  db: Kysely<Database>,
  sessionId: string,
  personId?: string,
): Promise<boolean> {
  const ended = await db
    .deleteFrom('office_sessions')
    .where('session_id', '=', sessionId)
    .$if(personId !== undefined, (query) => query.where('person_id', '=', personId as string))
    .executeTakeFirst();
  if (ended.numDeletedRows === 0n) return false;
  await db.deleteFrom('office_push').where('session_id', '=', sessionId).execute();
  return true;
}

/** @param except a session that stays @returns how many were ended */
export async function endSessionsOf(
  db: Kysely<Database>,
  personId: string,
  except: string | null,
): Promise<number> {
  const rows = await db
    .selectFrom('office_sessions')
    .select('session_id')
    .where('person_id', '=', personId)
    .execute();
  const others = rows.filter(({ session_id }) => session_id !== except);
  for (const { session_id } of others) await endSession(db, session_id);
  return others.length;
}

export async function listSessions(
  db: Kysely<Database>,
  personId: string,
  current: string,
  now: number,
) {
  const rows = await db
    .selectFrom('office_sessions')
    .select(['session_id', 'device', 'signed_in_by', 'last_seen_at'])
    .where('person_id', '=', personId)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', now - TIMES.idle)
    .orderBy('last_seen_at', 'desc')
    .execute();
  return { sessions: rows.map((row) => ({ ...row, current: row.session_id === current })) };
}

/** Deletes expired sessions, links and challenges. */
export async function forgetEnded(db: Kysely<Database>, now: number): Promise<void> {
  await db
    .deleteFrom('office_sessions')
    .where((is) => is.or([is('expires_at', '<=', now), is('last_seen_at', '<=', now - TIMES.idle)]))
    .execute();
  await db.deleteFrom('office_links').where('expires_at', '<=', now).execute();
  await db.deleteFrom('office_challenges').where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('office_push')
    .where('session_id', 'not in', db.selectFrom('office_sessions').select('session_id'))
    .execute();
}

/** "Chrome on Android" from a User-Agent. */
export function deviceName(userAgent = ''): string {
  const find = (names: [RegExp, string][]) =>
    names.find(([pattern]) => pattern.test(userAgent))?.[1];
  const browser = find([
    [/\bEdgi?A?\b/, 'Edge'],
    [/\bFirefox|FxiOS\b/, 'Firefox'],
    [/\bCriOS|Chrome\b/, 'Chrome'],
    [/\bSafari\b/, 'Safari'],
  ]);
  const system = find([
    [/iPhone/, 'iPhone'],
    [/iPad/, 'iPad'],
    [/Android/, 'Android'],
    [/Windows/, 'Windows'],
    [/Mac OS X/, 'Mac'],
    [/Linux/, 'Linux'],
  ]);
  return [browser ?? 'A browser', system].filter(Boolean).join(' on ');
}
