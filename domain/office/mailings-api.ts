/** Calls of /office/api about the newsletter; the rules of api.ts hold. Everybody writes and tests, an owner sends. */
import * as v from 'valibot';
import * as m from '#messages';
import { LANGUAGES } from '../language/language.ts';

/** Lengths in characters. */
export const MAILING_LIMITS = { subject: 150, preview: 150, markdown: 40_000 } as const;

const MAILING_STATE = v.picklist(['draft', 'scheduled', 'queueing', 'sending', 'sent', 'stopped']);

const oneLine = (label: string, max: number) =>
  v.pipe(
    v.string(m.common_must_be_text({ label })),
    v.trim(),
    v.transform((text) => text.toWellFormed()),
    v.maxLength(max, m.office_invalid_can_be_at_most({ label, max })),
    v.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, m.office_invalid_is_one_line({ label })),
  );

const letterText = v.pipe(
  v.string(m.common_must_be_text({ label: m.office_invalid_the_letter() })),
  v.transform((text) => text.toWellFormed().replace(/\r\n?/g, '\n')),
  v.maxLength(
    MAILING_LIMITS.markdown,
    m.office_invalid_can_be_at_most({
      label: m.office_invalid_the_letter(),
      max: MAILING_LIMITS.markdown,
    }),
  ),
  v.regex(/^[^\p{Cc}]*(?:[\t\n][^\p{Cc}]*)*$/u, m.office_invalid_the_letter_control_characters()),
);
const subject = oneLine(m.office_invalid_the_subject(), MAILING_LIMITS.subject);
const preview = oneLine(m.office_invalid_the_preview_line(), MAILING_LIMITS.preview);

/** What is written. A draft may be empty. */
const words = {
  subject,
  preview,
  markdown: letterText,
  /** The letter in Spanish, for those who signed up on a page in Spanish. Empty = they get the other one. */
  subject_es: subject,
  preview_es: preview,
  markdown_es: letterText,
};
/** POST /mailings → Mailing (a draft). */
export const MailingWords = v.strictObject(words);
export type MailingWords = v.InferOutput<typeof MailingWords>;
/** PUT /mailings/:mailing_id → Mailing; drafts only. 409 `conflict` where somebody else has changed it since. */
export const MailingChange = v.strictObject({
  ...words,
  /** `updated_at` of what was changed. */
  updated_at: v.number(),
});
/** DELETE /mailings/:mailing_id → 204; drafts only. */

const Counts = v.object({
  recipients: v.number(),
  sent: v.number(),
  /** Not sent yet. */
  waiting: v.number(),
  /** They unsubscribed before their turn. */
  suppressed: v.number(),
  /** The mail server refused the recipient. */
  refused: v.number(),
  /** Refused for another reason, or left when it was stopped. */
  undelivered: v.number(),
});

/** What was written, in both languages. */
const letter = {
  subject: v.string(),
  preview: v.string(),
  markdown: v.string(),
  subject_es: v.string(),
  preview_es: v.string(),
  markdown_es: v.string(),
};

export const Mailing = v.object({
  mailing_id: v.string(),
  ...letter,
  state: MAILING_STATE,
  send_at: v.nullable(v.number()),
  started_at: v.nullable(v.number()),
  finished_at: v.nullable(v.number()),
  updated_at: v.number(),
  who: v.nullable(v.string()),
  /** Why it was stopped; null = by a person, or it was not. `refusals`: the mail server refused one recipient after the other. */
  stopped_because: v.nullable(v.picklist(['refusals', 'dead-letters'])),
  counts: Counts,
});
export type Mailing = v.InferOutput<typeof Mailing>;

/** GET /mailings, newest first. */
export const MailingList = v.object({
  mailings: v.array(v.omit(Mailing, ['markdown', 'markdown_es'])),
  /** Who would get one now. */
  subscribers: v.number(),
  /** Those of them who signed up on a page in Spanish. */
  in_spanish: v.number(),
  unconfirmed: v.number(),
  /** Mailboxes that unsubscribed: nothing takes that back. */
  suppressed: v.number(),
  /** Addresses that get nothing because a mail server refused them, until an owner takes that back. */
  refused: v.number(),
  /** Mails a minute (NEWSLETTER_PER_MINUTE). */
  per_minute: v.number(),
  starters: v.array(
    v.object({
      season: v.string(),
      ...letter,
    }),
  ),
});
export type MailingList = v.InferOutput<typeof MailingList>;

/** GET /mailings/:mailing_id → MailingDetail. */
export const MailingDetail = v.object({
  mailing: Mailing,
  /** What goes out beside the HTML. */
  text: v.string(),
  /** The same in Spanish; empty = the office writes no letter in Spanish: no page is in Spanish, and no subscriber. */
  text_es: v.string(),
  subscribers: v.number(),
  in_spanish: v.number(),
});
export type MailingDetail = v.InferOutput<typeof MailingDetail>;
/** GET /mailings/:mailing_id/preview?look=light|dark&language=en|es: the mail as HTML, under a policy of its own. */
export const PreviewQuery = v.object({
  look: v.optional(v.picklist(['light', 'dark']), 'light'),
  language: v.optional(v.picklist(LANGUAGES), 'en'),
  /** Makes the browser ask anew. */
  at: v.optional(v.string()),
});
/** POST /mailings/:mailing_id/test, body {} → 202 {}: to the own address. */
/**
 * POST /mailings/:mailing_id/send (owner, fresh) → Mailing. It has to be a draft with a subject and a text, in Spanish with both or
 * neither, unchanged since `updated_at`.
 */
export const MailingSend = v.strictObject({
  updated_at: v.number(),
  /** ms since the epoch, within a year; null = now. */
  at: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15))),
});
/** GET /mailing-refusals (owner): the newest 200 of them. */
export const Refusals = v.object({
  refusals: v.array(
    v.object({
      address_hash: v.string(),
      /** null = the signup was erased. */
      email: v.nullable(v.string()),
      /** What the mail server answered, as `550 5.1.1`. */
      code: v.string(),
      at: v.number(),
      /** Of the newsletter; null = deleted. */
      subject: v.nullable(v.string()),
    }),
  ),
  count: v.number(),
});
export type Refusals = v.InferOutput<typeof Refusals>;
/** POST /mailing-refusals/take-back (owner) → Refusals that are left. */
export const TakeBackRefusals = v.strictObject({
  /** null = all. */
  address_hash: v.nullable(v.pipe(v.string(), v.hash(['sha256']))),
});
/** POST /mailings/:mailing_id/stop, body {} (owner) → Mailing: a scheduled one is a draft again, one that is sent is stopped. */
