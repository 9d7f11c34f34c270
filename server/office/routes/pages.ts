/** /office itself: the app that the build wrote, how to invite somebody, and what the links in mails open. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as m from '#messages';
import { mayWrite } from '../../http/origin-check.ts';
import { CODINGS, type Coding, chooseCoding } from '../../pages/content-coding.ts';
import { TYPES } from '../../pages/page-files.ts';
import {
  type MailActState,
  PLAIN_PAGE_HEADERS,
  renderInvitePage,
  renderMailActPage,
} from '../messages/mail-act-page.ts';
import { MAIL_ACT_PATH, MAIL_ACTS, readMailAct } from '../messages/mail-links.ts';
import { takeAct } from '../service/acts.ts';
import type { OfficeContext } from './context.ts';

/**
 * Of the app: only its own files, no frame around it, nothing of a third party. `office` is the policy of Trusted Types by which
 * the app names its service worker.
 */
export const OFFICE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  // The preview of a newsletter, which has a policy of its own.
  "frame-src 'self'",
  "worker-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types office',
].join('; ');

/** Passkeys are the one thing that the app may ask of the device. */
const APP_HEADERS = {
  'content-security-policy': OFFICE_POLICY,
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=(), publickey-credentials-get=(self), publickey-credentials-create=(self)',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

interface AppFile {
  /** As it is, and as the build has packed it: not each file is. */
  forms: Partial<Record<Coding, Buffer>>;
  type: string;
  /** Named by its content's hash. */
  isImmutable: boolean;
}

/** @param dist folder of the app's build; read when somebody first asks, because most sites have nobody who does. */
export function officePages(app: FastifyInstance, context: OfficeContext, dist: string): void {
  let files: Map<string, AppFile> | null = null;

  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/office/*',
    handler: ({ params, headers }, reply) =>
      sendApp(`/${params['*']}`, headers['accept-encoding'], reply),
  });
  app.route({
    method: ['GET', 'HEAD'],
    url: '/office',
    // The app's worker looks after what stands below /office/.
    handler: (_request, reply) =>
      reply.headers(APP_HEADERS).header('cache-control', 'no-store').redirect('/office/', 308),
  });

  async function sendApp(
    path: string,
    accepted: string | undefined,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    if (!context.isInUse() && !(await context.look().catch(() => true)))
      return sendPage(reply, 200, renderInvitePage(context.site));
    files ??= readFiles(dist);
    const file = files.get(path);
    reply.headers(APP_HEADERS);
    if (file && path !== '/index.html')
      return sendFile(
        file,
        accepted,
        reply.header(
          'cache-control',
          file.isImmutable ? 'private, max-age=31536000, immutable' : 'no-store',
        ),
      );
    const index = files.get('/index.html');
    const isFile = /\.\w{1,11}$/.test(path) || path.startsWith('/assets/');
    if (!index || isFile)
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send(index ? m.office_page_not_found() : m.office_page_the_office_was_not_built_npm_run());
    // Every address of the app is the app.
    return sendFile(index, accepted, reply.header('cache-control', 'no-store'));
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
        sendPage(reply, status, renderMailActPage(what ?? 'contacted', state, context.site));
      if (!read) return send(410, 'over');
      const used = await context.db
        .selectFrom('office_acts')
        .select('act_id')
        .where('act_id', '=', read.act.act_id)
        .executeTakeFirst();
      if (used) return method === 'POST' ? send(200, 'done') : send(410, 'over');
      if (method === 'GET') return send(200, 'ask');
      if (!mayWrite(request, new Set([context.siteUrl]))) return send(403, 'over');
      const act = await takeAct(read.submissionId, read.act, {
        db: context.db,
        site: context.site,
        notifications: context.notifications,
        now: context.now(),
        person: null,
      });
      if (typeof act === 'string') return send(410, 'over');
      context.feed.wake();
      return send(200, 'done');
    },
  });
}

function sendPage(reply: FastifyReply, status: number, markup: string): FastifyReply {
  return reply
    .code(status)
    .headers(PLAIN_PAGE_HEADERS)
    .type('text/html; charset=utf-8')
    .send(markup);
}

function sendFile(file: AppFile, accepted: string | undefined, reply: FastifyReply): FastifyReply {
  const available = CODINGS.filter((coding) => file.forms[coding]);
  const coding = chooseCoding(accepted, available) ?? 'identity';
  if (coding !== 'identity') reply.header('content-encoding', coding);
  return reply.header('vary', 'Accept-Encoding').type(file.type).send(file.forms[coding]);
}

function readFiles(dist: string): Map<string, AppFile> {
  const files = new Map<string, AppFile>();
  if (!existsSync(dist)) return files;
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    const type = TYPES[extname(entry.name)];
    if (!entry.isFile() || !type) continue;
    const path = join(entry.parentPath, entry.name);
    const url = `/${path
      .slice(dist.length + 1)
      .split(sep)
      .join('/')}`;
    const packed = (ending: string) =>
      existsSync(path + ending) ? readFileSync(path + ending) : undefined;
    const [br, gzip] = [packed('.br'), packed('.gz')];
    files.set(url, {
      forms: { identity: readFileSync(path), ...(br && { br }), ...(gzip && { gzip }) },
      type,
      isImmutable: url.startsWith('/assets/'),
    });
  }
  return files;
}
