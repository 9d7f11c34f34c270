/**
 * The pages behind the links of newsletter mails. A GET only asks: programs that look through mails follow every
 * link. They need no script and no other file, so that they work whatever the mail program opens them in.
 */

import { createHash } from 'node:crypto';
import * as m from '#messages';
import type { Site } from '../../../domain/content/site-schema.ts';
import { localPath, pageLocale } from '../../../domain/language/language.ts';
import { html } from '../../mail/html.ts';
import type { NewsletterPage } from '../messages.ts';

/** `ask`: with a button that posts to the same address. `unknown`: no such token. */
export type PageState = 'ask' | 'done' | 'unknown';

export function renderNewsletterPage(
  page: NewsletterPage,
  state: PageState,
  { brand, contact, trade }: Site,
): string {
  const { heading, text, button } = state === 'unknown' ? UNKNOWN : WORDS[page][state];
  const form = button
    ? html`<form method="post"><button type="submit">${button()}</button></form>`
    : html``;
  return html`<!doctype html>
<html lang="${pageLocale()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${heading()} - ${brand.name}</title>
<style>${{ markup: STYLE }}</style>
</head>
<body>
<main>
<p><a href="${localPath('/')}">${brand.name}</a></p>
<h1>${heading()}</h1>
<p>${text({ trade: trade.name })}</p>
${form}
<p><small>${m.choice_questions_write_to()} <a href="mailto:${contact.email}">${contact.email}</a>.</small></p>
</main>
</body>
</html>`.markup;
}

interface Words {
  heading: () => string;
  text: (site: { trade: string }) => string;
  button?: () => string;
}

const WORDS: Record<NewsletterPage, Record<'ask' | 'done', Words>> = {
  unsubscribe: {
    ask: {
      heading: m.choice_unsubscribe_from_the_newsletter,
      text: m.choice_we_will_not_write_to_your_address,
      button: m.common_unsubscribe,
    },
    done: {
      heading: m.choice_you_are_unsubscribed,
      text: m.choice_you_will_get_no_more_mail,
    },
  },
  confirm: {
    ask: {
      heading: m.choice_subscribe_to_the_newsletter,
      text: m.choice_a_short_note_each_season,
      button: m.newsletter_yes_subscribe_me,
    },
    done: {
      heading: m.choice_you_are_subscribed,
      text: m.newsletter_thank_you_look_out_for_tips,
    },
  },
};

const UNKNOWN: Words = {
  heading: m.choice_this_link_does_not_work,
  text: m.choice_it_is_not_complete_or_we_no_longer,
};

const STYLE = `body{margin:0;background:#fff6e8;color:#2e1430;font:1.125rem/1.5 system-ui,sans-serif}
main{max-width:32rem;margin:0 auto;padding:10vh 1.25rem}
h1{font:700 1.75rem/1.2 Georgia,serif}
a{color:inherit}
button{font:inherit;font-weight:700;padding:.75rem 1.5rem;border:0;border-radius:10px;background:#ffb627;color:#2e1430;cursor:pointer}
button:focus-visible,a:focus-visible{outline:3px solid #2e1430;outline-offset:3px}`;

const styleHash = createHash('sha256').update(STYLE).digest('base64');

/** The token stands in the address, so the address goes nowhere else. */
export const NEWSLETTER_PAGE_HEADERS = {
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  // Stricter than this and browsers would post without an Origin.
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex',
} as const;
