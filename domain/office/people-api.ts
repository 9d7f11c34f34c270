/** /office/api: settings, people, audit log. Most of it is the owner’s. */
import * as v from 'valibot';
import { Email, PersonName, RoleName } from './fields.ts';

/** GET /settings; PUT /settings (owner, all of it) → OfficeSettings. */
export const OfficeSettings = v.strictObject({
  /** Name and pest may stand on a locked screen. Default false. */
  lock_screen_details: v.boolean(),
  /** Before a promise is broken, everybody is reminded so many minutes; null = not. Default 20. */
  remind_before_minutes: v.nullable(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(600)),
  ),
  /** And the owners, also in quiet hours. Default 5. */
  escalate_before_minutes: v.nullable(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(600)),
  ),
  /** The role office publishes and undoes, too, but nothing that binds the company (content-loader/field-changes.ts). Default false. */
  office_publishes: v.optional(v.boolean(), false),
});
export type OfficeSettings = v.InferOutput<typeof OfficeSettings>;

/** GET /people (owner). */
export const PeopleList = v.object({
  people: v.array(
    v.object({
      person_id: v.string(),
      name: v.string(),
      email: v.string(),
      role: RoleName,
      /** False until the invitation is accepted. */
      joined: v.boolean(),
      passkeys: v.number(),
      sessions: v.number(),
      last_seen_at: v.nullable(v.number()),
      created_at: v.number(),
    }),
  ),
});
export type PeopleList = v.InferOutput<typeof PeopleList>;
/** POST /people, fresh → InviteAnswer; the same e-mail again before it joined: a new link, the old one is over. */
export const Invite = v.strictObject({
  email: Email,
  name: v.optional(PersonName),
  role: RoleName,
});
/** The link is mailed too. It works once, for 24 hours, and is shown only here. */
export const InviteAnswer = v.object({
  person_id: v.string(),
  link: v.string(),
  expires_at: v.number(),
});
export type InviteAnswer = v.InferOutput<typeof InviteAnswer>;
/** PATCH /people/:person_id, fresh → PeopleList. */
export const PersonChange = v.strictObject({
  role: v.optional(RoleName),
  name: v.optional(PersonName),
});
/** DELETE /people/:person_id, fresh → PeopleList. Sessions, passkeys and devices go; acts keep the name. */

/** GET /audit?before=ENTRY_ID (owner), newest first, 100 at a time. */
export const AuditList = v.object({
  entries: v.array(
    v.object({
      entry_id: v.number(),
      at: v.number(),
      /** Name at that time; null = nobody was signed in. */
      who: v.nullable(v.string()),
      /** As `sign-in`, `lead.status`, `people.invite`. */
      what: v.string(),
      /** The lead, person or file it was about. */
      about: v.nullable(v.string()),
      /** One line, without what visitors said. */
      detail: v.nullable(v.string()),
    }),
  ),
  next: v.nullable(v.number()),
});
export type AuditList = v.InferOutput<typeof AuditList>;
