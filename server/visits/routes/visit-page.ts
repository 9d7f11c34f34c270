/** What the pages about one visitor's visit are put together from; they also stand in the frame of the quote form. */
import * as m from '#messages';
import { telephoneLink } from '../../../domain/territory/territory.ts';
import { type VisitWindow, windowKey } from '../../../domain/visits/visit-windows.ts';
import { dayWords, timeWords, windowWords } from '../../../domain/visits/visit-words.ts';
import type { VisitRow } from '../../database/tables.ts';
import { type Html, html } from '../../mail/html.ts';
import { windowOf } from '../service/visits.ts';

/** A page before it is in the company's look. */
export interface VisitPage {
  heading: string;
  body: Html;
  status?: number;
  /** Selects the phone number: that of a request or of an area, each by id. Default: the first territory's. */
  numberOf?: { request: string } | { area: string | null };
  /** Words before the phone number; null leaves it out, because it stands below the frame. Default: "Rather talk?". */
  callWords?: string | null;
}

/** The main part of a page of the site: below a drawing of its own, unless the page stands in a frame. */
export const mainOf = (heading: string, body: Html, isFramed: boolean): Html =>
  isFramed
    ? html`<div class="visits visits-framed"><h1>${heading}</h1>\n${body}</div>`
    : html`<div class="page"><div class="visits"><div class="visits-arrival"><h1>${heading}</h1>${VAN}</div>\n<div class="visits-words">${body}</div></div></div>`;

/** The van on the road, in the light of the page (docs/design/drawing.md). */
const VAN = html`<svg viewBox="-1900 -260 2560 260" preserveAspectRatio="xMaxYMax slice" aria-hidden="true"><use href="/art/head-van.svg#scene"/></svg>`;

/**
 * Words and a phone number; nothing where there is no number.
 * @param phones of every territory; a style shows the visitor's, as on every page (app/territory/phone/phone.tsx)
 */
export function callLine(words: string, phones: [territory: string, phone: string][]): Html {
  const given = phones.filter(([, phone]) => phone);
  const link = ([territory, phone]: [string, string]) =>
    html`<a href="${telephoneLink(phone)}" data-for-territory="${territory}">${phone}</a>`;
  return given.length > 0 ? html`<p class="call">${words} ${given.map(link)}</p>` : html``;
}

/** Its window in words; empty where it has none. */
export function whenOf(visit: VisitRow): string {
  const window = windowOf(visit);
  return window ? windowWords(window) : '';
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
  if (isRow) return html`<div class="visits-days visits-row">${all.map(partOf)}</div>`;
  const [first, later] = [all.slice(0, DAYS_SHOWN), all.slice(DAYS_SHOWN)];
  const isOpen = later.some(([, windows]) => windows.some(isShown));
  return html`<div class="visits-days">${first.map(partOf)}</div>
${
  later.length > 0
    ? html`<details${{ markup: isOpen ? ' open' : '' }}><summary>${m.visits_later_days()}</summary><div class="visits-days">${later.map(partOf)}</div></details>`
    : html``
}`;
}
