/** The mail that asks a customer for a review: once, after the work, with the same links for every customer. */
import * as m from '#messages';
import { shownTerritoryOf } from '../../domain/lead/lead-place.ts';
import { settingsOf } from '../../domain/territory/territory.ts';
import { fromJson } from '../database/json.ts';
import type { OutboxRow, ReviewRequestPayload } from '../database/tables.ts';
import { html } from '../mail/html.ts';
import { mailLayout } from '../mail/layout.ts';
import {
  automaticHeaders,
  inReadersLanguage,
  type MailContext,
  type RenderedMail,
} from '../mail/message.ts';

/** It does not ask for satisfaction first: unhappy customers get the same mail. */
export const renderReviewRequest = (
  { payload }: Pick<OutboxRow<'review_request'>, 'payload'>,
  context: MailContext,
) => inReadersLanguage(fromJson(payload), context, render);

function render(lead: ReviewRequestPayload, { site, siteUrl, areas }: MailContext): RenderedMail {
  const { email, name } = lead;
  const { phone } = settingsOf(site.territories, shownTerritoryOf(lead, areas));
  const [first = ''] = name.trim().split(/\s+/);
  const company = site.brand.name;
  const greeting = first ? m.review_mail_hello({ name: first }) : m.review_mail_hello_nobody();
  const paragraphs = [
    m.review_mail_thank_you({ company }),
    m.review_mail_places(),
    m.review_mail_put_right({ phone }),
    m.review_mail_once(),
  ] as const;
  const [thanks, places, putRight, once] = paragraphs;
  const look = mailLayout(site);
  const sender = look.sender(siteUrl);
  const links = site.review_links.map((link) =>
    look.button(link.url, m.review_mail_write_on({ place: link.name })),
  );
  return {
    to: [email],
    replyTo: site.contact.email,
    subject: m.review_mail_subject({ company }),
    text: `${greeting}\n\n${thanks}\n\n${places}\n${site.review_links.map((link) => `${link.name}: ${link.url}\n`).join('')}\n${putRight}\n\n${once}\n\n${sender.text}`,
    html: look.page(html`<p>${greeting}</p>
<p>${thanks}</p>
<p>${places}</p>
${links}
<p>${putRight}</p>
${look.smallPrint(html`${once}`)}
${sender.html}`).markup,
    headers: automaticHeaders('auto-generated'),
  };
}
