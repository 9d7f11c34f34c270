/** /office/api: settings, people, audit log. Most of it is the owner’s. */
import * as v from 'valibot';
import { Email, PersonName, RoleName } from './fields.ts';

/** GET /settings; PUT /settings (owner, all of it). */
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

/** POST /people, fresh; the same e-mail again before it joined: a new link, the old one is over. */
export const Invite = v.strictObject({
  email: Email,
  name: v.optional(PersonName),
  role: RoleName,
});
/** PATCH /people/:person_id, fresh. */
export const PersonChange = v.strictObject({
  role: v.optional(RoleName),
  name: v.optional(PersonName),
});
