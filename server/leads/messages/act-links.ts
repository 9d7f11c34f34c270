/** Links in mails to the office that set the status of a lead. */
import * as m from '#messages';
import { type Html, html } from '../../mail/html.ts';
import type { MailContext } from '../../mail/message.ts';

/** Empty while /office has no users. */
export function actLinks(
  { actLinks }: MailContext,
  submissionId: string,
): { text: string; html: Html } {
  const links = actLinks?.(submissionId) ?? [];
  if (links.length === 0) return { text: '', html: html`` };
  const items = links.map(
    ({ words, url }) => html`<a href="${url}" style="margin-right:24px">${words}</a>`,
  );
  return {
    text: `\n${m.lead_what_became_of_it()}\n${links.map(({ words, url }) => `${words}: ${url}`).join('\n')}\n`,
    html: html`<p style="font-size:18px">${m.lead_what_became_of_it()} ${items}</p>`,
  };
}
