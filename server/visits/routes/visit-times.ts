/**
 * /visits: the open windows, by place and service, before a request. Each leads to the quote form.
 * /visits/times: the windows that a visitor chooses for a stored request.
 */
import type { FastifyInstance } from 'fastify';
import * as m from '#messages';
import { pageLanguage, pathIn } from '../../../domain/language/language.ts';
import { fiveDigits } from '../../../domain/lead/submission-fields.ts';
import {
  quoteForVisitUrl,
  VISIT_PATHS,
  visitChangeUrl,
  visitTimesUrl,
} from '../../../domain/visits/visit-paths.ts';
import {
  MAX_WISHES,
  readWindowKey,
  type VisitWindow,
  windowKey,
  windowOf,
} from '../../../domain/visits/visit-windows.ts';
import { timeWords, windowWords } from '../../../domain/visits/visit-words.ts';
import { fromJson } from '../../database/json.ts';
import { isSameSecret } from '../../http/secrets.ts';
import { type Html, html } from '../../mail/html.ts';
import { linkToVisit, type VisitLink } from '../messages/visit-links.ts';
import { askForVisit, readChoice, readOpenWindows, type VisitChoice } from '../visit-service.ts';
import {
  belowVisits,
  days,
  idIn,
  preparationFold,
  problemLine,
  type VisitPage,
  type VisitRoutes,
  valuesOf,
  windowFields,
} from './visit-page.ts';
import { yoursForm } from './your-visits.ts';

type OpenWindows = Awaited<ReturnType<typeof readOpenWindows>>;

export function visitOpen(app: FastifyInstance, routes: VisitRoutes): void {
  const { context, send, config, services } = routes;

  app.get(belowVisits(VISIT_PATHS.open), { config }, async (request, reply) => {
    const query = valuesOf(request.query);
    const typed = query.get('zip')?.trim() ?? null;
    const service = query.get('service')?.trim() ?? '';
    const zip = fiveDigits(typed ?? '');
    const found = zip && (await readOpenWindows({ zip, service }, await context()));
    return send(request, reply, () => {
      const page = openPage(zip ?? typed, service, found || null);
      return typed === null || zip ? page : { ...page, status: 422 };
    });
  });

  function openPage(zip: string | null, service: string, found: OpenWindows | null): VisitPage {
    const isWrong = zip !== null && fiveDigits(zip) === null;
    const choices = services();
    return {
      heading: m.visits_open_heading(),
      body: html`<p>${m.visits_open_about()}</p>
${problemLine(isWrong ? m.visits_open_type_zip() : null)}
<form class="visits-ask" method="get" action="${pathIn(pageLanguage(), VISIT_PATHS.open)}">
<label>${m.common_zip_code()} <input name="zip" value="${zip ?? ''}" inputmode="numeric" autocomplete="postal-code" maxlength="20" required${{ markup: isWrong ? ' aria-invalid="true" aria-describedby="problem"' : '' }}></label>
${
  choices.length > 0
    ? html`<label>${m.common_service_label()} <select name="service"><option value="">${m.visits_open_any_service()}</option>${choices.map(
        ({ name, stored }) =>
          html`<option value="${stored}"${{ markup: stored === service ? ' selected' : '' }}>${name}</option>`,
      )}</select></label>`
    : html``
}
<button class="button" type="submit">${m.common_show_open_days()}</button>
</form>
${found && zip ? openOnes(found.open, zip, service) : html``}
${yoursForm()}`,
      numberOf: { area: found?.area ?? null },
    };
  }

  function openOnes(open: VisitWindow[], zip: string, service: string): Html {
    const language = pageLanguage();
    const urlOf = (visit: string) =>
      quoteForVisitUrl(language, { zip, service_needed: service, visit });
    if (open.length === 0)
      return html`<h2>${m.visits_none_heading()}</h2>
<p>${m.visits_open_none()}</p>
<p><a class="button" href="${urlOf('')}">${m.common_get_my_free_quote()}</a></p>`;
    return html`<h2>${m.visits_open_found()}</h2>
<p>${m.visits_open_choose()}</p>
${days(
  open,
  (day, windows) =>
    html`<section><h3>${day}</h3><ul>${windows.map(
      (one) => html`<li><a href="${urlOf(windowKey(one))}">${timeWords(one.window)}</a></li>`,
    )}</ul></section>`,
)}`;
  }
}

interface Asked {
  request: string;
  isFramed: boolean;
  /** True if it replaces the thank-you page. */
  hasThanks: boolean;
  /** True to choose again. */
  isChange: boolean;
  /** Signature of the link of the visit that this visitor has just booked. */
  key: string | null;
  /** The window that was chosen before the request. */
  wish: string | null;
}

export function visitTimes(app: FastifyInstance, routes: VisitRoutes): void {
  const { context, send, config } = routes;
  const url = belowVisits(VISIT_PATHS.times);
  const askedOf = (query: URLSearchParams): Asked => ({
    request: idIn(query, 'request'),
    isFramed: query.has('embedded'),
    hasThanks: query.has('thanks'),
    isChange: query.has('change'),
    key: query.get('key'),
    wish: query.get('wish'),
  });

  app.get(url, { config }, async (request, reply) => {
    const asked = askedOf(valuesOf(request.query));
    const within = await context();
    const choice = await readChoice(asked.request, within);
    const link = choice?.visit ? linkToVisit(choice.visit, within) : null;
    const isTheirs = link !== null && isSameSecret(asked.key ?? '', link.key);
    return send(
      request,
      reply,
      () => (choice ? pageOf(choice, asked, { link: isTheirs ? link : null }) : unknownPage()),
      asked,
    );
  });

  app.post(url, { config }, async (request, reply) => {
    const body = valuesOf(request.body);
    const asked = askedOf(body);
    const keys = body.getAll('window');
    const windows = keys.flatMap((key) => readWindowKey(key) ?? []);
    const tooMany = windows.length > MAX_WISHES;
    const within = await context();
    const outcome =
      windows.length === 0 || tooMany ? null : await askForVisit(asked.request, windows, within);
    if (outcome !== null && typeof outcome === 'object') {
      routes.wakeOutbox();
      const { key = null } = linkToVisit(outcome, within) ?? {};
      const framed = asked.isFramed;
      return reply.redirect(visitTimesUrl(routes.language, asked.request, { framed, key }), 303);
    }
    const choice = await readChoice(asked.request, within);
    const page = (): VisitPage => {
      if (!choice) return unknownPage();
      if (outcome === 'too-late') return pageOf(choice, { ...asked, isChange: false });
      const problem = tooMany
        ? m.visits_choose_at_most({ count: MAX_WISHES })
        : windows.length === 0
          ? m.visits_choose_one_or_leave()
          : m.visits_just_taken();
      return { ...pageOf(choice, { ...asked, isChange: true }, { problem, keys }), status: 422 };
    };
    return send(request, reply, page, asked);
  });

  /** @param shown `link`: changes the visit; null if this visitor did not book it just now. `keys`: the chosen windows of a form with a fault */
  function pageOf(
    choice: VisitChoice,
    asked: Asked,
    {
      link = null,
      problem = null,
      keys = [],
    }: { link?: VisitLink | null; problem?: string | null; keys?: string[] } = {},
  ): VisitPage {
    const { visit, open, booking, isChangeable } = choice;
    const number = numberFor(asked);
    const { request, isFramed, hasThanks, isChange, wish } = asked;
    const heading = hasThanks ? m.visits_got_it() : m.visits_when_heading();
    if (visit && (!isChange || !isChangeable)) return donePage(choice, asked, link);
    if (open.length === 0 || booking === null)
      return {
        heading: hasThanks ? heading : m.visits_none_heading(),
        body: html`${problemLine(problem)}<p data-no-times>${m.visits_none()}</p>${hasThanks ? nextLine(isFramed) : html``}`,
        ...number,
      };
    const isInstant = booking === 'instant';
    const wishes = visit ? fromJson(visit.wishes).map(windowKey) : [wish ?? ''];
    const chosen = new Set(problem ? keys : wishes);
    const about = isInstant ? m.visits_choose_instant() : m.visits_choose({ count: MAX_WISHES });
    return {
      heading,
      body: html`<p>${about} ${m.visits_optional()}</p>
${problemLine(problem)}
<form method="post" action="${pathIn(pageLanguage(), VISIT_PATHS.times)}"${{ markup: problem ? ' aria-describedby="problem"' : '' }}>
<input type="hidden" name="request" value="${request}">
${isFramed ? html`<input type="hidden" name="embedded" value="1">` : html``}
${windowFields(open, isInstant ? 'radio' : 'checkbox', chosen, { isRow: isFramed })}
<button class="button" type="submit">${isInstant ? m.visits_take() : m.visits_send()}</button>
</form>
${hasThanks ? nextLine(isFramed) : html``}`,
      ...number,
    };
  }

  /** Omits the number if the page replaces a form that shows it. */
  function numberFor({
    request,
    isFramed,
    hasThanks,
  }: Asked): Pick<VisitPage, 'numberOf' | 'callWords'> {
    return { numberOf: { request }, ...(isFramed && !hasThanks && { callWords: null }) };
  }

  /** Leads to the thank-you page, which this page replaces. */
  function nextLine(isFramed: boolean): Html {
    const url = pathIn(pageLanguage(), isFramed ? '/embed/thank-you' : '/thank-you/quote');
    return html`<p><a href="${url}">${m.visits_what_happens_next()}</a></p>`;
  }

  function donePage(
    { service, visit, isChangeable }: VisitChoice,
    asked: Asked,
    link: VisitLink | null,
  ): VisitPage {
    const { request, isFramed } = asked;
    const window = visit && windowOf(visit);
    if (window && visit.state !== 'asked') {
      const when = windowWords(window);
      const isBooked = visit.state === 'booked';
      return {
        heading: isBooked ? m.visits_booked_heading() : m.visits_canceled_heading(),
        body: html`<p>${isBooked ? m.visits_is_booked_for({ when }) : m.visits_canceled({ when })}</p>
${
  link
    ? html`<p><a href="${visitChangeUrl(pageLanguage(), link)}"${{ markup: isFramed ? ' target="_blank"' : '' }}>${m.visits_mail_change()}</a></p>`
    : html`<p>${m.visits_answered()}</p>`
}
${isBooked ? preparationFold(routes.stepsBefore(service)) : html``}`,
        ...numberFor(asked),
      };
    }
    const wishes = visit ? fromJson(visit.wishes) : [];
    const again = `${visitTimesUrl(pageLanguage(), request, { framed: isFramed })}&change=1`;
    return {
      heading: m.visits_asked_heading(),
      body: html`<ul class="chosen">${wishes.map((one) => html`<li>${windowWords(one)}</li>`)}</ul>
<p>${m.visits_asked()}</p>
${isChangeable ? html`<p><a href="${again}">${m.visits_choose_others()}</a></p>` : html``}`,
      ...numberFor(asked),
    };
  }

  function unknownPage(): VisitPage {
    return {
      status: 404,
      heading: m.visits_unknown_heading(),
      body: html`<p>${m.visits_unknown()}</p>`,
    };
  }
}
