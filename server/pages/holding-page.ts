/** What visitors see of a company whose site is not finished: its name and its numbers. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import * as m from '#messages';
import type { Site } from '../../domain/content/site-schema.ts';
import type { Language } from '../../domain/language/language.ts';
import { telephoneLink } from '../../domain/territory/territory.ts';
import { inLanguage } from '../../messages/language.ts';
import type { Env } from '../env.ts';
import { html } from '../mail/html.ts';

/** In DATA_DIR: written by the launch check that found nothing red. What opened the site stays, so that a later red line closes nothing. */
export const OPENED_FILE = 'site-opened';

/** Whether visitors of SITE_URL may see the pages; on the owner's own machine they may. */
export function mayOpen({ siteUrl, siteUrlGiven, dataDir }: Env): boolean {
  return (
    !siteUrlGiven ||
    /^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(siteUrl).hostname) ||
    existsSync(join(dataDir, OPENED_FILE))
  );
}

const RETRY_AFTER_SECONDS = 86_400;

/**
 * 503, because search engines come again after it and forget nothing: 200 with noindex would have them learn each address as one to
 * leave out.
 */
export function sendHoldingPage(reply: FastifyReply, site: Site, language: Language) {
  return reply
    .code(503)
    .headers({
      'cache-control': 'no-store',
      'retry-after': String(RETRY_AFTER_SECONDS),
      'x-robots-tag': 'noindex',
      'content-security-policy': POLICY,
    })
    .type('text/html; charset=utf-8')
    .send(inLanguage(language, () => holdingPage(site, language)));
}

/** How the launch check tells it from the answer of a server in trouble. */
export const HOLDING_MARK = '<meta name="holding-page"';

function holdingPage({ brand, contact, territories }: Site, language: Language): string {
  const numbers = new Map(
    Object.values(territories)
      .reverse()
      .map(({ label, phone }) => [phone, label]),
  );
  const phones = [...numbers].map(
    ([phone, label]) =>
      html`<li>${numbers.size > 1 ? `${label}: ` : ''}<a href="${telephoneLink(phone)}">${phone}</a></li>`,
  );
  return html`<!doctype html>
<html lang="${language === 'en' ? 'en-US' : language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${{ markup: HOLDING_MARK }} content="">
<title>${brand.name}</title>
<style>${{ markup: STYLE }}</style>
</head>
<body>
<main>
<h1>${brand.name}</h1>
<p>${m.holding_page_not_finished_call_us()}</p>
<ul>${phones}</ul>
<p><a href="mailto:${contact.email}">${contact.email}</a></p>
<p><small><a href="/office/">${m.holding_page_office()}</a></small></p>
</main>
</body>
</html>`.markup;
}

const STYLE = `body{margin:0;background:#fff;color:#222;font:1.125rem/1.5 system-ui,sans-serif}
main{max-width:32rem;margin:0 auto;padding:10vh 1.25rem}
h1{font-size:1.75rem;line-height:1.2;overflow-wrap:anywhere}
ul{list-style:none;padding:0;font-size:1.5rem}
a{color:inherit}
a:focus-visible{outline:3px solid #222;outline-offset:3px}`;

const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
