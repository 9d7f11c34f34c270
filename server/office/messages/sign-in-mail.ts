/** The mail with a link that signs somebody in, or invites them. */
import { html } from '../../mail/html.ts';
import { mailLayout } from '../../mail/layout.ts';
import type { MailContext, MailMessage } from '../../mail/message.ts';

/** What the outbox row of such a mail holds. Its link is made when it is sent, and stored nowhere. */
export interface SignInPayload {
  email: string;
  kind: 'invite' | 'sign-in';
}

/** What stands after # reaches no log and no other site. */
export const signInLink = (siteUrl: string, token: string) => `${siteUrl}/office/sign-in#${token}`;

export function renderSignInMail(
  { email, kind }: SignInPayload,
  token: string,
  messageId: string,
  { site, siteUrl }: Pick<MailContext, 'site' | 'siteUrl'>,
): MailMessage {
  const { name } = site.brand;
  const url = signInLink(siteUrl, token);
  const words =
    kind === 'invite'
      ? {
          subject: `${name}: you are invited to the office`,
          opening: `You are invited to answer the requests that come through the website of ${name}. The link works once, within 24 hours.`,
          button: 'Accept the invitation',
          closing: 'You did not expect this? Then leave it alone.',
        }
      : {
          subject: `${name}: your link to sign in`,
          opening:
            'Somebody, we hope you, asked for a link to sign in to the office. It works once, within 10 minutes.',
          button: 'Sign in',
          closing: 'It was not you? Then leave it alone: nobody gets in without this link.',
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
    messageId,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  };
}
