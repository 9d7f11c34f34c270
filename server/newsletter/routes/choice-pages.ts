/**
 * GET and POST /api/newsletter/unsubscribe and /confirm: the links in newsletter mails. Mail programs unsubscribe
 * with a POST of their own (RFC 8058), which must be answered without a redirect.
 */

import type { FastifyInstance } from 'fastify';
import { languageOf } from '../../../domain/language/language.ts';
import { inLanguage } from '../../../domain/messages/message-language.ts';
import { ENDPOINTS } from '../../../domain/submissions/endpoints.ts';
import { plainPages } from '../../http/plain-page.ts';
import { belowApi } from '../../http/route-context.ts';
import { mailboxOfToken, type NewsletterPage } from '../messages/newsletter-mail.ts';
import { confirm, unsubscribe } from '../newsletter-service.ts';
import { newsletterPage } from './choice-page.ts';
import type { NewsletterRouteContext } from './signups.ts';

const CHOICES = { unsubscribe, confirm };

export async function newsletterChoices(
  api: FastifyInstance,
  context: NewsletterRouteContext,
): Promise<void> {
  const { db, now, site, notifications, readLinkKey, wakeOutbox } = context;
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
    api.route<{ Querystring: { token?: string | string[]; language?: string | string[] } }>({
      method: ['GET', 'POST'],
      url: belowApi(ENDPOINTS[page]),
      config: context.limit(60, 5 * 60),
      async handler(request, reply) {
        const token = String(request.query.token ?? '');
        const mailbox = mailboxOfToken(await readLinkKey(), token);
        const isPost = request.method === 'POST';
        if (isPost && mailbox) {
          const { receivers } = notifications;
          await CHOICES[page]({ mailbox, token }, { db, now: now(), receivers });
          wakeOutbox();
        }
        const state = mailbox === null ? 'unknown' : isPost ? 'done' : 'ask';
        const markup = inLanguage(languageOf(request.query.language), () =>
          pages.render(newsletterPage(page, state, site)),
        );
        return reply
          .code(mailbox === null ? 404 : 200)
          .headers(pages.headers())
          .type('text/html; charset=utf-8')
          .send(markup);
      },
    });
  }
}
