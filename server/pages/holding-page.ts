/** The page that visitors see before a company opens its site: its name and phone numbers. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import * as m from '#messages';
import type { Site } from '../../domain/content/site-schema.ts';
import type { Language } from '../../domain/language/language.ts';
import { inLanguage } from '../../domain/messages/message-language.ts';
import { telephoneLink } from '../../domain/territory/territory.ts';
import type { Env } from '../env.ts';
import { type PlainPage, plainPages } from '../http/plain-page.ts';
import { html } from '../mail/html.ts';

/** File in DATA_DIR that exists while the site is open (server/launch/launch-routes.ts). */
export const OPENED_FILE = 'site-opened';

/** True if visitors of SITE_URL may see the pages. On the owner's own machine they always may. */
export function mayOpen({
  siteUrl,
  siteUrlGiven,
  dataDir,
}: Pick<Env, 'siteUrl' | 'siteUrlGiven' | 'dataDir'>): boolean {
  return (
    !siteUrlGiven ||
    /^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(siteUrl).hostname) ||
    existsSync(join(dataDir, OPENED_FILE))
  );
}

const RETRY_AFTER_SECONDS = 86_400;

/**
 * Status 503, so that search engines come back and keep the addresses they know. With 200 and noindex they would
 * learn to leave each address out.
 */
export function sendHoldingPage(reply: FastifyReply, site: Site, language: Language) {
  const pages = plainPages(site, STYLE);
  return reply
    .code(503)
    .headers({ ...pages.headers(), 'retry-after': String(RETRY_AFTER_SECONDS) })
    .type('text/html; charset=utf-8')
    .send(inLanguage(language, () => pages.render(holdingPage(site))));
}

function holdingPage({ brand, contact, territories }: Site): PlainPage {
  const numbers = new Map(
    Object.values(territories)
      .reverse()
      .flatMap(({ label, phone }) => (phone ? [[phone, label]] : [])),
  );
  const phones = [...numbers].map(
    ([phone, label]) =>
      html`<li>${numbers.size > 1 ? `${label}: ` : ''}<a href="${telephoneLink(phone)}">${phone}</a></li>`,
  );
  const isReached = numbers.size > 0 || contact.email !== '';
  return {
    heading: brand.name,
    home: null,
    body: html`<p>${isReached ? m.holding_page_not_finished_call_us() : m.holding_page_not_finished()}</p>
<ul>${phones}</ul>
${contact.email && html`<p><a href="mailto:${contact.email}">${contact.email}</a></p>`}
<p><small><a href="/office/">${m.holding_page_office()}</a></small></p>`,
  };
}

const STYLE = 'ul{list-style:none;padding:0;font-size:1.5rem}';
