/** /office/api: session, ways to sign in, passkeys. */
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import {
  LinkRequest,
  PasskeyRequest,
  type SessionAnswer,
  TokenRequest,
  TokenSignIn,
} from '../../../domain/office/sign-in-api.ts';
import { inOrder } from '../../activity/store/counters.ts';
import { inTransaction } from '../../database/database.ts';
import {
  type CallTable,
  changes,
  everybody,
  person,
  reads,
  sessionCookie,
  setSessionCookie,
  unaudited,
} from '../calls/calls.ts';
import type { OfficeContext } from '../calls/office-context.ts';
import { refuse } from '../calls/refusals.ts';
import {
  listPasskeys,
  type RelyingParty,
  registrationOptions,
  signInOptions,
  verifyRegistration,
  verifySignIn,
} from '../service/passkey-sign-in.ts';
import { queueSignInMail } from '../service/sign-in-mails.ts';
import { deletePasskey, insertPasskey, readPasskeys } from '../store/passkeys.ts';
import { findLink, findPerson, readPeople, redeemLink } from '../store/people.ts';
import {
  confirmSession,
  deviceName,
  endSession,
  endSessionsOf,
  listSessions,
  type Session,
  startSession,
} from '../store/sessions.ts';

const Nothing = v.strictObject({});
const FIVE_MINUTES_S = 5 * 60;

/** Limits are per client, so that no client uses up another's. */
export function signInCalls(context: OfficeContext) {
  const { db } = context;

  return {
    'POST /sign-in/passkey/options': unaudited(
      'a question with a body',
      { ...everybody, body: Nothing, limit: [60, FIVE_MINUTES_S] },
      async ({ request, now }) => {
        if (!(await context.look())) return refuse('not-found');
        return signInOptions(db, partyOf(request, context), now);
      },
    ),
    'POST /sign-in/passkey': changes(
      { ...everybody, body: PasskeyRequest, limit: [30, FIVE_MINUTES_S] },
      async ({ request, reply, body, now }) => {
        const personId = await verifySignIn(db, body, partyOf(request, context), now);
        const known = personId === null ? undefined : await findPerson(db, personId);
        if (!known) return refuse('not-recognized');
        const signedIn = await inTransaction(db, (transaction) =>
          startSession(transaction, known, { signedInBy: 'passkey', ...seen(request), now }),
        );
        setSessionCookie(reply, signedIn, context);
        return { recorded: signedIn.recorded, answer: await sessionAnswer(signedIn, context) };
      },
    ),
    'POST /sign-in/link': unaudited(
      'nobody is signed in yet',
      { ...everybody, body: LinkRequest, limit: [10, 3 * FIVE_MINUTES_S] },
      async ({ reply, body, now }) => {
        // The same work for every e-mail address: the outbox finds out whether it belongs to a user.
        if (await context.look()) {
          const { messageIdDomain: domain } = context.notifications;
          await queueSignInMail(db, { ...body, kind: 'sign-in' }, { domain, now });
          context.wakeOutbox();
        }
        reply.code(202);
        return {};
      },
    ),
    'POST /sign-in/token/look': unaudited(
      'a question with a body',
      { ...everybody, body: TokenRequest, limit: [60, FIVE_MINUTES_S] },
      async ({ body, now }) => {
        const link = await findLink(db, body.token, now);
        if (!link) return refuse('link-over');
        return { kind: link.kind, email: link.person.email, name: link.person.name };
      },
    ),
    'POST /sign-in/token': changes(
      { ...everybody, body: TokenSignIn, limit: [30, FIVE_MINUTES_S] },
      async ({ request, reply, body, now }) => {
        const signedIn = await inOrder(db, 'people', async (transaction) => {
          const redeemed = await redeemLink(transaction, body.token, body.name, now);
          return (
            redeemed &&
            startSession(transaction, redeemed, { signedInBy: 'link', ...seen(request), now })
          );
        });
        if (!signedIn) return refuse('link-over');
        await context.look();
        setSessionCookie(reply, signedIn, context);
        return { recorded: signedIn.recorded, answer: await sessionAnswer(signedIn, context) };
      },
    ),
  } satisfies CallTable;
}

/** The session of this browser and of the user's other devices. */
export function sessionCalls(context: OfficeContext) {
  const { db } = context;

  return {
    'GET /session': reads(everybody, async ({ session }) => sessionAnswer(session, context)),
    'POST /session/confirm': changes(
      { ...person, body: PasskeyRequest, limit: [30, FIVE_MINUTES_S] },
      async ({ request, reply, body, session, now }) => {
        const personId = await verifySignIn(db, body, partyOf(request, context), now);
        if (personId !== session.person.person_id) return refuse('not-recognized');
        const confirmed = await inTransaction(db, (transaction) =>
          confirmSession(transaction, session, now),
        );
        setSessionCookie(reply, confirmed, context);
        return { recorded: confirmed.recorded, answer: await sessionAnswer(confirmed, context) };
      },
    ),
    'POST /session/end': changes(
      { ...person, body: Nothing },
      async ({ reply, session, audited }) => {
        const recorded = await audited('sign-out', async (transaction) => {
          await endSession(transaction, session.row.session_id);
        });
        reply.header('set-cookie', sessionCookie(context.siteUrl, null, 0));
        return { recorded, answer: null };
      },
    ),
    'GET /sessions': reads(person, async ({ session, now }) =>
      listSessions(db, session.person.person_id, session.row.session_id, now),
    ),
    'DELETE /sessions/:session_id': changes(
      { ...person, fresh: true },
      async ({ params, session, audited }) => {
        const { role, person_id } = session.person;
        const only = role === 'owner' ? undefined : person_id;
        const recorded = await audited('session.end', (transaction) =>
          endSession(transaction, params.session_id ?? '', only),
        );
        return recorded ? { recorded, answer: null } : refuse('not-found');
      },
    ),
    'POST /sessions/end-others': changes(
      { ...person, fresh: true, body: Nothing },
      async ({ session: { person, row }, audited }) => {
        let ended = 0;
        const recorded = await audited('session.end-others', async (transaction) => {
          ended = await endSessionsOf(transaction, person.person_id, row.session_id);
          return String(ended);
        });
        return { recorded, answer: { ended } };
      },
    ),
  } satisfies CallTable;
}

export function passkeyCalls(context: OfficeContext) {
  const { db } = context;

  return {
    'GET /passkeys': reads(person, async ({ session }) =>
      listPasskeys(db, session.person.person_id),
    ),
    'POST /passkeys/options': unaudited(
      'a question with a body',
      { ...person, fresh: true, body: Nothing },
      async ({ request, session, now }) =>
        registrationOptions(db, session.person, partyOf(request, context), now),
    ),
    'POST /passkeys': changes(
      { ...person, fresh: true, body: PasskeyRequest },
      async ({ request, body, session, now, audited }) => {
        const label = seen(request).device;
        const party = partyOf(request, context);
        const passkey = await verifyRegistration(db, session.person, body, party, now);
        const recorded =
          passkey &&
          (await audited('passkey.add', async (transaction) => {
            const isNew = await insertPasskey(transaction, { ...passkey, label });
            return isNew && label;
          }));
        if (!recorded) return refuse('not-recognized');
        return { recorded, answer: await listPasskeys(db, session.person.person_id) };
      },
    ),
    'DELETE /passkeys/:passkey_id': changes(
      { ...person, fresh: true },
      async ({ params, session, audited }) => {
        const recorded = await audited('passkey.remove', (transaction) =>
          deletePasskey(transaction, session.person.person_id, params.passkey_id ?? ''),
        );
        if (!recorded) return refuse('not-found');
        return { recorded, answer: await listPasskeys(db, session.person.person_id) };
      },
    ),
  } satisfies CallTable;
}

const seen = ({ headers }: FastifyRequest) => ({ device: deviceName(headers['user-agent']) });

/** The site that passkeys belong to. Without SITE_URL it runs on this machine, on any port. */
function partyOf(
  { host }: Pick<FastifyRequest, 'host'>,
  { siteUrl, env, site }: Pick<OfficeContext, 'siteUrl' | 'env' | 'site'>,
): RelyingParty {
  const isTrial = !env.siteUrlGiven && /^localhost(:\d+)?$/.test(host);
  const origin = isTrial ? `http://${host}` : siteUrl;
  return { id: new URL(origin).hostname, origin, name: site.brand.name };
}

/** The signed-in user, with what the app needs to know of company and people. */
export async function sessionAnswer(
  session: Session | null,
  { db, env, site, visits }: OfficeContext,
): Promise<SessionAnswer> {
  const people = session ? await readPeople(db) : [];
  return {
    company: {
      name: site.brand.name,
      time_zone: site.contact.time_zone,
      phone: site.territories.other.phone,
      sends_mail: env.smtpUrl !== null,
      has_visits: visits !== null,
      territories: Object.entries(site.territories).map(([id, { label, phone }]) => ({
        id,
        label,
        phone,
      })),
    },
    person: session && {
      person_id: session.person.person_id,
      name: session.person.name,
      email: session.person.email,
      role: session.person.role,
      has_passkey: (await readPasskeys(db, session.person.person_id)).length > 0,
    },
    people: people
      .filter((one) => one.joined_at !== null)
      .map(({ person_id, name }) => ({ person_id, name })),
  };
}
