/** The mail that tells an owner what is wrong with the server, and what to do. */
import * as m from '#messages';
import { type Alarm, alarmPath } from '../../domain/alarms/alarms.ts';
import { fromJson } from '../database/json.ts';
import type { OutboxRow } from '../database/tables.ts';
import { html } from '../mail/html.ts';
import { mailLayout } from '../mail/layout.ts';
import { automaticHeaders, type MailContext, type RenderedMail } from '../mail/message.ts';

/** What is wrong, and what to do. */
const WORDS: Record<Alarm, () => [says: string, todo: string]> = {
  mail: () => [m.alarms_mail(), m.alarms_mail_todo()],
  visits: () => [m.alarms_visits(), m.alarms_visits_todo()],
  disk: () => [m.alarms_disk(), m.alarms_disk_todo()],
  backup: () => [m.alarms_backup(), m.alarms_backup_todo()],
  proof: () => [m.alarms_proof(), m.alarms_proof_todo()],
};

/** What is wrong, and what to do: more than the usual words, if more is known. */
export function alarmWords(alarm: Alarm, known: string | null): { says: string; todo: string } {
  const [says, usual] = WORDS[alarm]();
  return { says, todo: known ?? usual };
}

/** In one sentence, as on a lock screen. */
export const alarmText = (alarm: Alarm): string => WORDS[alarm]()[0];

export function renderAlarm(
  { payload }: Pick<OutboxRow<'alarm'>, 'payload'>,
  { site, siteUrl }: MailContext,
): RenderedMail {
  const { alarm, to, todo: known } = fromJson(payload);
  const { says, todo } = alarmWords(alarm, known ?? null);
  const again = m.alarms_again();
  const url = `${siteUrl}${alarmPath(alarm)}`;
  const look = mailLayout(site);
  return {
    to,
    subject: m.alarms_subject({ company: site.brand.name, says }),
    text: `${says}\n\n${todo}\n\n${url}\n\n${again}\n`,
    html: look.page(html`<p><b>${says}</b></p>
<p>${todo}</p>
${look.button(url, alarm === 'visits' ? m.alarms_open_visits() : m.alarms_numbers())}
${look.smallPrint(html`${again}`)}`).markup,
    headers: automaticHeaders('auto-generated'),
  };
}
