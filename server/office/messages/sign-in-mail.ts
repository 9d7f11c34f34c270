/** The mail with a sign-in link or an invitation. */
import * as m from '#messages';
import type { SignInPayload } from '../../database/tables.ts';
import { html } from '../../mail/html.ts';
import { mailLayout } from '../../mail/layout.ts';
import { automaticHeaders, type MailContext, type RenderedMail } from '../../mail/message.ts';

/** The token stands after #, so that it reaches no log and no other site. */
export const signInLink = (siteUrl: string, token: string) => `${siteUrl}/office/sign-in#${token}`;

export function renderSignInMail(
  { email, kind }: SignInPayload,
  token: string,
  { site, siteUrl }: Pick<MailContext, 'site' | 'siteUrl'>,
): RenderedMail {
  const { name } = site.brand;
  const url = signInLink(siteUrl, token);
  const words =
    kind === 'invite'
      ? {
          subject: m.office_mail_invitation_subject({ company: name }),
          opening: m.office_mail_you_are_invited_to_answer_the({ name }),
          button: m.office_mail_accept_the_invitation(),
          closing: m.office_mail_you_did_not_expect_this_then_leave(),
        }
      : {
          subject: m.office_mail_sign_in_subject({ company: name }),
          opening: m.office_mail_somebody_we_hope_you_asked_for_a(),
          button: m.office_sign_in(),
          closing: m.office_mail_it_was_not_you_then_leave_it_alone(),
        };
  const look = mailLayout(site);
  return {
    to: [email],
    subject: words.subject,
    text: `${words.opening}\n\n${url}\n\n${words.closing}\n`,
    html: look.page(
      html`<p>${words.opening}</p>
${look.button(url, words.button)}
${look.smallPrint(html`${words.closing}`)}`,
    ).markup,
    headers: automaticHeaders('auto-generated'),
  };
}
