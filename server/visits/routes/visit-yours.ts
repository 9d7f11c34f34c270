/** /visits/yours: all visits of a mailbox, by a link that is mailed to it. Whether an address is known stands in no answer. */
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import * as m from '#messages';
import { pageLanguage, pathIn } from '../../../domain/language/language.ts';
import { VISIT_PATHS, visitChangeUrl, visitTimesUrl } from '../../../domain/visits/visit-paths.ts';
import { windowWords } from '../../../domain/visits/visit-words.ts';
import { fromJson } from '../../database/json.ts';
import { type Html, html } from '../../mail/html.ts';
import { mailVisitsLink, readYourVisits, type YourVisits } from '../service/your-visits.ts';
import { preparationFold, problemLine, type VisitPage, whenOf } from './visit-page.ts';
import { belowVisits, idIn, type VisitRoutes } from './visit-scope.ts';

/** Every answer to an address takes at least so long, ms: what is found would take longer. */
const ANSWER_MS = 250;

/** The question for an address. @param typed what was typed before, with what was wrong about it */
export function yoursForm(typed = '', problem: string | null = null): Html {
  return html`<h2 id="yours">${m.visits_yours_heading()}</h2>
<p>${m.visits_yours_about()}</p>
${problemLine(problem)}
<form class="visits-ask" method="post" action="${pathIn(pageLanguage(), VISIT_PATHS.yours)}">
<label>${m.common_e_mail()} <input type="email" name="email" value="${typed}" autocomplete="email" maxlength="254" required></label>
<button class="button" type="submit">${m.visits_yours_send()}</button>
</form>`;
}

export function visitYours(app: FastifyInstance, routes: VisitRoutes): void {
  const { linkContext, send, now, valuesOf, language } = routes;
  const url = belowVisits(VISIT_PATHS.yours);

  app.post(url, { config: routes.mailConfig }, async (request, reply) => {
    const email = valuesOf(request.body).get('email')?.trim() ?? '';
    if (!/^\S+@\S+$/.test(email))
      return send(reply, false, () => ({
        status: 422,
        heading: m.visits_yours_heading(),
        body: yoursForm(email, m.visits_yours_type_email()),
      }));
    const [isMailed] = await Promise.all([
      linkContext(now()).then((context) => mailVisitsLink(email, language, context)),
      wait(ANSWER_MS),
    ]);
    if (isMailed) routes.wakeOutbox();
    return send(reply, false, () => ({
      heading: m.visits_yours_sent_heading(),
      body: html`<p>${m.visits_yours_sent()}</p>`,
      callWords: m.visits_yours_no_mail(),
    }));
  });

  app.get(url, { config: routes.config }, async (request, reply) => {
    const query = valuesOf(request.query);
    const link = {
      request: idIn(query, 'request'),
      until: Number(query.get('until')),
      key: query.get('key') ?? '',
    };
    const found = await readYourVisits(
      { submissionId: link.request, until: link.until, signature: link.key },
      await linkContext(now()),
    );
    return send(reply, false, () => (found ? listPage(found, link) : overPage()));
  });

  function listPage(
    { coming, earlier }: YourVisits,
    link: { request: string; until: number; key: string },
  ): VisitPage {
    const itemOf = ({ visit, isChangeable }: YourVisits['coming'][number]) => {
      const { submission_id: request, visit_id } = visit;
      const change = visitChangeUrl(pageLanguage(), { ...link, request, visit: visit_id });
      if (visit.state === 'asked')
        return html`<li><b>${m.visits_yours_asked()}</b> ${fromJson(visit.wishes).map(windowWords).join('; ')}<br><a href="${visitTimesUrl(pageLanguage(), request)}">${m.visits_choose_others()}</a></li>`;
      return html`<li><b>${whenOf(visit)}</b><br>${isChangeable ? html`<a href="${change}">${m.visits_mail_change()}</a>` : html`${m.visits_yours_too_late()}`}
${preparationFold(routes.stepsBefore(visit.service_needed))}</li>`;
    };
    return {
      heading: m.visits_yours_heading(),
      body: html`${
        coming.length > 0
          ? html`<h2>${m.visits_yours_coming()}</h2><ul class="chosen">${coming.map(itemOf)}</ul>`
          : html`<p>${m.visits_yours_none()}</p>`
      }
${
  earlier.length > 0
    ? html`<h2>${m.visits_yours_earlier()}</h2><ul class="chosen">${earlier.map((visit) => html`<li><b>${whenOf(visit)}</b>${visit.done ? html`<br>${visit.done}` : html``}</li>`)}</ul>`
    : html``
}
<p><a href="${pathIn(pageLanguage(), VISIT_PATHS.open)}">${m.visits_yours_ask_for_another()}</a></p>`,
      numberOf: { request: link.request },
    };
  }

  function overPage(): VisitPage {
    return {
      status: 404,
      heading: m.visits_link_over_heading(),
      body: yoursForm(),
    };
  }
}
