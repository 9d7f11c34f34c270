/** Fields that several requests of the office have. */

import * as v from 'valibot';
import * as m from '#messages';
import { OFFICE_LIMITS } from './api.ts';

/** `owner` also: people, settings, erasing, the audit log. */
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

/** How the office reached for the person. */
export const CONTACT_WAYS = ['call', 'text', 'mail'] as const;
export const ContactWay = v.picklist(CONTACT_WAYS);

export const Time = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15));
export const Uuid = v.pipe(
  v.string(m.office_invalid_an_id_must_be_a_uuid()),
  v.uuid(m.office_invalid_an_id_must_be_a_uuid()),
  v.toLowerCase(),
);
export const Cents = v.pipe(
  v.number(m.office_invalid_the_amount_must_be_a_number_of()),
  v.integer(m.office_invalid_the_amount_must_be_a_whole_number()),
  v.minValue(0, m.office_invalid_the_amount_cant_be_negative()),
  v.maxValue(100_000_000, m.office_invalid_the_amount_is_too_large()),
);
export const Email = v.pipe(
  v.string(m.office_invalid_please_enter_an_e_mail()),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(OFFICE_LIMITS.email, m.office_invalid_that_e_mail_is_too_long()),
  v.regex(
    /^[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\]+\.[^\s@<>"(),:;[\]\\.]{2,}$/,
    m.office_invalid_please_enter_an_e_mail(),
  ),
);
export const PersonName = v.pipe(
  v.string(m.office_invalid_please_enter_a_name()),
  v.trim(),
  v.minLength(1, m.office_invalid_please_enter_a_name()),
  v.maxLength(OFFICE_LIMITS.personName, m.office_invalid_that_name_is_too_long()),
  v.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, m.office_invalid_a_name_is_one_line()),
);
/** Minutes of the office's time zone, "21:00". */
export const ClockTime = v.pipe(
  v.string(m.office_invalid_please_enter_a_time()),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, m.office_invalid_please_enter_a_time()),
);
/** base64url, as WebAuthn's JSON forms have it. */
export const Base64Url = v.pipe(v.string(), v.regex(/^[\w-]*$/), v.maxLength(20_000));
export const Token = v.pipe(
  v.string(),
  v.regex(/^[\w-]{43}$/, m.office_invalid_this_link_is_not_complete()),
);

/** Somebody of the office, as the others see them. */
export const PersonRef = v.object({ person_id: v.string(), name: v.string() });
export type PersonRef = v.InferOutput<typeof PersonRef>;
