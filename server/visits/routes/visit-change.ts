/** /visits/change: the link in a visit's mails moves or cancels that visit, until a set hour before it. */
import type { FastifyInstance } from 'fastify';
import * as m from '#messages';
import { pageLanguage, pathIn } from '../../../domain/language/language.ts';
import { VISIT_PATHS } from '../../../domain/visits/visit-paths.ts';
import { readWindowKey, type VisitWindow } from '../../../domain/visits/visit-windows.ts';
import type { VisitRow } from '../../database/tables.ts';
import { html } from '../../mail/html.ts';
import { changeByLink, readVisit, type VisitKey } from '../service/visits.ts';
import {
  preparationFold,
  problemLine,
  type VisitPage,
  whenOf,
  windowFields,
} from './visit-page.ts';
import { belowVisits, idIn, type VisitRoutes } from './visit-scope.ts';

export function visitChange(app: FastifyInstance, routes: VisitRoutes): void {
  const { send, config, now, valuesOf } = routes;
  /** The key is read before the transaction: on SQLite there is one connection. */
  const contextOf = async ({ until }: VisitKey) => {
    const context = routes.context(now());
    if (!until) return context;
    return { ...context, linkKey: (await routes.linkContext(now())).linkKey };
  };
  const url = belowVisits(VISIT_PATHS.change);
  const keyOf = (values: URLSearchParams): VisitKey => ({
    submissionId: idIn(values, 'request'),
    visitId: idIn(values, 'visit'),
    token: values.get('key') ?? '',
    until: values.has('until') ? Number(values.get('until')) : null,
  });

  // A GET only asks: programs that look through mails follow every link.
  app.get(url, { config }, async (request, reply) => {
    const key = keyOf(valuesOf(request.query));
    const found = await readVisit(key, await contextOf(key));
    return send(reply, false, () => (found ? askPage(found, key, null) : overPage()));
  });

  app.post(url, { config }, async (request, reply) => {
    const body = valuesOf(request.body);
    const key = keyOf(body);
    const window = readWindowKey(body.get('window') ?? '');
    const isCancel = body.get('do') === 'cancel';
    const outcome =
      isCancel || window
        ? await changeByLink(key, isCancel ? null : window, await contextOf(key))
        : null;
    if (outcome !== null && typeof outcome === 'object') {
      routes.wakeOutbox();
      return send(reply, false, () => donePage(outcome));
    }
    const found = await readVisit(key, await contextOf(key));
    return send(reply, false, () => {
      if (!found) return overPage();
      const problem = outcome === null ? m.visits_choose_one() : m.visits_just_taken();
      return { ...askPage(found, key, problem), status: 422 };
    });
  });

  function askPage(
    { visit, service, open }: { visit: VisitRow; service: string; open: VisitWindow[] },
    { submissionId, visitId, token, until }: VisitKey,
    problem: string | null,
  ): VisitPage {
    const address = pathIn(pageLanguage(), VISIT_PATHS.change);
    const hidden = Object.entries({
      ...{ request: submissionId, visit: visitId, key: token },
      ...(until && { until: String(until) }),
    }).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);
    return {
      heading: m.visits_your_visit(),
      body: html`<p>${m.visits_is_booked_for({ when: whenOf(visit) })}</p>
${problemLine(problem)}
${preparationFold(routes.stepsBefore(service))}
<details><summary>${m.visits_cancel()}</summary><form method="post" action="${address}">${hidden}<p>${m.visits_cancel_sure()}</p><button class="button low" type="submit" name="do" value="cancel">${m.visits_cancel_now()}</button></form></details>
${
  open.length > 0
    ? html`<form method="post" action="${address}">${hidden}<h2>${m.visits_move_to()}</h2>
${windowFields(open, 'radio', new Set())}
<button class="button" type="submit">${m.visits_move()}</button></form>`
    : html`<p>${m.visits_nothing_else_open()}</p>`
}`,
      numberOf: { request: submissionId },
    };
  }

  function donePage(visit: VisitRow): VisitPage {
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

  function overPage(): VisitPage {
    return {
      status: 404,
      heading: m.visits_link_over_heading(),
      body: html`<p>${m.visits_link_over()}</p>`,
    };
  }
}
