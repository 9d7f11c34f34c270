/**
 * The look of the pages about one visitor's visit: rendered for each request, without scripts or other files, also in the frame of
 * the quote form. Their addresses hold what opens them, so they go nowhere else.
 */
import { createHash } from 'node:crypto';
import * as m from '#messages';
import type { Site } from '../../../domain/content/site-schema.ts';
import { localPath, pageLocale } from '../../../domain/language/language.ts';
import { phoneLink } from '../../../domain/lead/phone-link.ts';
import { type VisitWindow, windowKey } from '../../../domain/visits/visit-windows.ts';
import { dayWords, timeWords } from '../../../domain/visits/visit-words.ts';
import { type Html, html } from '../../mail/html.ts';
import { MAIL_COLORS } from '../../mail/layout.ts';

/** A page before it is in the company's look. */
export interface VisitPage {
  heading: string;
  body: Html;
  status?: number;
}

export interface VisitPages {
  render(page: VisitPage, isFramed: boolean): string;
  headers(isFramed: boolean): Record<string, string>;
}

/** @param embedOrigins hosts that may frame the quote form */
export function visitPages({ brand, colors }: Site, embedOrigins: string[]): VisitPages {
  const style = styleOf({ ...MAIL_COLORS, ...colors });
  const hash = createHash('sha256').update(style).digest('base64');
  return {
    render: ({ heading, body }, isFramed) =>
      html`<!doctype html>
<html lang="${pageLocale()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${heading} | ${brand.name}</title>
<style>${{ markup: style }}</style>
</head>
<body${{ markup: isFramed ? ' class="framed"' : '' }}>
${isFramed ? html`` : html`<header><a href="${localPath('/')}">${brand.name}</a></header>`}
<main>
<h1>${heading}</h1>
${body}
</main>
</body>
</html>`.markup,
    headers: (isFramed) => ({
      'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors ${isFramed ? ["'self'", ...embedOrigins].join(' ') : "'none'"}`,
      'cache-control': 'no-store',
      // Stricter than this and browsers would post without an Origin.
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    }),
  };
}

/** "Rather talk?" with the number. */
export function callLine(phone: string, words = m.visits_rather_talk()): Html {
  return html`<p class="call">${words} <a href="${phoneLink(phone) ?? ''}">${phone}</a></p>`;
}

/** What was wrong with what was sent; read out, because it stands before the fields. */
export function problemLine(words: string | null): Html {
  return words ? html`<p class="problem" id="problem" role="alert">${words}</p>` : html``;
}

/** Days beyond so many are folded. */
const DAYS_SHOWN = 8;

/**
 * The open windows by day: boxes of which several may be ticked, or one button of all.
 * @param chosen which are, by `windowKey`
 */
export function windowFields(
  open: VisitWindow[],
  type: 'checkbox' | 'radio',
  chosen: ReadonlySet<string>,
): Html {
  const days = [...Map.groupBy(open, ({ day }) => day)];
  const fieldOf = ([day, windows]: [string, VisitWindow[]]): Html =>
    html`<fieldset><legend>${dayWords(day)}</legend>${windows.map(
      (one) =>
        html`<label><input type="${type}" name="window" value="${windowKey(one)}"${{ markup: chosen.has(windowKey(one)) ? ' checked' : '' }}><span>${timeWords(one.window)}</span></label>`,
    )}</fieldset>`;
  const [first, later] = [days.slice(0, DAYS_SHOWN), days.slice(DAYS_SHOWN)];
  const isOpen = later.some(([, windows]) => windows.some((one) => chosen.has(windowKey(one))));
  return html`<div class="days">${first.map(fieldOf)}</div>
${
  later.length > 0
    ? html`<details${{ markup: isOpen ? ' open' : '' }}><summary>${m.visits_later_days()}</summary><div class="days">${later.map(fieldOf)}</div></details>`
    : html``
}`;
}

type Colors = typeof MAIL_COLORS;

const styleOf = ({ fig, soft, cream, haint, ruf, lamp }: Colors) => `*{box-sizing:border-box}
body{margin:0;background:${cream};color:${fig};font:1.0625rem/1.5 system-ui,sans-serif}
header{padding:.875rem 1.25rem;border-bottom:6px solid ${haint};background:${fig};font:700 1.25rem/1.3 Georgia,serif}
header a{color:${cream};text-decoration:none}
main{max-width:56rem;margin:0 auto;padding:1.75rem 1.25rem 3rem}
.framed main{padding:1rem}
h1{margin:0 0 .75rem;font:700 clamp(1.5rem,5vw,2.125rem)/1.15 Georgia,serif;text-wrap:balance}
p{max-width:38rem;margin:0 0 1rem}
a{color:inherit}
.days{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(12.5rem,100%),1fr));gap:.75rem;margin:1.25rem 0}
fieldset{min-width:0;margin:0;padding:.625rem .75rem .75rem;border:0;border-top:4px solid ${haint};border-radius:2px;background:#fff}
legend{float:left;width:100%;margin-bottom:.375rem;padding:0;font-weight:700}
label{display:flex;clear:both;align-items:center;gap:.625rem;min-height:2.75rem;padding:.25rem .5rem;border-radius:6px;cursor:pointer}
label:has(:checked){background:${haint}}
input{flex:none;width:1.375rem;height:1.375rem;margin:0;accent-color:${fig}}
summary{display:inline-block;padding:.625rem 0;font-weight:700;text-decoration:underline;cursor:pointer}
.problem{padding:.75rem 1rem;border:2px solid ${ruf};border-radius:6px;background:#fff;font-weight:700}
.chosen{margin:0 0 1rem;padding:.75rem 1rem .75rem 2.25rem;border-left:4px solid ${haint};background:#fff}
.call{color:${soft}}
.call a{font-weight:700;white-space:nowrap}
button{min-height:3rem;padding:.75rem 1.5rem;border:2px solid transparent;border-radius:10px;background:${lamp};color:${fig};font:inherit;font-weight:700;cursor:pointer}
button.low{background:transparent;border-color:${fig}}
form+form{margin-top:1.5rem}
:is(a,button,summary,input):focus-visible{outline:3px solid ${fig};outline-offset:3px}
header a:focus-visible{outline-color:${cream}}`;
