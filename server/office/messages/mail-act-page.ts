/**
 * The page behind a link in a lead's mail. A GET only asks: programs that look through mails follow every link. It needs no
 * script and no other file, and says nothing about the visitor: whoever holds the mail knows.
 */

import { createHash } from 'node:crypto';
import * as m from '#messages';
import type { Site } from '../../../domain/content/site-schema.ts';
import { html } from '../../mail/html.ts';
import type { MailAct } from './mail-links.ts';

/** `ask`: with a button that posts to the same address. `over`: used, expired, or never was. */
export type MailActState = 'ask' | 'done' | 'over';

export function renderMailActPage(what: MailAct, state: MailActState, { brand }: Site): string {
  const { heading, text } = WORDS[state](LABELS[what]);
  const form =
    state === 'ask'
      ? html`<form method="post"><button type="submit">${LABELS[what].button}</button></form>`
      : html``;
  return page(heading, text, brand.name, form.markup);
}

/** What /office shows as long as nobody has been invited. */
export function renderInvitePage({ brand }: Site): string {
  return page(
    m.office_mail_act_nobody_has_been_invited_yet(),
    m.office_mail_act_this_is_where_the_people_of_the(),
    brand.name,
    '',
  );
}

function page(heading: string, text: string, company: string, form: string): string {
  return html`<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${heading} - ${company}</title>
<style>${{ markup: STYLE }}</style>
</head>
<body>
<main>
<p><a href="/office">${m.office_mail_act_office_of({ company })}</a></p>
<h1>${heading}</h1>
<p>${text}</p>
${{ markup: form }}
</main>
</body>
</html>`.markup;
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

const STYLE = `body{margin:0;background:#fff6e8;color:#2e1430;font:1.125rem/1.5 system-ui,sans-serif}
main{max-width:32rem;margin:0 auto;padding:10vh 1.25rem}
h1{font:700 1.75rem/1.2 Georgia,serif}
a{color:inherit}
button{font:inherit;font-weight:700;min-height:3rem;padding:.75rem 1.5rem;border:0;border-radius:10px;background:#ffb627;color:#2e1430;cursor:pointer}
button:focus-visible,a:focus-visible{outline:3px solid #2e1430;outline-offset:3px}`;

const styleHash = createHash('sha256').update(STYLE).digest('base64');

/** The signature stands in the address, so the address goes nowhere else. */
export const PLAIN_PAGE_HEADERS = {
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'cache-control': 'no-store',
  // Stricter than this and browsers would post without an Origin.
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex',
} as const;
