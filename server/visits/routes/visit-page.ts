/** What the pages about one visitor's visit are put together from; they also stand in the frame of the quote form. */
import * as m from '#messages';
import type { Site } from '../../../domain/content/site-schema.ts';
import { phoneLink } from '../../../domain/lead/phone-link.ts';
import { type VisitWindow, windowKey } from '../../../domain/visits/visit-windows.ts';
import { dayWords, timeWords } from '../../../domain/visits/visit-words.ts';
import { type PlainPages, plainPages } from '../../http/plain-page.ts';
import { type Html, html } from '../../mail/html.ts';

/** A page before it is in the company's look. */
export interface VisitPage {
  heading: string;
  body: Html;
  status?: number;
}

export const visitPages = (site: Site): PlainPages => plainPages(site, STYLE);

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

const STYLE = `main{max-width:56rem}
.days{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(12.5rem,100%),1fr));gap:.75rem;margin:1.25rem 0}
fieldset{min-width:0;margin:0;padding:.625rem .75rem .75rem;border:0;border-top:4px solid var(--line);border-radius:2px;background:var(--card)}
legend{float:left;width:100%;margin-bottom:.375rem;padding:0;font-weight:700}
.days label{display:flex;clear:both;align-items:center;gap:.625rem;min-height:2.75rem;padding:.25rem .5rem;border-radius:6px;cursor:pointer}
.days label:has(:checked){background:var(--chosen)}
.days input{flex:none;width:1.375rem;height:1.375rem;margin:0;accent-color:var(--ink)}
summary{display:inline-block;padding:.625rem 0;font-weight:700;text-decoration:underline;cursor:pointer}
.problem{padding:.75rem 1rem;border:2px solid var(--fault);border-radius:6px;background:var(--card);font-weight:700}
.chosen{margin:0 0 1rem;padding:.75rem 1rem .75rem 2.25rem;border-left:4px solid var(--line);background:var(--card)}
.call{color:var(--soft)}
.call a{font-weight:700;white-space:nowrap}
button.low{background:transparent;border-color:var(--ink);color:var(--ink)}
form+form{margin-top:1.5rem}
@media (forced-colors:active){.days label:has(:checked){outline:2px solid Highlight}fieldset{border:1px solid}}`;
