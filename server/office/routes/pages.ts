/** /office itself: the built app, the page before the first invitation, and the pages behind mailed links. */

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mayWrite } from '../../http/origin-check.ts';
import { type PlainPage, plainPages } from '../../http/plain-page.ts';
import { sendContent, sendText } from '../../pages/send-content.ts';
import type { OfficeContext } from '../calls/office-context.ts';
import { invitePage, type MailActState, mailActPage } from '../messages/mail-act-page.ts';
import { MAIL_ACT_PATH, MAIL_ACTS, readMailAct } from '../messages/mail-links.ts';
import { takeAct } from '../service/acts.ts';
import { findAct } from '../store/act-records.ts';

/**
 * CSP of the app: only its own files, no framing, no third parties. The Trusted Types policy `office` names the service
 * worker.
 */
const OFFICE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  // Previews of pages, which have their own policy.
  "frame-src 'self'",
  "worker-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types office',
].join('; ');

/** Passkeys are the only device feature that the app may use. */
const APP_HEADERS = {
  'content-security-policy': OFFICE_POLICY,
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=(), publickey-credentials-get=(self), publickey-credentials-create=(self)',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

export function officePages(app: FastifyInstance, context: OfficeContext): void {
  const plain = plainPages(context.site);
  const sendPage = (reply: FastifyReply, status: number, page: PlainPage) =>
    reply
      .code(status)
      .headers(plain.headers())
      .type('text/html; charset=utf-8')
      .send(plain.render(page));

  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/office/*',
    handler: (request, reply) => sendApp(request, `/${request.params['*']}`, reply),
  });
  app.route({
    method: ['GET', 'HEAD'],
    url: '/office',
    // The app's worker has the scope /office/.
    handler: (_request, reply) =>
      reply.headers(APP_HEADERS).header('cache-control', 'no-store').redirect('/office/', 308),
  });

  async function sendApp(
    request: FastifyRequest,
    path: string,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    if (!(await context.look().catch(() => true)))
      return sendPage(reply, 200, invitePage(context.site));
    const isFile = /\.\w{1,11}$/.test(path) || path.startsWith('/assets/');
    // Every other path is a screen of the app.
    const name = isFile ? path : '/index.html';
    const file = context.served()?.files.get(`/office${name}`);
    reply.headers(APP_HEADERS);
    reply.header(
      'cache-control',
      file?.immutable ? 'private, max-age=31536000, immutable' : 'no-store',
    );
    return file ? sendContent(request, reply, file) : sendText(reply, 404, 'Not found.\n');
  }

  app.route<{ Params: { what: string }; Querystring: Record<string, unknown> }>({
    method: ['GET', 'POST'],
    url: `${MAIL_ACT_PATH}/:what`,
    config: context.limit(60, 5 * 60),
    async handler(request, reply) {
      const { method, params, query } = request;
      const what = MAIL_ACTS.find((one) => one === params.what);
      await context.look();
      const key = context.linkKey();
      const read = key ? readMailAct(key, params.what, query, context.now()) : null;
      const send = (status: number, state: MailActState) =>
        sendPage(reply, status, mailActPage(what ?? 'contacted', state, context.site));
      if (!read) return send(410, 'over');
      const used = await findAct(context.db, read.act.act_id);
      if (used) return method === 'POST' ? send(200, 'done') : send(410, 'over');
      // Link scanners open every link by GET or HEAD; only a person's press posts.
      if (method !== 'POST') return send(200, 'ask');
      if (!mayWrite(request, new Set([context.siteUrl]))) return send(403, 'over');
      const act = await takeAct(read.submissionId, read.act, {
        db: context.db,
        site: context.site,
        notifications: context.notifications,
        now: context.now(),
        person: null,
      });
      if (typeof act === 'string') return send(410, 'over');
      return send(200, 'done');
    },
  });
}
