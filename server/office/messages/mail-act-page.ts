/**
 * The page behind a link in a lead's mail. A GET only asks: programs that look through mails follow every link. It has
 * nothing about the visitor: whoever holds the mail knows.
 */

import * as m from '#messages';
import type { Site } from '../../../domain/content/site-schema.ts';
import type { PlainPage } from '../../http/plain-page.ts';
import { type Html, html } from '../../mail/html.ts';
import type { MailAct } from './mail-links.ts';

/** `ask`: with a button that posts to the same address. `over`: used, expired, or never was. */
export type MailActState = 'ask' | 'done' | 'over';

export function mailActPage(what: MailAct, state: MailActState, site: Site): PlainPage {
  const { heading, text } = WORDS[state](LABELS[what]);
  const form =
    state === 'ask'
      ? html`<form method="post"><button type="submit">${LABELS[what].button}</button></form>`
      : html``;
  return page(heading, text, site, form);
}

/** What /office shows as long as nobody has been invited. */
export function invitePage(site: Site): PlainPage {
  return page(
    m.office_mail_act_nobody_has_been_invited_yet(),
    m.office_mail_act_this_is_where_the_people_of_the(),
    site,
  );
}

function page(heading: string, text: string, { brand }: Site, form: Html = html``): PlainPage {
  return {
    heading,
    home: { url: '/office', words: m.office_mail_act_office_of({ company: brand.name }) },
    body: html`<p>${text}</p>
${form}`,
  };
}

interface Labels {
  button: string;
  /** As in "The request is marked as contacted." */
  state: string;
}

const LABELS: Record<MailAct, Labels> = {
  contacted: {
    button: m.office_mail_act_yes_it_was_contacted(),
    state: m.office_state_word_contacted(),
  },
  booked: { button: m.office_mail_act_yes_it_is_booked(), state: m.office_state_word_booked() },
  spam: { button: m.office_mail_act_yes_it_is_spam(), state: m.office_state_word_spam() },
};

const WORDS: Record<MailActState, (labels: Labels) => { heading: string; text: string }> = {
  ask: ({ state }) => ({
    heading: m.office_mail_act_mark_the_request_as({ state }),
    text: m.office_mail_act_everybody_in_the_office_sees_it(),
  }),
  done: ({ state }) => ({
    heading: m.office_mail_act_the_request_is_marked_as({ state }),
    text: m.office_mail_act_you_can_close_this_page(),
  }),
  over: () => ({
    heading: m.office_mail_act_this_link_does_not_work_any_more(),
    text: m.office_mail_act_it_was_used_or_its_time_is_over(),
  }),
};
