/** What the pages about one visitor's visit are put together from; they also stand in the frame of the quote form. */
import * as m from '#messages';
import type { Site } from '../../../domain/content/site-schema.ts';
import { phoneLink } from '../../../domain/lead/phone-number.ts';
import { type VisitWindow, windowKey } from '../../../domain/visits/visit-windows.ts';
import { dayWords, timeWords, windowWords } from '../../../domain/visits/visit-words.ts';
import type { VisitRow } from '../../database/tables.ts';
import { type PlainPages, plainPages } from '../../http/plain-page.ts';
import { type Html, html } from '../../mail/html.ts';
import { windowOf } from '../service/visits.ts';

/** A page before it is in the company's look. */
export interface VisitPage {
  heading: string;
  body: Html;
  status?: number;
}

/** Where no site is published. */
export const visitPages = (site: Site): PlainPages => plainPages(site, STYLE);

/** What goes into a page of the site: below a drawing of its own, unless the page stands in a frame. */
export const contentOf = ({ heading, body }: VisitPage, { brand }: Site, isFramed: boolean) => ({
  title: html`${heading} - ${brand.name}`.markup,
  main: (isFramed
    ? html`<h1>${heading}</h1>\n${body}`
    : html`<div class="arrival"><h1>${heading}</h1>${VAN}</div>\n<div class="words">${body}</div>`
  ).markup,
  style: `${SITE_COLORS}${STYLE}`,
});

/** The van on the road, in the light of the page (docs/design/drawing.md). */
const VAN = html`<svg viewBox="-1900 -260 2560 260" preserveAspectRatio="xMaxYMax slice" aria-hidden="true"><use href="/art/head-van.svg#scene"/></svg>`;

/** The names that STYLE has for colors, by those of the site: of the body, which has others at night. */
const SITE_COLORS =
  'body{--card:var(--paper);--ink:var(--fig);--chosen:var(--haint);--fault:var(--ruf)}';

/** Its window in words; empty where it has none. */
export function whenOf(visit: VisitRow): string {
  const window = windowOf(visit);
  return window ? windowWords(window) : '';
}

/** "Rather talk?" with the number of the place. */
export function callLine(phone: string, words = m.visits_rather_talk()): Html {
  return html`<p class="call">${words} <a href="${phoneLink(phone) ?? ''}">${phone}</a></p>`;
}

/** What to do before a visit, folded; nothing where it is not known. */
export function preparationFold(steps: string[]): Html {
  return steps.length > 0
    ? html`<details><summary>${m.common_before_we_come()}</summary><ul class="chosen">${steps.map((step) => html`<li>${step}</li>`)}</ul></details>`
    : html``;
}

/** What was wrong with what was sent; read out, because it stands before the fields. */
export function problemLine(words: string | null): Html {
  return words ? html`<p class="problem" id="problem" role="alert">${words}</p>` : html``;
}

/** Days beyond so many are folded, unless they stand in a row. */
const DAYS_SHOWN = 5;

/**
 * The open windows by day: boxes of which several may be ticked, or one button of all.
 * @param chosen which are, by `windowKey`
 * @param options as those of `days`
 */
export function windowFields(
  open: VisitWindow[],
  type: 'checkbox' | 'radio',
  chosen: ReadonlySet<string>,
  { isRow = false }: { isRow?: boolean } = {},
): Html {
  const isChosen = (one: VisitWindow) => chosen.has(windowKey(one));
  const field = (one: VisitWindow) =>
    html`<label><input type="${type}" name="window" value="${windowKey(one)}"${{ markup: isChosen(one) ? ' checked' : '' }}><span>${timeWords(one.window)}</span></label>`;
  return days(
    open,
    (day, windows) => html`<fieldset><legend>${day}</legend>${windows.map(field)}</fieldset>`,
    { isShown: isChosen, isRow },
  );
}

/**
 * A strip of days, the later ones folded.
 * @param dayOf one day, with its name in words
 * @param options `isShown`: whether a window must be seen at once. Default: none. `isRow`: all of them in a row that scrolls, so that a
 * frame stays as high as with a few. Default: false
 */
export function days(
  open: VisitWindow[],
  dayOf: (day: string, windows: VisitWindow[]) => Html,
  {
    isShown = () => false,
    isRow = false,
  }: { isShown?: (one: VisitWindow) => boolean; isRow?: boolean } = {},
): Html {
  const all = [...Map.groupBy(open, ({ day }) => day)];
  const partOf = ([day, windows]: [string, VisitWindow[]]) => dayOf(dayWords(day), windows);
  if (isRow) return html`<div class="days row">${all.map(partOf)}</div>`;
  const [first, later] = [all.slice(0, DAYS_SHOWN), all.slice(DAYS_SHOWN)];
  const isOpen = later.some(([, windows]) => windows.some(isShown));
  return html`<div class="days">${first.map(partOf)}</div>
${
  later.length > 0
    ? html`<details${{ markup: isOpen ? ' open' : '' }}><summary>${m.visits_later_days()}</summary><div class="days">${later.map(partOf)}</div></details>`
    : html``
}`;
}

const STYLE = `main,.words{max-width:var(--page,56rem);margin:0 auto;padding:1.75rem var(--gut,1.25rem) 3rem;overflow-wrap:anywhere}
main:has(>.arrival){max-width:none;padding:0}
.arrival{overflow:clip;background:var(--haint)}
[data-light="night"] .arrival{background:#241d49}
.arrival h1{max-width:var(--page);margin:0 auto;padding:1.75rem var(--gut) .5rem}
.arrival svg{display:block;overflow:visible;width:100%;height:clamp(7rem,14vw,12.5rem)}
main h1{margin-bottom:.75rem;font-size:clamp(1.5rem,5vw,2.125rem);text-wrap:balance}
main p{max-width:38rem;margin:0 0 1rem}
main:first-child{padding:1rem;font-size:1rem;line-height:1.4}
main:first-child h1{font-size:1.25rem}
.days{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(12.5rem,100%),1fr));gap:.75rem;margin:1.25rem 0}
main h2{margin:2rem 0 .5rem;font:700 1.375rem/1.2 var(--display,Georgia,serif)}
.days :is(fieldset,section){min-width:0;margin:0;padding:.625rem .75rem .75rem;border:0;border-top:4px solid var(--line);border-radius:2px;background:var(--card)}
.days :is(legend,h3){margin:0 0 .375rem;padding:0;font:inherit;font-weight:700}
.days legend{float:left;width:100%}
.days ul{margin:0;padding:0;list-style:none}
.days :is(fieldset,ul){display:flex;flex-wrap:wrap;gap:.5rem;align-content:start}
.days li a,.days label{display:flex;align-items:center;gap:.5rem;min-height:2.75rem;padding:.25rem .75rem;border:2px solid var(--line);border-radius:6px;cursor:pointer}
.days li a{border-color:var(--ink);text-decoration:none}
.days li a:hover,.days label:hover{background:var(--chosen)}
.row{grid-template-columns:none;grid-auto-flow:column;grid-auto-columns:minmax(13rem,1fr);overflow-x:auto;scroll-snap-type:x proximity;margin:.75rem 0;padding-bottom:.5rem}
.row>*{scroll-snap-align:start}
.ask{display:flex;flex-wrap:wrap;gap:.75rem 1rem;align-items:end;margin:1.25rem 0}
.ask label{display:grid;grid-template-columns:minmax(0,auto);gap:.25rem;max-width:100%;font-weight:700}
.ask :is(input,select){min-height:3rem;max-width:100%;padding:.5rem .75rem;border:2px solid var(--ink);border-radius:6px;background:var(--card);color:var(--ink);font:inherit}
.days label:has(:checked){background:var(--chosen)}
.days input{flex:none;width:1.375rem;height:1.375rem;margin:0;accent-color:var(--ink)}
main summary{display:inline-block;padding:.625rem 0;font-weight:700;text-decoration:underline;cursor:pointer}
.problem{padding:.75rem 1rem;border:2px solid var(--fault);border-radius:6px;background:var(--card);font-weight:700}
.chosen>li+li{margin-top:.625rem}
.chosen{margin:0 0 1rem;padding:.75rem 1rem .75rem 2.25rem;border-left:4px solid var(--line);background:var(--card)}
.chosen .chosen{padding:0 0 0 1.25rem;border:0}
.call{color:var(--soft)}
.call a{display:inline-block;font-weight:700}
main .low{background:transparent;border-color:var(--ink);color:var(--ink)}
main form+form{margin-top:1.5rem}
main form+p{margin-top:1rem}
@media (forced-colors:active){.days label:has(:checked){outline:2px solid Highlight}.days :is(fieldset,section){border:1px solid}}`;
