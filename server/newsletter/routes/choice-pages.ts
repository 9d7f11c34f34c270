/**
 * GET and POST /api/newsletter/unsubscribe and /confirm: the links in newsletter mails. Mail programs unsubscribe
 * with a POST of their own (RFC 8058), which must be answered without a redirect.
 */

import type { FastifyInstance } from 'fastify';
import { type Language, languageOf } from '../../../domain/language/language.ts';
import { inLanguage } from '../../../domain/messages/message-language.ts';
import { ENDPOINTS } from '../../../domain/submissions/endpoints.ts';
import { plainPages } from '../../http/plain-page.ts';
import { belowApi } from '../../http/route-context.ts';
import type { NewsletterPage } from '../messages/newsletter-mail.ts';
import { confirm, unsubscribe } from '../newsletter-service.ts';
import { mailboxOfToken } from '../store/tokens.ts';
import { newsletterPage, type PageState } from './choice-page.ts';
import type { NewsletterRouteContext } from './signups.ts';

const CHOICES: Record<NewsletterPage, typeof confirm> = { unsubscribe, confirm };

export async function newsletterChoices(
  api: FastifyInstance,
  context: NewsletterRouteContext,
): Promise<void> {
  const { db, now, site, notifications, wakeOutbox } = context;
  const pages = plainPages(site);
  // The token is all we need, so a body of any type is ignored.
  api.removeAllContentTypeParsers();
  api.addContentTypeParser('*', (_request, payload, done) => {
    payload
      .resume()
      .once('end', () => done(null))
      .once('error', done);
  });

  for (const page of Object.keys(CHOICES) as NewsletterPage[]) {
    const answer = (state: PageState, language: Language) => ({
      status: state === 'unknown' ? 404 : 200,
      markup: inLanguage(language, () => pages.render(newsletterPage(page, state, site))),
    });
    api.route<{ Querystring: { token?: string | string[]; language?: string | string[] } }>({
      method: ['GET', 'POST'],
      url: belowApi(ENDPOINTS[page]),
      config: context.limit(60, 5 * 60),
      async handler(request, reply) {
        const token = String(request.query.token ?? '');
        const isPost = request.method === 'POST';
        const isKnown = isPost
          ? await CHOICES[page](token, { db, now: now(), receivers: notifications.receivers })
          : (await mailboxOfToken(db, token)) !== null;
        if (isPost && isKnown) wakeOutbox();
        const answerToKnown = isPost ? 'done' : 'ask';
        const { status, markup } = answer(
          isKnown ? answerToKnown : 'unknown',
          languageOf(request.query.language),
        );
        return reply
          .code(status)
          .headers(pages.headers())
          .type('text/html; charset=utf-8')
          .send(markup);
      },
    });
  }
}
