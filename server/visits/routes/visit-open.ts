/** /visits: which windows are open, by place and service. Each leads to the quote form, after which it is chosen. */
import type { FastifyInstance } from 'fastify';
import * as m from '#messages';
import { pageLanguage, pathIn } from '../../../domain/language/language.ts';
import { fiveDigits } from '../../../domain/lead/submission-fields.ts';
import { quoteForVisitUrl, VISIT_PATHS } from '../../../domain/visits/visit-paths.ts';
import { type VisitWindow, windowKey } from '../../../domain/visits/visit-windows.ts';
import { timeWords } from '../../../domain/visits/visit-words.ts';
import { type Html, html } from '../../mail/html.ts';
import { readOpenWindows } from '../service/visits.ts';
import { days, problemLine, type VisitPage } from './visit-page.ts';
import { belowVisits, type VisitRoutes } from './visit-scope.ts';
import { yoursForm } from './visit-yours.ts';

type OpenWindows = Awaited<ReturnType<typeof readOpenWindows>>;

export function visitOpen(app: FastifyInstance, routes: VisitRoutes): void {
  const { context, send, config, now, valuesOf, services } = routes;

  app.get(belowVisits(VISIT_PATHS.open), { config }, async (request, reply) => {
    const query = valuesOf(request.query);
    const typed = query.get('zip')?.trim() ?? null;
    const service = query.get('service')?.trim() ?? '';
    const zip = fiveDigits(typed ?? '');
    const found = zip && (await readOpenWindows({ zip, service }, context(now())));
    return send(reply, false, () => {
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
