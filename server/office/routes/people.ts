/** /office/api: oneself, people, settings, audit log. */
import * as v from 'valibot';
import { Invite, OfficeSettings, PersonChange } from '../../../domain/office/people-api.ts';
import { MeChange } from '../../../domain/office/sign-in-api.ts';
import { readAudit, writeAudit } from '../../activity/store/audit.ts';
import { signInLink } from '../messages/sign-in-mail.ts';
import { queueSignInMail } from '../service/sign-in-mails.ts';
import {
  changePerson,
  changeSelf,
  invitePerson,
  listPeople,
  removePerson,
} from '../store/people.ts';
import { readOfficeSettings, writeOfficeSettings } from '../store/settings.ts';
import type { Calls } from './calls.ts';
import type { OfficeContext } from './context.ts';
import { refuse } from './problems.ts';
import { sessionAnswer } from './sign-in.ts';

const AN_HOUR = 3600;
const person = { access: 'person' } as const;
const owner = { access: 'owner' } as const;

export function peopleCalls(calls: Calls, context: OfficeContext): void {
  const { db } = context;

  calls.add('GET /people', owner, async ({ now }) => listPeople(db, now));
  calls.add(
    'POST /people',
    { ...owner, fresh: true, body: Invite, limit: [30, AN_HOUR] },
    async ({ body, session, now }) => {
      const { email, role, name = '' } = body;
      const invitation = await invitePerson(
        db,
        { email, role, name },
        { actor: session.person, now },
      );
      if (invitation === 'joined') return refuse('already-there');
      const { messageIdDomain: domain } = context.notifications;
      await queueSignInMail(db, { email, kind: 'invite' }, { domain, now });
      context.wakeOutbox();
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
      if (outcome === 'last-owner') return refuse('last-owner');
      context.feed.sessionsEnded();
      return listPeople(db, now);
    },
  );
}

/** What a person sets for themselves, what an owner sets for all, and what was done. */
export function settingsCalls(calls: Calls, context: OfficeContext): void {
  const { db } = context;

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
      await changeSelf(db, who.person_id, change);
      await writeAudit(db, {
        at: now,
        person: session.person,
        what: 'me.change',
        detail: Object.keys(body).join(', '),
      });
    }
    return sessionAnswer({ ...session, person: { ...who, ...change } }, context);
  });

  calls.add('GET /settings', person, async () => readOfficeSettings(db));
  calls.add('PUT /settings', { ...owner, body: OfficeSettings }, async ({ body, session, now }) => {
    await writeOfficeSettings(db, body);
    await writeAudit(db, {
      at: now,
      person: session.person,
      what: 'settings.change',
      detail: JSON.stringify(body),
    });
    return readOfficeSettings(db);
  });
  const AuditQuery = v.strictObject({
    before: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))),
  });
  calls.add('GET /audit', { ...owner, query: AuditQuery }, async ({ query }) =>
    readAudit(db, query.before),
  );
}
