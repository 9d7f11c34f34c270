/**
 * The page behind a link in a lead's mail. A GET only asks, because link scanners follow every link. It shows nothing
 * about the visitor, because anyone with the mail can open it.
 */

import type { Site } from '../../../domain/content/site-schema.ts';
import type { PlainPage } from '../../http/plain-page.ts';
import { type Html, html } from '../../mail/html.ts';
import type { MailAct } from './mail-links.ts';

/** `ask`: shows a button that posts to the same URL. `over`: used, expired, or invalid. */
export type MailActState = 'ask' | 'done' | 'over';

export function mailActPage(what: MailAct, state: MailActState, site: Site): PlainPage {
  const { heading, text } = WORDS[state](what);
  const form =
    state === 'ask'
      ? html`<form method="post"><button type="submit">${BUTTONS[what]}</button></form>`
      : html``;
  return page(heading, text, site, form);
}

/** Shown at /office until someone is invited. */
export function invitePage(site: Site): PlainPage {
  return page(
    'Nobody has been invited yet.',
    'This is where the people of the office answer requests. On the server, run: npm run office -- invite name@example.com. It prints a link that works once, within 24 hours.',
    site,
  );
}

function page(heading: string, text: string, { brand }: Site, form: Html = html``): PlainPage {
  return {
    heading,
    home: { url: '/office', words: `${brand.name}, office` },
    body: html`<p>${text}</p>
${form}`,
  };
}

const BUTTONS: Record<MailAct, string> = {
  contacted: 'Yes, it was contacted',
  booked: 'Yes, it is booked',
  spam: 'Yes, it is spam',
};

const WORDS: Record<MailActState, (what: MailAct) => { heading: string; text: string }> = {
  ask: (what) => ({
    heading: `Mark the request as ${what}?`,
    text: 'Everybody in the office sees it, and nobody is reminded of it any more.',
  }),
  done: (what) => ({
    heading: `The request is marked as ${what}.`,
    text: 'You can close this page.',
  }),
  over: () => ({
    heading: 'This link does not work any more.',
    text: 'It was used, or its time is over. Sign in to see the request.',
  }),
};
