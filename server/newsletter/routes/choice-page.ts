/** The pages behind links in newsletter mails. A GET only asks, because link scanners follow every link. */

import * as m from '#messages';
import type { Site } from '../../../domain/content/site-schema.ts';
import { localPath } from '../../../domain/language/language.ts';
import type { PlainPage } from '../../http/plain-page.ts';
import { html } from '../../mail/html.ts';
import type { NewsletterPage } from '../messages/newsletter-mail.ts';

/** `ask`: shows a button that posts to the same URL. `unknown`: no such token. */
type PageState = 'ask' | 'done' | 'unknown';

export function newsletterPage(
  page: NewsletterPage,
  state: PageState,
  { brand, contact, trade }: Site,
): PlainPage {
  const { heading, text, button } = state === 'unknown' ? UNKNOWN : WORDS[page][state];
  const form = button
    ? html`<form method="post"><button type="submit">${button()}</button></form>`
    : html``;
  return {
    heading: heading(),
    home: { url: localPath('/'), words: brand.name },
    body: html`<p>${text({ trade: trade.name })}</p>
${form}
${contact.email && html`<p><small>${m.choice_questions_write_to()} <a href="mailto:${contact.email}">${contact.email}</a>.</small></p>`}`,
  };
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
      text: m.choice_tips_and_offers,
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
