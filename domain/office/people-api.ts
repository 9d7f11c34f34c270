/** /office/api: settings, people, audit log. Most calls are the owner’s. */
import * as v from 'valibot';
import { Email, PersonName, RoleName } from './fields.ts';

/** GET /settings; PUT /settings (owner, all fields). */
export const OfficeSettings = v.strictObject({
  /** Name and pest may be shown on a locked screen. Default false. */
  lock_screen_details: v.optional(v.boolean(), false),
  /** The role office may publish and undo, except for what binds the company (publisher/edit/field-changes.ts). Default false. */
  office_publishes: v.optional(v.boolean(), false),
});
export type OfficeSettings = v.InferOutput<typeof OfficeSettings>;

/** POST /people, fresh. Inviting an e-mail again before the person joined sends a new link and ends the old one. */
export const Invite = v.strictObject({
  email: Email,
  name: v.optional(PersonName),
  role: RoleName,
});
/** PATCH /people/:person_id, fresh. */
export const PersonChange = v.strictObject({ role: RoleName });
