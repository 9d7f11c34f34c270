/**
 * /visits/yours: all visits of a mailbox, by a link that is mailed to it. No answer reveals whether an address is known.
 * /visits/change: moves or cancels one visit, by the link in its mails or on that page, until some hours before it.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import * as m from '#messages';
import { pageLanguage, pathIn } from '../../../domain/language/language.ts';
import { VISIT_PATHS, visitChangeUrl, visitTimesUrl } from '../../../domain/visits/visit-paths.ts';
import { readWindowKey, type VisitWindow } from '../../../domain/visits/visit-windows.ts';
import { windowWords } from '../../../domain/visits/visit-words.ts';
import { fromJson } from '../../database/json.ts';
import type { VisitRow } from '../../database/tables.ts';
import { type Html, html } from '../../mail/html.ts';
import { linkToVisit, type VisitLink } from '../messages/visit-links.ts';
import {
  changeByLink,
  mailVisitsLink,
  readVisit,
  readYourVisits,
  type VisitContext,
  type YourVisits,
} from '../visit-service.ts';
import {
  belowVisits,
  idIn,
  preparationFold,
  problemLine,
  type VisitPage,
  type VisitRoutes,
  valuesOf,
  whenOf,
  windowFields,
} from './visit-page.ts';

/** Minimum time of an answer, ms, because a known address takes longer. */
const ANSWER_MS = 250;

/** The form for an address. @param typed the previous input, and what is wrong with it */
export function yoursForm(typed = '', problem: string | null = null): Html {
  return html`<h2 id="yours">${m.visits_yours_heading()}</h2>
<p>${m.visits_yours_about()}</p>
${problemLine(problem)}
<form class="visits-ask" method="post" action="${pathIn(pageLanguage(), VISIT_PATHS.yours)}">
<label>${m.common_e_mail()} <input type="email" name="email" value="${typed}" autocomplete="email" maxlength="254" required></label>
<button class="button" type="submit">${m.visits_yours_send()}</button>
</form>`;
}

export function yourVisits(app: FastifyInstance, routes: VisitRoutes): void {
  const { context, send, config, mailConfig, language, stepsBefore } = routes;
  const yours = belowVisits(VISIT_PATHS.yours);
  const change = belowVisits(VISIT_PATHS.change);
  const linkOf = (values: URLSearchParams): VisitLink => ({
    request: idIn(values, 'request'),
    visit: idIn(values, 'visit'),
    until: Number(values.get('until')),
    key: values.get('key') ?? '',
  });

  app.post(yours, { config: mailConfig }, async (request, reply) => {
    const email = valuesOf(request.body).get('email')?.trim() ?? '';
    if (!/^\S+@\S+$/.test(email))
      return send(request, reply, () => ({
        status: 422,
        heading: m.visits_yours_heading(),
        body: yoursForm(email, m.visits_yours_type_email()),
      }));
    const [isMailed] = await Promise.all([
      context().then((within) => mailVisitsLink(email, language, within)),
      wait(ANSWER_MS),
    ]);
    if (isMailed) routes.wakeOutbox();
    return send(request, reply, () => ({
      heading: m.visits_yours_sent_heading(),
      body: html`<p>${m.visits_yours_sent()}</p>`,
      callWords: m.visits_yours_no_mail(),
    }));
  });

  app.get(yours, { config }, async (request, reply) => {
    const link = linkOf(valuesOf(request.query));
    const within = await context();
    const found = await readYourVisits(link, within);
    return send(request, reply, () =>
      found ? listPage(found, link.request, within) : endedPage(),
    );
  });

  // A GET changes nothing, because mail gateways open every link.
  app.get(change, { config }, async (request, reply) => {
    const link = linkOf(valuesOf(request.query));
    const found = await readVisit(link, await context());
    return send(request, reply, () => (found ? changePage(found, link, null) : endedPage()));
  });

  app.post(change, { config }, async (request, reply) => {
    const body = valuesOf(request.body);
    const link = linkOf(body);
    const within = await context();
    const window = readWindowKey(body.get('window') ?? '');
    const isCancel = body.get('do') === 'cancel';
    const outcome =
      isCancel || window ? await changeByLink(link, isCancel ? null : window, within) : null;
    if (outcome !== null && typeof outcome === 'object') {
      routes.wakeOutbox();
      return send(request, reply, () => changedPage(outcome));
    }
    const found = await readVisit(link, within);
    return send(request, reply, () => {
      if (!found) return endedPage();
      const problem = outcome === null ? m.visits_choose_one() : m.visits_just_taken();
      return { ...changePage(found, link, problem), status: 422 };
    });
  });

  function listPage(
    { coming, earlier }: YourVisits,
    request: string,
    within: VisitContext,
  ): VisitPage {
    const itemOf = ({ visit, isChangeable }: YourVisits['coming'][number]) => {
      if (visit.state === 'asked')
        return html`<li><b>${m.visits_yours_asked()}</b> ${fromJson(visit.wishes).map(windowWords).join('; ')}<br><a href="${visitTimesUrl(pageLanguage(), visit.submission_id)}">${m.visits_choose_others()}</a></li>`;
      const link = isChangeable ? linkToVisit(visit, within) : null;
      return html`<li><b>${whenOf(visit)}</b><br>${link ? html`<a href="${visitChangeUrl(pageLanguage(), link)}">${m.visits_mail_change()}</a>` : html`${m.visits_yours_too_late()}`}
${preparationFold(stepsBefore(visit.service_needed))}</li>`;
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
      numberOf: { request },
    };
  }

  function changePage(
    { visit, service, open }: { visit: VisitRow; service: string; open: VisitWindow[] },
    link: VisitLink,
    problem: string | null,
  ): VisitPage {
    const address = pathIn(pageLanguage(), VISIT_PATHS.change);
    const hidden = Object.entries(link).map(
      ([name, value]) => html`<input type="hidden" name="${name}" value="${String(value)}">`,
    );
    return {
      heading: m.visits_your_visit(),
      body: html`<p>${m.visits_is_booked_for({ when: whenOf(visit) })}</p>
${problemLine(problem)}
${preparationFold(stepsBefore(service))}
<details><summary>${m.visits_cancel()}</summary><form method="post" action="${address}">${hidden}<p>${m.visits_cancel_sure()}</p><button class="button low" type="submit" name="do" value="cancel">${m.visits_cancel_now()}</button></form></details>
${
  open.length > 0
    ? html`<form method="post" action="${address}">${hidden}<h2>${m.visits_move_to()}</h2>
${windowFields(open, 'radio', new Set())}
<button class="button" type="submit">${m.visits_move()}</button></form>`
    : html`<p>${m.visits_nothing_else_open()}</p>`
}`,
      numberOf: { request: link.request },
    };
  }

  function changedPage(visit: VisitRow): VisitPage {
    const when = whenOf(visit);
    const numberOf = { request: visit.submission_id };
    return visit.state === 'canceled'
      ? {
          heading: m.visits_canceled_heading(),
          body: html`<p>${m.visits_canceled({ when })}</p>`,
          numberOf,
        }
      : {
          heading: m.visits_moved_heading(),
          body: html`<p>${m.visits_is_booked_for({ when })} ${m.visits_mail_follows()}</p>`,
          numberOf,
        };
  }

  function endedPage(): VisitPage {
    return {
      status: 404,
      heading: m.visits_link_over_heading(),
      body: html`<p>${m.visits_link_over()}</p>
${yoursForm()}`,
    };
  }
}
