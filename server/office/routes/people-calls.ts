/** /office/api: the user's own settings, people, settings for all, audit log. */
import * as v from 'valibot';
import { Invite, OfficeSettings, PersonChange } from '../../../domain/office/people-api.ts';
import { MeChange } from '../../../domain/office/sign-in-api.ts';
import { readAudit } from '../../activity/store/audit.ts';
import { type CallTable, changes, owner, person, reads } from '../calls/calls.ts';
import type { OfficeContext } from '../calls/office-context.ts';
import { refuse } from '../calls/refusals.ts';
import { signInLink } from '../messages/sign-in-mail.ts';
import { queueSignInMail } from '../service/sign-in-mails.ts';
import { readOfficeSettings, writeOfficeSettings } from '../store/office-settings.ts';
import {
  changePerson,
  invitePerson,
  listPeople,
  removePerson,
  renamePerson,
} from '../store/people.ts';
import { listSessions } from '../store/sessions.ts';
import { sessionAnswer } from './sign-in.ts';

const HOUR_S = 3600;

export function peopleCalls(context: OfficeContext) {
  const { db } = context;

  return {
    'GET /people': reads(owner, async ({ now }) => listPeople(db, now)),
    'GET /people/:person_id/sessions': reads(owner, async ({ params, session, now }) =>
      listSessions(db, params.person_id ?? '', session.row.session_id, now),
    ),
    'POST /people': changes(
      { ...owner, fresh: true, body: Invite, limit: [30, HOUR_S] },
      async ({ body, session, now }) => {
        const { email, role, name = '' } = body;
        const { messageIdDomain: domain } = context.notifications;
        const invitation = await invitePerson(
          db,
          { email, role, name },
          { actor: session.person, now },
          (transaction) => queueSignInMail(transaction, { email, kind: 'invite' }, { domain, now }),
        );
        if (invitation === 'joined') return refuse('already-there');
        context.wakeOutbox();
        const { person: invited, token, expiresAt, recorded } = invitation;
        const answer = {
          person_id: invited.person_id,
          link: signInLink(context.siteUrl, token),
          expires_at: expiresAt,
        };
        return { recorded, answer };
      },
    ),
    'PATCH /people/:person_id': changes(
      { ...owner, fresh: true, body: PersonChange },
      async ({ body, params, session, now }) => {
        const outcome = await changePerson(db, params.person_id ?? '', body, {
          actor: session.person,
          now,
        });
        if (typeof outcome === 'string') return refuse(outcome);
        return { ...outcome, answer: await listPeople(db, now) };
      },
    ),
    'DELETE /people/:person_id': changes(
      { ...owner, fresh: true },
      async ({ params, session, now }) => {
        const outcome = await removePerson(db, params.person_id ?? '', {
          actor: session.person,
          now,
        });
        if (typeof outcome === 'string') return refuse(outcome);
        return { ...outcome, answer: await listPeople(db, now) };
      },
    ),
  } satisfies CallTable;
}

const AuditQuery = v.strictObject({
  before: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))),
});

/** Settings of a user, settings by an owner for all, and the audit log. */
export function settingsCalls(context: OfficeContext) {
  const { db } = context;

  return {
    'PATCH /me': changes({ ...person, body: MeChange }, async ({ body, session, audited }) => {
      const { person: who } = session;
      const recorded = await audited('me.change', (transaction) =>
        renamePerson(transaction, who.person_id, body.name),
      );
      const answer = await sessionAnswer({ ...session, person: { ...who, ...body } }, context);
      return { recorded, answer };
    }),

    'GET /settings': reads(person, async () => readOfficeSettings(db)),
    'PUT /settings': changes({ ...owner, body: OfficeSettings }, async ({ body, audited }) => {
      const recorded = await audited('settings.change', async (transaction) => {
        await writeOfficeSettings(transaction, body);
        return JSON.stringify(body);
      });
      return { recorded, answer: await readOfficeSettings(db) };
    }),
    'GET /audit': reads({ ...owner, query: AuditQuery }, async ({ query }) =>
      readAudit(db, query.before),
    ),
  } satisfies CallTable;
}
