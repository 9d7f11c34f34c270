/** Fields shared by several office requests. */

import * as v from 'valibot';
import { OFFICE_LIMITS } from './protocol.ts';

/** Only an `owner` may change people and settings, erase, and read the audit log. */
export const ROLES = ['owner', 'office'] as const;
export const RoleName = v.picklist(ROLES);
export type Role = v.InferOutput<typeof RoleName>;

export const LEAD_STATUSES = ['new', 'contacted', 'booked', 'won', 'lost', 'spam'] as const;
export const LeadStatus = v.picklist(LEAD_STATUSES);
export type LeadStatus = v.InferOutput<typeof LeadStatus>;

export const LOST_REASONS = [
  'price',
  'no-answer',
  'out-of-area',
  'not-our-work',
  'chose-another',
  'solved-itself',
  'other',
] as const;
export const LostReason = v.picklist(LOST_REASONS);
export type LostReason = v.InferOutput<typeof LostReason>;

/** How the office contacted the person. */
const CONTACT_WAYS = ['call', 'text', 'mail'] as const;
export const ContactWay = v.picklist(CONTACT_WAYS);
export type ContactWay = v.InferOutput<typeof ContactWay>;

export const Time = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15));
export const Uuid = v.pipe(
  v.string('An id must be a UUID.'),
  v.uuid('An id must be a UUID.'),
  v.toLowerCase(),
);
export const Cents = v.pipe(
  v.number('The amount must be a number of cents.'),
  v.integer('The amount must be a whole number of cents.'),
  v.minValue(0, 'The amount can’t be negative.'),
  v.maxValue(100_000_000, 'The amount can be at most $1,000,000.'),
);
export const Email = v.pipe(
  v.string('Please enter an e-mail.'),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(OFFICE_LIMITS.email, 'That e-mail is too long.'),
  v.regex(
    /^[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\]+\.[^\s@<>"(),:;[\]\\.]{2,}$/,
    'Please enter an e-mail.',
  ),
);
export const PersonName = v.pipe(
  v.string('Please enter a name.'),
  v.trim(),
  v.minLength(1, 'Please enter a name.'),
  v.maxLength(OFFICE_LIMITS.personName, 'That name is too long.'),
  v.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'A name is one line.'),
);
/** base64url, as in WebAuthn's JSON. */
export const Base64Url = v.pipe(v.string(), v.regex(/^[\w-]*$/), v.maxLength(20_000));
export const Token = v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'This link is not complete.'));

/** An office user, as others see them. */
export interface PersonRef {
  person_id: string;
  name: string;
}
