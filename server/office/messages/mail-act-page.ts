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
  const { heading, text } = WORDS[state](LABELS[what]);
  const form =
    state === 'ask'
      ? html`<form method="post"><button type="submit">${LABELS[what].button}</button></form>`
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

interface Labels {
  button: string;
  /** For example "The request is marked as contacted." */
  state: string;
}

const LABELS: Record<MailAct, Labels> = {
  contacted: {
    button: 'Yes, it was contacted',
    state: 'contacted',
  },
  booked: { button: 'Yes, it is booked', state: 'booked' },
  spam: { button: 'Yes, it is spam', state: 'spam' },
};

const WORDS: Record<MailActState, (labels: Labels) => { heading: string; text: string }> = {
  ask: ({ state }) => ({
    heading: `Mark the request as ${state}?`,
    text: 'Everybody in the office sees it, and nobody is reminded of it any more.',
  }),
  done: ({ state }) => ({
    heading: `The request is marked as ${state}.`,
    text: 'You can close this page.',
  }),
  over: () => ({
    heading: 'This link does not work any more.',
    text: 'It was used, or its time is over. Sign in to see the request.',
  }),
};
