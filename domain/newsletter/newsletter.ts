/** The newsletter's rules and exact words (spec §5, §8). */
import * as m from '#messages';
import type { Site } from '../content/site-schema.ts';

/** A company's newsletter settings: whether addresses must confirm, and the trade of its tips. */
export interface NewsletterSettings {
  newsletter_confirm: boolean;
  trade: Pick<Site['trade'], 'name'>;
}

export const NEWSLETTER_MESSAGES = {
  invalid: () => ({
    title: m.newsletter_invalid_email(),
    text: m.newsletter_please_enter_a_valid_email_address(),
  }),
  duplicate: () => ({
    title: m.common_already_subscribed(),
    text: m.common_this_email_is_already_subscribed(),
  }),
  failed: () => ({
    title: m.newsletter_subscription_error(),
    text: m.newsletter_please_try_again_later_or_contact(),
  }),
  /** Shown instead of the thanks if addresses must confirm (site.yaml, newsletter_confirm). */
  confirm: () => ({
    title: m.newsletter_one_more_step(),
    text: m.newsletter_we_sent_you_an_e_mail_please(),
  }),
} as const;

/** The message for a successful signup. */
export function arrivedText({ newsletter_confirm, trade }: NewsletterSettings) {
  return newsletter_confirm
    ? NEWSLETTER_MESSAGES.confirm()
    : {
        title: m.common_successfully_subscribed(),
        text: m.newsletter_thank_you_look_out_for_tips({ trade: trade.name }),
      };
}

/** Error code of a duplicate e-mail in every response, whatever the database (spec §8). */
export const DUPLICATE_CODE = '23505';
