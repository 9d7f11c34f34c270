/** The mail that tells an owner what is wrong with the server and what to do about it. */
import * as m from '#messages';
import { ALARMS } from '../../domain/alarms/alarms.ts';
import { fromJson } from '../database/json.ts';
import type { OutboxRow } from '../database/tables.ts';
import { html } from '../mail/html.ts';
import { mailLayout } from '../mail/layout.ts';
import { automaticHeaders, type MailContext, type RenderedMail } from '../mail/message.ts';

export function renderAlarm(
  { payload }: Pick<OutboxRow<'alarm'>, 'payload'>,
  { site, siteUrl }: MailContext,
): RenderedMail {
  const { alarm, to, todo: known } = fromJson(payload);
  const { path, ...words } = ALARMS[alarm];
  const [says, todo] = [words.says(), known ?? words.todo()];
  const again = m.alarms_again();
  const url = `${siteUrl}${path}`;
  const look = mailLayout(site);
  return {
    to,
    subject: m.alarms_subject({ company: site.brand.name, says }),
    text: `${says}\n\n${todo}\n\n${url}\n\n${again}\n`,
    html: look.page(html`<p><b>${says}</b></p>
<p>${todo}</p>
${look.button(url, words.link())}
${look.smallPrint(html`${again}`)}`).markup,
    headers: automaticHeaders('auto-generated'),
  };
}
