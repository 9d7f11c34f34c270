/** The parts of the pages about one visitor's visit. Some of these pages also stand in the frame of the quote form. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import * as m from '#messages';
import type { Language } from '../../../domain/language/language.ts';
import { SubmissionId } from '../../../domain/lead/submission-id.ts';
import { telephoneLink } from '../../../domain/territory/territory.ts';
import { type VisitWindow, windowKey, windowOf } from '../../../domain/visits/visit-windows.ts';
import { dayWords, timeWords, windowWords } from '../../../domain/visits/visit-words.ts';
import type { VisitRow } from '../../database/tables.ts';
import { type Html, html } from '../../mail/html.ts';
import type { VisitContext } from '../visit-service.ts';

/** Prefix of the addresses of these pages, in English. */
export const VISITS = '/visits';

export const belowVisits = (path: string): string => path.slice(VISITS.length);

/** What the routes of all pages about visits share. */
export interface VisitRoutes {
  language: Language;
  context(): Promise<VisitContext>;
  /** The services that a visitor can choose, in the language of the page, and their stored names. */
  services(): { name: string; stored: string }[];
  /** What to do before a visit for a service, in the language of the page; empty if unknown. */
  stepsBefore(service: string): string[];
  /** Route config: how often a client may call it. */
  config: object;
  /** The same of the route that sends mails. */
  mailConfig: object;
  wakeOutbox(): void;
  /** Answers with a page in the language of its address. */
  send(
    request: FastifyRequest,
    reply: FastifyReply,
    page: () => VisitPage,
    options?: { isFramed: boolean },
  ): Promise<FastifyReply>;
}

export interface VisitPage {
  heading: string;
  body: Html;
  status?: number;
  /** Selects the phone number: that of a request or of an area, each by id. Default: the first territory's. */
  numberOf?: { request: string } | { area: string | null };
  /** Words before the phone number; null omits it, because the page around the frame shows it. Default: "Rather talk?". */
  callWords?: string | null;
}

/** The fields of a query or a posted form; a field may come several times. */
export const valuesOf = (fields: unknown) =>
  new URLSearchParams(
    Object.entries((fields ?? {}) as Record<string, unknown>).flatMap(([name, value]) =>
      [value].flat().map((one) => [name, String(one)]),
    ),
  );

/** An id of a query or form; empty if it is invalid, because PostgreSQL rejects some characters. */
export function idIn(values: URLSearchParams, name: string): string {
  const id = values.get(name)?.toLowerCase() ?? '';
  return v.is(SubmissionId, id) ? id : '';
}

/** The main part of a page, with a drawing unless the page is framed. */
export const mainOf = (heading: string, body: Html, isFramed: boolean): Html =>
  isFramed
    ? html`<div class="visits visits-framed"><h1>${heading}</h1>\n${body}</div>`
    : html`<div class="page"><div class="visits"><div class="visits-arrival"><h1>${heading}</h1>${VAN}</div>\n<div class="visits-words">${body}</div></div></div>`;

/** The van on the road, in the light of the page (docs/drawing.md). */
const VAN = html`<svg viewBox="-1900 -260 2560 260" preserveAspectRatio="xMaxYMax slice" aria-hidden="true"><use href="/art/head-van.svg#scene"/></svg>`;

/**
 * Words and a phone number; nothing where there is no number.
 * @param phones of every territory; a style shows the visitor's, as on every page (site/territory/phone/phone.tsx)
 */
export function callLine(words: string, phones: [territory: string, phone: string][]): Html {
  const given = phones.filter(([, phone]) => phone);
  const link = ([territory, phone]: [string, string]) =>
    html`<a href="${telephoneLink(phone)}" data-for-territory="${territory}">${phone}</a>`;
  return given.length > 0 ? html`<p class="call">${words} ${given.map(link)}</p>` : html``;
}

/** The window of a visit in words; empty if it was never booked. */
export function whenOf(visit: VisitRow): string {
  const window = windowOf(visit);
  return window ? windowWords(window) : '';
}

/** The steps before a visit, collapsed; nothing if there are none. */
export function preparationFold(steps: string[]): Html {
  return steps.length > 0
    ? html`<details><summary>${m.common_before_we_come()}</summary><ul class="chosen">${steps.map((step) => html`<li>${step}</li>`)}</ul></details>`
    : html``;
}

/** What is wrong with a posted form. Screen readers announce it, because it precedes the fields. */
export function problemLine(words: string | null): Html {
  return words ? html`<p class="problem" id="problem" role="alert">${words}</p>` : html``;
}

/** Days shown at once; later ones are collapsed, unless the days form a row. */
const DAYS_SHOWN = 5;

/**
 * The open windows by day, as checkboxes or radio buttons.
 * @param chosen the chosen windows, by `windowKey`
 * @param options see `days`
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
 * The days, the later ones collapsed.
 * @param dayOf renders one day, given its name in words
 * @param options `isShown`: true if a window must be visible at once. Default: false. `isRow`: a row that scrolls, so that a
 * frame keeps its height. Default: false
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
