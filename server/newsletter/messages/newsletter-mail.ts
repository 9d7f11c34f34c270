/** The mail to a new subscriber: welcome or request to confirm, each with a link to unsubscribe. */
import * as m from '#messages';
import { pageLanguage } from '../../../domain/language/language.ts';
import { ENDPOINTS } from '../../../domain/submissions/endpoints.ts';
import { fromJson } from '../../database/json.ts';
import type { NewsletterPayload, OutboxRow } from '../../database/tables.ts';
import { opensLink, signLink } from '../../http/secrets.ts';
import { html } from '../../mail/html.ts';
import { mailLayout } from '../../mail/layout.ts';
import {
  automaticHeaders,
  inReadersLanguage,
  type MailContext,
  type RenderedMail,
} from '../../mail/message.ts';

/** The endpoints that answer with a page; both take the token in `?token=`. */
export type NewsletterPage = 'unsubscribe' | 'confirm';

/** Renders the mail in the language of the page where the visitor signed up. */
export const renderNewsletterMail = (
  { payload }: Pick<OutboxRow<'newsletter'>, 'payload'>,
  context: MailContext,
) => inReadersLanguage(fromJson(payload), context, render);

function render(
  { email, token, confirm }: NewsletterPayload,
  { site, siteUrl }: MailContext,
): RenderedMail {
  const { name } = site.brand;
  const unsubscribeUrl = newsletterLink(siteUrl, 'unsubscribe', token);
  const confirmUrl = newsletterLink(siteUrl, 'confirm', token);
  const [subject, opening] = confirm
    ? [
        m.newsletter_subject_confirm({ name }),
        m.newsletter_someone_we_hope_you_entered_this({ name }),
      ]
    : [
        m.newsletter_subject_subscribed({ name }),
        m.newsletter_thank_you_for_subscribing_to_the({ name, trade: site.trade.name }),
      ];
  const closing = confirm
    ? m.newsletter_did_you_not_ask_for_it_then_you()
    : m.newsletter_did_you_not_ask_for_it_or_changed();
  const look = mailLayout(site);
  const sender = look.sender(siteUrl);
  const button = confirm ? look.button(confirmUrl, m.newsletter_yes_subscribe_me()) : html``;
  return {
    to: [email],
    subject,
    text: `${opening}\n${confirm ? `\n${confirmUrl}\n` : ''}\n${closing}\n${unsubscribeUrl}\n\n${sender.text}`,
    html: look.page(
      html`<p>${opening}</p>
${button}
${look.smallPrint(html`${closing} <a href="${unsubscribeUrl}">${m.common_unsubscribe()}</a>`)}
${sender.html}`,
    ).markup,
    headers: { ...automaticHeaders('auto-replied'), ...unsubscribeHeaders(unsubscribeUrl) },
  };
}

/** Mail programs show their own unsubscribe button for these headers. */
const unsubscribeHeaders = (url: string): Record<string, string> => ({
  'List-Unsubscribe': `<${url}>`,
  // RFC 8058 allows one-click over https only.
  ...(url.startsWith('https:') && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
});

/**
 * The token that confirms or unsubscribes a mailbox. It does not end, because old mails must keep their links.
 * @param mailbox its hash
 */
export const newsletterToken = (linkKey: string, mailbox: string) =>
  `${mailbox}.${signLink(linkKey, linkTo(mailbox))}`;

/** The hash of the mailbox that a token names; null if the token is not ours. */
export function mailboxOfToken(linkKey: string, token: string): string | null {
  const [mailbox = '', signature = ''] = token.split('.');
  return opensLink(linkKey, linkTo(mailbox), signature, 0) ? mailbox : null;
}

const linkTo = (mailbox: string) => ({ subject: `newsletter ${mailbox}`, until: Infinity });

/** URL behind a link in a newsletter mail, in the language of the mail. */
export function newsletterLink(siteUrl: string, page: NewsletterPage, token: string): string {
  const language = pageLanguage();
  const said = language === 'en' ? '' : `&language=${language}`;
  return `${siteUrl}${ENDPOINTS[page]}?token=${token}${said}`;
}
