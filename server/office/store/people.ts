/**
 * Users of /office, and the links that let them in. Read-then-write runs inOrder 'people': if two owners demote each
 * other at the same time, the second sees the first one's change.
 */
import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Role } from '../../../domain/office/fields.ts';
import { type AuditEntry, addAuditEntry, type Recorded } from '../../activity/store/audit.ts';
import { inOrder } from '../../activity/store/counters.ts';
import type { Database, OfficePersonRow } from '../../database/tables.ts';
import { hashOf, newToken } from '../../http/secrets.ts';
import { mailboxOf } from '../../mail/address.ts';

/** Lifetime of a link, ms. */
const LINK_LIFE = { invite: 24 * 3_600_000, 'sign-in': 10 * 60_000 } as const;
/**
 * Maximum links per mailbox within half of LINK_LIFE, so that the first one still works when the next is refused. An
 * owner's invitation counts twice, one shown and one mailed.
 */
const MOST_LINKS = { invite: 6, 'sign-in': 4 } as const;

type Actor = AuditEntry['person'];

interface Invitation {
  person: OfficePersonRow;
  /** Part of the link; stored nowhere. */
  token: string;
  expiresAt: number;
  recorded: Recorded;
}

/** True once someone has been invited. */
export async function hasPeople(db: Kysely<Database>): Promise<boolean> {
  const one = await db.selectFrom('office_people').select('person_id').limit(1).executeTakeFirst();
  return one !== undefined;
}

/**
 * Invites a person, or makes a new link for one who has not come yet; earlier links end, the role stays. Without an
 * owner, the invited person becomes one.
 * @param queueMail writes the mail in the same transaction; without it the link is passed on by hand
 * @returns `joined` if the person has come already and can sign in
 */
export async function invitePerson(
  db: Kysely<Database>,
  { email, name = '', role = 'office' }: { email: string; name?: string; role?: Role },
  { actor, now }: { actor: Actor; now: number },
  queueMail?: (transaction: Transaction<Database>) => Promise<void>,
): Promise<Invitation | 'joined'> {
  return inOrder(db, 'people', async (transaction) => {
    const known = await findByEmail(transaction, email);
    if (known?.joined_at) return 'joined';
    const hasOwner = (await readPeople(transaction)).some((one) => one.role === 'owner');
    const newRole = hasOwner ? (known?.role ?? role) : 'owner';
    const person: OfficePersonRow = {
      person_id: known?.person_id ?? randomUUID(),
      email,
      name: name || (known?.name ?? ''),
      role: newRole,
      joined_at: null,
      created_at: known?.created_at ?? now,
    };
    await transaction
      .insertInto('office_people')
      .values(person)
      .onConflict((conflict) =>
        conflict.column('person_id').doUpdateSet({ role: person.role, name: person.name }),
      )
      .execute();
    await endInvitations(transaction, person.person_id, now);
    const { token, expiresAt } = await addLink(transaction, person.person_id, 'invite', now);
    const recorded = await addAuditEntry(transaction, {
      at: now,
      person: actor,
      what: 'people.invite',
      about: email,
      detail: person.role,
    });
    await queueMail?.(transaction);
    return { person, token, expiresAt, recorded };
  });
}

/**
 * Makes a link for a mail: an invitation for a person who has not come yet, otherwise a sign-in link.
 * @returns null if no user has this e-mail, or the mailbox has reached its limit
 */
export function createLink(
  db: Kysely<Database>,
  email: string,
  now: number,
): Promise<{ kind: keyof typeof LINK_LIFE; token: string } | null> {
  return inOrder(db, 'people', async (transaction) => {
    const person = await findByEmail(transaction, email);
    if (!person) return null;
    const kind = person.joined_at === null ? 'invite' : 'sign-in';
    const people = await readPeople(transaction);
    const sameMailbox = people.filter((one) => mailboxOf(one.email) === mailboxOf(email));
    const recent = await transaction
      .selectFrom('office_links')
      .select('token_hash')
      .where(
        'person_id',
        'in',
        sameMailbox.map(({ person_id }) => person_id),
      )
      .where('kind', '=', kind)
      .where('created_at', '>', now - LINK_LIFE[kind] / 2)
      .execute();
    if (recent.length >= MOST_LINKS[kind]) return null;
    const { token } = await addLink(transaction, person.person_id, kind, now);
    return { kind, token };
  });
}

/** Deletes a link whose mail could not be sent. */
export async function forgetLink(db: Kysely<Database>, token: string): Promise<void> {
  await db.deleteFrom('office_links').where('token_hash', '=', hashOf(token)).execute();
}

async function addLink(
  db: Kysely<Database>,
  personId: string,
  kind: keyof typeof LINK_LIFE,
  now: number,
): Promise<{ token: string; expiresAt: number }> {
  const token = newToken();
  const expiresAt = now + LINK_LIFE[kind];
  await db
    .insertInto('office_links')
    .values({
      token_hash: hashOf(token),
      person_id: personId,
      kind,
      created_at: now,
      expires_at: expiresAt,
      used_at: null,
    })
    .execute();
  return { token, expiresAt };
}

/** Ends the invitations of a person. They stay in the table, where MOST_LINKS counts them. */
async function endInvitations(db: Kysely<Database>, personId: string, now: number): Promise<void> {
  await db
    .updateTable('office_links')
    .set({ used_at: now })
    .where('person_id', '=', personId)
    .where('kind', '=', 'invite')
    .where('used_at', 'is', null)
    .execute();
}

/** The user that a valid link lets in; changes nothing. */
export async function findLink(
  db: Kysely<Database>,
  token: string,
  now: number,
): Promise<{ kind: 'invite' | 'sign-in'; person: OfficePersonRow } | null> {
  const link = await db
    .selectFrom('office_links')
    .selectAll()
    .where('token_hash', '=', hashOf(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!link) return null;
  const person = await findPerson(db, link.person_id);
  return person ? { kind: link.kind, person } : null;
}

/** Uses a link up, in the transaction of the sign-in. Of two concurrent calls one gets null. */
export async function redeemLink(
  db: Kysely<Database>,
  token: string,
  name: string | undefined,
  now: number,
): Promise<OfficePersonRow | null> {
  const link = await db
    .updateTable('office_links')
    .set({ used_at: now })
    .where('token_hash', '=', hashOf(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('person_id')
    .executeTakeFirst();
  const person = link && (await findPerson(db, link.person_id));
  if (!person) return null;
  // An invitation is shown and mailed: using one link ends the other.
  await endInvitations(db, person.person_id, now);
  const changed = {
    joined_at: person.joined_at ?? now,
    name: name ?? (person.name || person.email.replace(/@.*/, '')),
  };
  await db
    .updateTable('office_people')
    .set(changed)
    .where('person_id', '=', person.person_id)
    .execute();
  return { ...person, ...changed };
}

export function findPerson(
  db: Kysely<Database>,
  personId: string,
): Promise<OfficePersonRow | undefined> {
  return db
    .selectFrom('office_people')
    .selectAll()
    .where('person_id', '=', personId)
    .executeTakeFirst();
}

export function findByEmail(
  db: Kysely<Database>,
  email: string,
): Promise<OfficePersonRow | undefined> {
  return db.selectFrom('office_people').selectAll().where('email', '=', email).executeTakeFirst();
}

/** All users in the order of their invitations. */
export function readPeople(db: Kysely<Database>): Promise<OfficePersonRow[]> {
  return db
    .selectFrom('office_people')
    .selectAll()
    .orderBy('created_at')
    .orderBy('person_id')
    .execute();
}

export async function listPeople(db: Kysely<Database>, now: number) {
  const people = await readPeople(db);
  const passkeys = await db.selectFrom('office_passkeys').select('person_id').execute();
  const sessions = await db
    .selectFrom('office_sessions')
    .select(['person_id', 'last_seen_at'])
    .where('expires_at', '>', now)
    .orderBy('last_seen_at')
    .execute();
  return {
    people: people.map(({ person_id, name, email, role, joined_at }) => {
      const isTheirs = (row: { person_id: string }) => row.person_id === person_id;
      return {
        ...{ person_id, name, email, role },
        joined: joined_at !== null,
        passkeys: passkeys.filter(isTheirs).length,
        sessions: sessions.filter(isTheirs).length,
        last_seen_at: sessions.findLast(isTheirs)?.last_seen_at ?? null,
      };
    }),
  };
}

/** @returns `last-owner` if no one could invite any more */
export async function changePerson(
  db: Kysely<Database>,
  personId: string,
  { role }: { role: Role },
  { actor, now }: { actor: Actor; now: number },
): Promise<{ recorded: Recorded } | 'not-found' | 'last-owner'> {
  return inOrder(db, 'people', async (transaction) => {
    const person = await findPerson(transaction, personId);
    if (!person) return 'not-found';
    if (role === 'office' && (await isLastOwner(transaction, person))) return 'last-owner';
    await transaction
      .updateTable('office_people')
      .set({ role })
      .where('person_id', '=', personId)
      .execute();
    const recorded = await addAuditEntry(transaction, {
      at: now,
      person: actor,
      what: 'people.change',
      about: person.email,
      detail: role,
    });
    return { recorded };
  });
}

export async function renamePerson(
  db: Kysely<Database>,
  personId: string,
  name: string,
): Promise<void> {
  await db.updateTable('office_people').set({ name }).where('person_id', '=', personId).execute();
}

/**
 * Removes a user with sessions, passkeys, links and devices. Past acts keep the name.
 * @param force also removes the last owner, as the command line may
 */
export async function removePerson(
  db: Kysely<Database>,
  personId: string,
  { actor, now, force = false }: { actor: Actor; now: number; force?: boolean },
): Promise<{ recorded: Recorded } | 'not-found' | 'last-owner'> {
  return inOrder(db, 'people', async (transaction) => {
    const person = await findPerson(transaction, personId);
    if (!person) return 'not-found';
    if (!force && (await isLastOwner(transaction, person))) return 'last-owner';
    for (const table of [
      'office_push',
      'office_sessions',
      'office_passkeys',
      'office_links',
      'office_challenges',
      'office_people',
    ] as const)
      await transaction.deleteFrom(table).where('person_id', '=', personId).execute();
    await transaction
      .updateTable('office_leads')
      .set({ assigned_to: null })
      .where('assigned_to', '=', personId)
      .execute();
    const recorded = await addAuditEntry(transaction, {
      at: now,
      person: actor,
      what: 'people.remove',
      about: person.email,
    });
    return { recorded };
  });
}

/** Invited owners who have not come don't count: their link may never be opened. */
async function isLastOwner(db: Kysely<Database>, person: OfficePersonRow): Promise<boolean> {
  if (person.role !== 'owner' || person.joined_at === null) return false;
  const others = await db
    .selectFrom('office_people')
    .select('person_id')
    .where('role', '=', 'owner')
    .where('joined_at', 'is not', null)
    .where('person_id', '!=', person.person_id)
    .execute();
  return others.length === 0;
}
