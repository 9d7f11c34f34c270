/** POST /api/counts: what only the browser knows: a page that it had prepared is seen, a form is begun, how fast a page was. */
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { FORMS } from '../../domain/forms/forms.ts';
import { DEVICES } from '../../domain/statistics/page-speed.ts';
import { ENDPOINTS } from '../../domain/submissions/endpoints.ts';
import { belowApi, type RouteContext } from '../http/route-context.ts';
import type { PageCounter } from './service.ts';

const page = v.pipe(v.string(), v.startsWith('/'), v.maxLength(200));
const SeenPage = v.strictObject({ page });
const measured = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)));
const MeasuredPage = v.strictObject({
  page,
  speed: v.strictObject({
    device: v.picklist(DEVICES),
    lcp: measured,
    inp: measured,
    cls: measured,
    ttfb: measured,
  }),
});
const BegunForm = v.strictObject({ form: v.picklist(FORMS.map(({ name }) => name)) });

/** The answer is the same for what is counted and what is not: nobody waits for it. */
export function pageCounts(
  api: FastifyInstance,
  { pageCounter, limit }: Pick<RouteContext, 'limit'> & { pageCounter: PageCounter },
): void {
  const config = limit(60, 60);
  api.post(belowApi(ENDPOINTS.counts), { config }, async (request, reply) => {
    const { body } = request;
    if (v.is(SeenPage, body)) pageCounter.noteActivation(request.raw, body.page);
    if (v.is(MeasuredPage, body)) pageCounter.noteSpeed(request.raw, body.page, body.speed);
    if (v.is(BegunForm, body)) pageCounter.noteForm(request.raw, body.form, 'begun');
    return reply.code(204).send();
  });
}
