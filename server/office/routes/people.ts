/** /office/api: sign-in, session, passkeys, people, settings, audit log, devices for alerts. */
import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import {
  Invite,
  LinkRequest,
  MeChange,
  OFFICE_LIMITS,
  OfficeSettings,
  PasskeyAdd,
  PasskeySignIn,
  PersonChange,
  type PushState,
  PushSubscribe,
  type SessionAnswer,
  TokenRequest,
  TokenSignIn,
} from '../../../domain/office/api.ts';
import { addAuditEntry, readAudit } from '../../activity/store/audit.ts';
import { inTransaction } from '../../database/database.ts';
import type { OfficePersonRow } from '../../database/tables.ts';
import { type SignInPayload, signInLink } from '../messages/sign-in-mail.ts';
import { queueTestPush } from '../service/alerts.ts';
import {
  addPasskey,
  listPasskeys,
  type RelyingParty,
  registrationOptions,
  removePasskey,
  signInOptions,
  verifySignIn,
} from '../service/passkeys.ts';
import { isPushEndpoint } from '../service/push-address.ts';
import { publicKeyOf } from '../service/web-push.ts';
import {
  changePerson,
  findLink,
  findPerson,
  invitePerson,
  listPeople,
  readPeople,
  redeemLink,
  removePerson,
} from '../store/people.ts';
import { pushKey } from '../store/secrets.ts';
import {
  confirmSession,
  deviceName,
  endSession,
  endSessionsOf,
  isFresh,
  listSessions,
  type Session,
  startSession,
} from '../store/sessions.ts';
import { readOfficeSettings, writeOfficeSettings } from '../store/settings.ts';
import { type Calls, sessionCookie, setSessionCookie } from './calls.ts';
import type { OfficeContext } from './context.ts';
import { refuse } from './problems.ts';

const Nothing = v.strictObject({});
const FIVE_MINUTES = 5 * 60;

export function peopleCalls(calls: Calls, context: OfficeContext): void {
  const { db } = context;
  const person = { access: 'person' } as const;
  const owner = { access: 'owner' } as const;

  calls.add('GET /session', { access: 'everybody' }, async ({ session }) =>
    sessionAnswer(session, context),
  );

  // ---- sign-in: limits per client, so that nobody uses up what another needs ----
  calls.add(
    'POST /sign-in/passkey/options',
    { access: 'everybody', body: Nothing, limit: [60, FIVE_MINUTES] },
    async ({ request, now }) => {
      if (!(await context.look())) return refuse('not-found');
      return signInOptions(db, partyOf(request, context), now);
    },
  );
  calls.add(
    'POST /sign-in/passkey',
    { access: 'everybody', body: PasskeySignIn, limit: [30, FIVE_MINUTES] },
    async ({ request, reply, body, now }) => {
      const { challenge_id, response } = body;
      const personId = await verifySignIn(
        db,
        challenge_id,
        response,
        partyOf(request, context),
        now,
      );
      const known = personId === null ? undefined : await findPerson(db, personId);
      if (!known) return refuse('not-recognized');
      const signedIn = await inTransaction(db, (transaction) =>
        startSession(transaction, known, { signedInBy: 'passkey', ...seen(request), now }),
      );
      setSessionCookie(reply, signedIn, context);
      return sessionAnswer(signedIn, context);
    },
  );
  calls.add(
    'POST /sign-in/link',
    { access: 'everybody', body: LinkRequest, limit: [10, 3 * FIVE_MINUTES] },
    async ({ reply, body, now }) => {
      // The same work for every e-mail: the outbox finds out whether somebody has it.
      if (await context.look()) await queueSignInMail({ ...body, kind: 'sign-in' }, now);
      reply.code(202);
      return {};
    },
  );
  calls.add(
    'POST /sign-in/token/look',
    { access: 'everybody', body: TokenRequest, limit: [60, FIVE_MINUTES] },
    async ({ body, now }) => {
      const link = await findLink(db, body.token, now);
      if (!link) return refuse('link-over');
      return { kind: link.kind, email: link.person.email, name: link.person.name };
    },
  );
  calls.add(
    'POST /sign-in/token',
    { access: 'everybody', body: TokenSignIn, limit: [30, FIVE_MINUTES] },
    async ({ request, reply, body, now }) => {
      const signedIn = await inTransaction(db, async (transaction) => {
        const redeemed = await redeemLink(transaction, body.token, body.name, now);
        return (
          redeemed &&
          startSession(transaction, redeemed, { signedInBy: 'link', ...seen(request), now })
        );
      });
      if (!signedIn) return refuse('link-over');
      await context.look(true);
      setSessionCookie(reply, signedIn, context);
      return sessionAnswer(signedIn, context);
    },
  );
  calls.add(
    'POST /session/confirm',
    { ...person, body: PasskeySignIn, limit: [30, FIVE_MINUTES] },
    async ({ request, reply, body, session, now }) => {
      const personId = await verifySignIn(
        db,
        body.challenge_id,
        body.response,
        partyOf(request, context),
        now,
      );
      if (personId !== session.person.person_id) return refuse('not-recognized');
      const confirmed = await inTransaction(db, async (transaction) => {
        await addAuditEntry(transaction, {
          at: now,
          person: session.person,
          what: 'session.confirm',
        });
        return confirmSession(transaction, session, now);
      });
      setSessionCookie(reply, confirmed, context);
      return sessionAnswer(confirmed, context);
    },
  );
  calls.add('POST /session/end', { ...person, body: Nothing }, async ({ reply, session, now }) => {
    await inTransaction(db, async (transaction) => {
      await endSession(transaction, session.row.session_id);
      await addAuditEntry(transaction, { at: now, person: session.person, what: 'sign-out' });
    });
    reply.header('set-cookie', sessionCookie(context.siteUrl, null, 0));
    context.feed.wake();
    return null;
  });

  // ---- sessions ----
  calls.add('GET /sessions', person, async ({ session, now }) =>
    listSessions(db, session.person.person_id, session.row.session_id, now),
  );
  calls.add('GET /people/:person_id/sessions', owner, async ({ params, session, now }) =>
    listSessions(db, params.person_id ?? '', session.row.session_id, now),
  );
  calls.add(
    'DELETE /sessions/:session_id',
    { ...person, fresh: true },
    async ({ params, session, now }) => {
      const { role, person_id } = session.person;
      const ended = await inTransaction(db, async (transaction) => {
        const only = role === 'owner' ? undefined : person_id;
        if (!(await endSession(transaction, params.session_id ?? '', only))) return false;
        await addAuditEntry(transaction, { at: now, person: session.person, what: 'session.end' });
        return true;
      });
      return ended ? null : refuse('not-found');
    },
  );
  calls.add(
    'POST /sessions/end-others',
    { ...person, fresh: true, body: Nothing },
    async ({ session, now }) =>
      inTransaction(db, async (transaction) => {
        const { person: who, row } = session;
        const ended = await endSessionsOf(transaction, who.person_id, row.session_id);
        await addAuditEntry(transaction, {
          at: now,
          person: who,
          what: 'session.end-others',
          detail: String(ended),
        });
        return { ended };
      }),
  );

  // ---- passkeys ----
  calls.add('GET /passkeys', person, async ({ session }) =>
    listPasskeys(db, session.person.person_id),
  );
  calls.add(
    'POST /passkeys/options',
    { ...person, fresh: true, body: Nothing },
    async ({ request, session, now }) =>
      registrationOptions(db, session.person, partyOf(request, context), now),
  );
  calls.add(
    'POST /passkeys',
    { ...person, fresh: true, body: PasskeyAdd },
    async ({ request, body, session, now }) => {
      const { challenge_id, response, label } = body;
      const isAdded = await addPasskey(
        db,
        session.person,
        { challengeId: challenge_id, answer: response, label },
        partyOf(request, context),
        now,
      );
      if (!isAdded) return refuse('not-recognized');
      await note(session, 'passkey.add', now, label);
      return listPasskeys(db, session.person.person_id);
    },
  );
  calls.add(
    'DELETE /passkeys/:passkey_id',
    { ...person, fresh: true },
    async ({ params, session, now }) => {
      const { person_id } = session.person;
      if (!(await removePasskey(db, person_id, params.passkey_id ?? '')))
        return refuse('not-found');
      await note(session, 'passkey.remove', now);
      return listPasskeys(db, person_id);
    },
  );

  // ---- oneself ----
  calls.add('PATCH /me', { ...person, body: MeChange }, async ({ body, session, now }) => {
    const { person: who } = session;
    const change = {
      ...(body.name !== undefined && { name: body.name }),
      ...(body.quiet !== undefined && {
        quiet_from: body.quiet?.from ?? null,
        quiet_to: body.quiet?.to ?? null,
      }),
    };
    if (Object.keys(change).length > 0) {
      await db
        .updateTable('office_people')
        .set(change)
        .where('person_id', '=', who.person_id)
        .execute();
      await note(session, 'me.change', now, Object.keys(body).join(', '));
    }
    return sessionAnswer({ ...session, person: { ...who, ...change } }, context);
  });

  // ---- people, settings, audit log ----
  calls.add('GET /people', owner, async ({ now }) => listPeople(db, now));
  calls.add(
    'POST /people',
    { ...owner, fresh: true, body: Invite, limit: [30, 12 * FIVE_MINUTES] },
    async ({ body, session, now }) => {
      const { email, role, name = '' } = body;
      const invitation = await invitePerson(
        db,
        { email, role, name },
        { actor: session.person, now },
      );
      if (invitation === 'joined') return refuse('already-there');
      await queueSignInMail({ email, kind: 'invite' }, now);
      const { person: invited, token, expiresAt } = invitation;
      return {
        person_id: invited.person_id,
        link: signInLink(context.siteUrl, token),
        expires_at: expiresAt,
      };
    },
  );
  calls.add(
    'PATCH /people/:person_id',
    { ...owner, fresh: true, body: PersonChange },
    async ({ body, params, session, now }) => {
      const outcome = await changePerson(db, params.person_id ?? '', body, {
        actor: session.person,
        now,
      });
      if (outcome === 'unknown') return refuse('not-found');
      return outcome === 'last-owner' ? refuse('last-owner') : listPeople(db, now);
    },
  );
  calls.add(
    'DELETE /people/:person_id',
    { ...owner, fresh: true },
    async ({ params, session, now }) => {
      const outcome = await removePerson(db, params.person_id ?? '', {
        actor: session.person,
        now,
      });
      if (outcome === 'unknown') return refuse('not-found');
      return outcome === 'last-owner' ? refuse('last-owner') : listPeople(db, now);
    },
  );
  calls.add('GET /settings', person, async () => readOfficeSettings(db));
  calls.add('PUT /settings', { ...owner, body: OfficeSettings }, async ({ body, session, now }) => {
    await writeOfficeSettings(db, body);
    await note(session, 'settings.change', now, JSON.stringify(body));
    return readOfficeSettings(db);
  });
  const AuditQuery = v.strictObject({
    before: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))),
  });
  calls.add('GET /audit', { ...owner, query: AuditQuery }, async ({ query }) =>
    readAudit(db, query.before),
  );

  // ---- devices for alerts ----
  calls.add('GET /push', person, async ({ session }) => pushState(session));
  calls.add(
    'POST /push',
    { ...person, body: PushSubscribe },
    async ({ request, body, session, now }) => {
      if (!isPushEndpoint(body.endpoint, context.env.pushOrigins)) return refuse('push-refused');
      await inTransaction(db, async (transaction) => {
        // The same browser again, perhaps of another person or session.
        await transaction.deleteFrom('office_push').where('endpoint', '=', body.endpoint).execute();
        await transaction
          .deleteFrom('office_push')
          .where('session_id', '=', session.row.session_id)
          .execute();
        await transaction
          .insertInto('office_push')
          .values({
            subscription_id: randomUUID(),
            person_id: session.person.person_id,
            session_id: session.row.session_id,
            endpoint: body.endpoint,
            p256dh: body.keys.p256dh,
            auth: body.keys.auth,
            device: seen(request).device,
            created_at: now,
            last_sent_at: null,
          })
          .execute();
        await addAuditEntry(transaction, { at: now, person: session.person, what: 'push.add' });
      });
      return pushState(session);
    },
  );
  calls.add('DELETE /push/:subscription_id', person, async ({ params, session, now }) => {
    const removed = await db
      .deleteFrom('office_push')
      .where('subscription_id', '=', params.subscription_id ?? '')
      .where('person_id', '=', session.person.person_id)
      .executeTakeFirst();
    if (removed.numDeletedRows === 0n) return refuse('not-found');
    await note(session, 'push.remove', now);
    return pushState(session);
  });
  calls.add(
    'POST /push/test',
    { ...person, body: Nothing, limit: [10, FIVE_MINUTES] },
    async ({ reply, session, now }) => {
      const device = await db
        .selectFrom('office_push')
        .select('subscription_id')
        .where('session_id', '=', session.row.session_id)
        .executeTakeFirst();
      if (!device) return refuse('not-found');
      await queueTestPush(db, device.subscription_id, now);
      context.wakeOutbox();
      reply.code(202);
      return {};
    },
  );

  async function note(session: Session, what: string, at: number, detail?: string) {
    await inTransaction(db, (transaction) =>
      addAuditEntry(transaction, {
        at,
        person: session.person,
        what,
        ...(detail !== undefined && { detail }),
      }),
    );
  }

  async function queueSignInMail(payload: SignInPayload, now: number): Promise<void> {
    const submission_id = randomUUID();
    const id = `${submission_id}:sign_in:complete`;
    await db
      .insertInto('outbox')
      .values({
        id,
        kind: 'sign_in',
        receiver: null,
        submission_id,
        stage: 'complete',
        payload: JSON.stringify(payload),
        message_id: `<sign_in.${submission_id}@${context.notifications.messageIdDomain}>`,
        state: 'pending',
        confirmed: 0,
        attempts: 0,
        next_attempt_at: now,
        lease_owner: null,
        created_at: now,
        sent_at: null,
        last_error: null,
      })
      .execute();
    context.wakeOutbox();
  }

  async function pushState(session: Session): Promise<PushState> {
    const devices = await db
      .selectFrom('office_push')
      .selectAll()
      .where('person_id', '=', session.person.person_id)
      .orderBy('created_at')
      .execute();
    return {
      public_key: publicKeyOf(await pushKey(db)),
      devices: devices.map(({ subscription_id, device, created_at, last_sent_at, session_id }) => ({
        subscription_id,
        device,
        created_at,
        last_sent_at,
        current: session_id === session.row.session_id,
      })),
    };
  }
}

const seen = ({ headers }: FastifyRequest) => ({ device: deviceName(headers['user-agent']) });

/** Where SITE_URL is not set, the site is tried out on this machine, on whatever port. */
export function partyOf(
  { host }: Pick<FastifyRequest, 'host'>,
  { siteUrl, env, site }: Pick<OfficeContext, 'siteUrl' | 'env' | 'site'>,
): RelyingParty {
  const isTrial = !env.siteUrlGiven && /^localhost(:\d+)?$/.test(host);
  const origin = isTrial ? `http://${host}` : siteUrl;
  return { id: new URL(origin).hostname, origin, name: site.brand.name };
}

async function sessionAnswer(
  session: Session | null,
  { db, site, siteUrl, look, now }: OfficeContext,
): Promise<SessionAnswer> {
  const people = session ? await readPeople(db) : [];
  return {
    invited: session !== null || (await look()),
    company: {
      name: site.brand.name,
      time_zone: site.contact.time_zone,
      phone: site.territories.other.phone,
      email: site.contact.email,
      site_url: siteUrl,
      response_minutes: site.claims.response_minutes,
      territories: Object.entries(site.territories).map(([id, { label, phone }]) => ({
        id,
        label,
        phone,
      })),
    },
    person: session && (await personAnswer(session.person)),
    people: people
      .filter((one) => one.joined_at !== null)
      .map(({ person_id, name }) => ({ person_id, name })),
    fresh_until:
      session && isFresh(session, now()) ? session.row.confirmed_at + OFFICE_LIMITS.fresh : null,
  };

  async function personAnswer(person: OfficePersonRow): Promise<SessionAnswer['person']> {
    const { passkeys } = await listPasskeys(db, person.person_id);
    const { person_id, name, email, role, quiet_from, quiet_to } = person;
    return {
      person_id,
      name,
      email,
      role,
      has_passkey: passkeys.length > 0,
      quiet: quiet_from !== null && quiet_to !== null ? { from: quiet_from, to: quiet_to } : null,
    };
  }
}
