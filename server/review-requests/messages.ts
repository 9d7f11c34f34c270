/** The mail that asks a customer for a review: once, after the work, with the same links for everybody. */
import * as m from '#messages';
import { languageOf } from '../../domain/language/language.ts';
import { inLanguage } from '../../messages/language.ts';
import { fromJson } from '../database/json.ts';
import type { OutboxRow, ReviewRequestPayload } from '../database/tables.ts';
import { html } from '../mail/html.ts';
import { mailLayout } from '../mail/layout.ts';
import { homeUrl, type MailContext, type MailMessage } from '../mail/message.ts';

type MailRow = Pick<OutboxRow<'review_request'>, 'payload' | 'message_id' | 'submission_id'>;

/** Nobody is asked how satisfied they are first: who is unhappy gets the same mail. */
export function renderReviewRequest(row: MailRow, context: MailContext): MailMessage {
  const payload = fromJson(row.payload);
  return inLanguage(languageOf(payload.language), () => render(row, payload, context));
}

function render(
  row: MailRow,
  { email, name }: ReviewRequestPayload,
  { site, siteUrl }: MailContext,
): MailMessage {
  const [first = ''] = name.trim().split(/\s+/);
  const company = site.brand.name;
  const greeting = first ? m.review_mail_hello({ name: first }) : m.review_mail_hello_nobody();
  const paragraphs = [
    m.review_mail_thank_you({ company }),
    m.review_mail_places(),
    m.review_mail_put_right({ phone: site.territories.other.phone }),
    m.review_mail_once(),
  ] as const;
  const [thanks, places, putRight, once] = paragraphs;
  const look = mailLayout(site);
  const home = homeUrl(siteUrl);
  const links = site.review_links.map((link) =>
    look.button(link.url, m.review_mail_write_on({ place: link.name })),
  );
  return {
    to: [email],
    replyTo: site.contact.email,
    subject: m.review_mail_subject({ company }),
    text: `${greeting}\n\n${thanks}\n\n${places}\n${site.review_links.map((link) => `${link.name}: ${link.url}\n`).join('')}\n${putRight}\n\n${once}\n\n${company}\n${site.contact.postal_address}\n${home}\n`,
    html: look.page(html`<p>${greeting}</p>
<p>${thanks}</p>
<p>${places}</p>
${links}
<p>${putRight}</p>
${look.smallPrint(html`${once}`)}
${look.smallPrint(html`${company}<br>${site.contact.postal_address}<br><a href="${home}">${home}</a>`)}`)
      .markup,
    messageId: row.message_id,
    headers: {
      'X-Submission-Id': row.submission_id,
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    },
  };
}
