/** The mail with the link to all visits of its mailbox. It repeats nothing of them. */
import * as m from '#messages';
import { languageOf } from '../../../domain/language/language.ts';
import { yourVisitsUrl } from '../../../domain/visits/visit-paths.ts';
import { momentWords } from '../../../domain/visits/visit-words.ts';
import { fromJson } from '../../database/json.ts';
import type { OutboxRow } from '../../database/tables.ts';
import { html } from '../../mail/html.ts';
import { mailLayout } from '../../mail/layout.ts';
import {
  automaticHeaders,
  inReadersLanguage,
  type MailContext,
  type RenderedMail,
} from '../../mail/message.ts';

export function renderVisitsLink(
  { payload, submission_id: request }: Pick<OutboxRow<'visits_link'>, 'payload' | 'submission_id'>,
  context: MailContext,
): RenderedMail {
  return inReadersLanguage(fromJson(payload), context, (asked, { site, siteUrl }) => {
    const { email, until, key } = asked;
    const url = siteUrl + yourVisitsUrl(languageOf(asked.language), { request, until, key });
    const about = m.visits_yours_mail_about({
      moment: momentWords(site.contact.time_zone, until),
    });
    const stranger = m.visits_yours_mail_not_you();
    const look = mailLayout(site);
    const sender = look.sender(siteUrl);
    return {
      to: [email],
      replyTo: site.contact.email,
      subject: m.visits_yours_mail({ company: site.brand.name }),
      text: `${about}\n${url}\n\n${stranger}\n\n${sender.text}`,
      html: look.page(
        html`<p>${about}</p>
${look.button(url, m.visits_yours_heading())}
<p>${stranger}</p>
${sender.html}`,
      ).markup,
      headers: automaticHeaders('auto-generated'),
    };
  });
}
