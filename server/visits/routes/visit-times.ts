/** /visits/times: a visitor whose request has been stored says which windows would suit. Leaving it out costs nothing. */
import type { FastifyInstance } from 'fastify';
import * as m from '#messages';
import { pageLanguage, pathIn } from '../../../domain/language/language.ts';
import { VISIT_PATHS, visitChangeUrl, visitTimesUrl } from '../../../domain/visits/visit-paths.ts';
import { MAX_WISHES, readWindowKey, windowKey } from '../../../domain/visits/visit-windows.ts';
import { windowWords } from '../../../domain/visits/visit-words.ts';
import { fromJson } from '../../database/json.ts';
import { type Html, html } from '../../mail/html.ts';
import { askForVisit, readChoice, type VisitChoice, windowOf } from '../service/visits.ts';
import { preparationFold, problemLine, type VisitPage, windowFields } from './visit-page.ts';
import { belowVisits, idIn, type VisitRoutes } from './visit-scope.ts';

interface Asked {
  request: string;
  isFramed: boolean;
  /** It takes the place of the thank-you page. */
  hasThanks: boolean;
  /** Windows that were asked for are to be chosen anew. */
  isChange: boolean;
  /** Opens the link of the visit that was booked just now. */
  key: string | null;
  /** Window that was chosen before the request. */
  wish: string | null;
}

export function visitTimes(app: FastifyInstance, routes: VisitRoutes): void {
  const { context, send, config, now, valuesOf } = routes;
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
    const choice = await readChoice(asked.request, asked.key, context(now()));
    return send(reply, asked.isFramed, () => (choice ? pageOf(choice, asked) : unknownPage()));
  });

  app.post(url, { config }, async (request, reply) => {
    const body = valuesOf(request.body);
    const asked = askedOf(body);
    const keys = body.getAll('window');
    const windows = keys.flatMap((key) => readWindowKey(key) ?? []);
    const tooMany = windows.length > MAX_WISHES;
    const outcome =
      windows.length === 0 || tooMany
        ? null
        : await askForVisit(asked.request, windows, context(now()));
    if (outcome !== null && typeof outcome === 'object') {
      routes.wakeOutbox();
      return reply.redirect(
        visitTimesUrl(routes.language, asked.request, {
          framed: asked.isFramed,
          key: outcome.token,
        }),
        303,
      );
    }
    const choice = await readChoice(asked.request, asked.key, context(now()));
    return send(reply, asked.isFramed, () => {
      if (!choice) return unknownPage();
      if (outcome === 'too-late') return pageOf(choice, { ...asked, isChange: false });
      const problem = tooMany
        ? m.visits_choose_at_most({ count: MAX_WISHES })
        : windows.length === 0
          ? m.visits_choose_one_or_leave()
          : m.visits_just_taken();
      return { ...pageOf(choice, { ...asked, isChange: true }, problem, keys), status: 422 };
    });
  });

  function pageOf(
    choice: VisitChoice,
    asked: Asked,
    problem: string | null = null,
    keys: string[] = [],
  ): VisitPage {
    const { visit, open, booking, isChangeable } = choice;
    const number = numberFor(asked);
    const { request, isFramed, hasThanks, isChange, wish } = asked;
    const heading = hasThanks ? m.visits_got_it() : m.visits_when_heading();
    if (visit && (!isChange || !isChangeable)) return donePage(choice, asked);
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

  /** In a form's place the number stands below. */
  function numberFor({
    request,
    isFramed,
    hasThanks,
  }: Asked): Pick<VisitPage, 'numberOf' | 'callWords'> {
    return { numberOf: { request }, ...(isFramed && !hasThanks && { callWords: null }) };
  }

  /** The thank-you page, whose place this one takes. */
  function nextLine(isFramed: boolean): Html {
    const url = pathIn(pageLanguage(), isFramed ? '/embed/thank-you' : '/thank-you/quote');
    return html`<p><a href="${url}">${m.visits_what_happens_next()}</a></p>`;
  }

  function donePage(
    { service, visit, isChangeable, hasLink }: VisitChoice,
    asked: Asked,
  ): VisitPage {
    const { request, isFramed, key } = asked;
    const window = visit && windowOf(visit);
    if (window && visit.state !== 'asked') {
      const when = windowWords(window);
      const isBooked = visit.state === 'booked';
      return {
        heading: isBooked ? m.visits_booked_heading() : m.visits_canceled_heading(),
        body: html`<p>${isBooked ? m.visits_is_booked_for({ when }) : m.visits_canceled({ when })}</p>
${
  hasLink && key
    ? html`<p><a href="${visitChangeUrl(pageLanguage(), { request, visit: request, key })}"${{ markup: isFramed ? ' target="_blank"' : '' }}>${m.visits_mail_change()}</a></p>`
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
