/** The mail with the link to all visits of its mailbox. It repeats nothing of them. */
import * as m from '#messages';
import { languageOf } from '../../../domain/language/language.ts';
import { yourVisitsUrl } from '../../../domain/visits/visit-paths.ts';
import { momentWords } from '../../../domain/visits/visit-words.ts';
import { inLanguage } from '../../../messages/language.ts';
import { fromJson } from '../../database/json.ts';
import type { OutboxRow } from '../../database/tables.ts';
import { html } from '../../mail/html.ts';
import { mailLayout } from '../../mail/layout.ts';
import { homeUrl, type MailContext, type MailMessage, siteIn } from '../../mail/message.ts';

type MailRow = Pick<OutboxRow<'visits_link'>, 'payload' | 'message_id' | 'submission_id'>;

export function renderVisitsLink(row: MailRow, context: MailContext): MailMessage {
  const { email, language, until, key } = fromJson(row.payload);
  const site = siteIn(context, languageOf(language));
  return inLanguage(languageOf(language), () => {
    const company = site.brand.name;
    const request = row.submission_id;
    const url = context.siteUrl + yourVisitsUrl(languageOf(language), { request, until, key });
    const about = m.visits_yours_mail_about({
      moment: momentWords(site.contact.time_zone, until),
    });
    const stranger = m.visits_yours_mail_not_you();
    const look = mailLayout(site);
    const home = homeUrl(context.siteUrl);
    return {
      to: [email],
      replyTo: site.contact.email,
      subject: m.visits_yours_mail({ company }),
      text: `${about}\n${url}\n\n${stranger}\n\n${company}\n${site.contact.postal_address}\n${home}\n`,
      html: look.page(
        html`<p>${about}</p>
${look.button(url, m.visits_yours_heading())}
<p>${stranger}</p>
${look.smallPrint(html`${company}<br>${site.contact.postal_address}<br><a href="${home}">${home}</a>`)}`,
      ).markup,
      messageId: row.message_id,
      headers: {
        'X-Submission-Id': request,
        'Auto-Submitted': 'auto-generated',
        'X-Auto-Response-Suppress': 'All',
      },
    };
  });
}
