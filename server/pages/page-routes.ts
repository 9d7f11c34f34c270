/** Serves the published site from memory, with status codes, caching and a content policy per page. */

import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import * as m from '#messages';
import type { Area, Site } from '../../domain/content/site-schema.ts';
import {
  LANGUAGES,
  type Language,
  pathIn,
  serviceWorkerPath,
  splitLanguage,
} from '../../domain/language/language.ts';
import type { PictureToMake } from '../../publisher/render/picture-to-make.ts';
import type { Rendering } from '../../publisher/render/rendering.ts';
import type { Env } from '../env.ts';
import { MEDIA_POLICY } from '../http/security-headers.ts';
import { limitCalls } from '../rate-limit/rate-limit-service.ts';
import { pestOfForm, withPest } from './chosen-pest.ts';
import { contentPolicy, WORKER_POLICY } from './content-policy.ts';
import { CACHE_RULES, etagsOf, HTML, type PageFile, typeOf } from './files-in-memory.ts';
import type { ReadPage } from './filled-page.ts';
import { mayOpen, sendHoldingPage } from './holding-page.ts';
import { canonicalPath, redirectToTls } from './redirects.ts';
import { SEARCH_LIMIT, searchAnswersFrom, searchQuery } from './search-answer.ts';
import { SECURITY_TEXT, securityText } from './security-text.ts';
import { sendContent, sendText } from './send-content.ts';
import type { Served, ServedSite } from './served-site.ts';
import { needsOrigin, withOrigin } from './unset-origin.ts';
import { zipAnswerAddress } from './zip-answer.ts';

const READING = ['GET', 'HEAD'];
/** Answered elsewhere in the server, with the same methods. */
const HEALTH = ['/healthz', '/readyz', '/metrics'];

/** Shown on the sign-in screen of /office. */
const OFFICE_ICON = '/favicon.svg';

/** Before the first rendering every path is unknown. */
const NOTHING: Pick<Rendering, 'siteUrl' | 'redirects' | 'hasHoldingPage' | 'pages'> = {
  siteUrl: '',
  redirects: {},
  hasHoldingPage: false,
  pages: {},
};

export interface PagesOptions {
  env: Env;
  site: Site;
  areas: Area[];
  /** True if this client may see a site that is not open yet. Default: no one. */
  mayPreview?(request: FastifyRequest): Promise<boolean>;
  /** Makes a picture that a page names and that is not on the disk. Default: none are made. */
  makePicture?(url: string, picture: PictureToMake): Promise<Buffer>;
  /** Called for each rendering that is shown, with a reader of its pages. */
  onServed?(readPage: ReadPage): void;
}

/** Everything that answers need of one rendering. */
interface Answers extends Pick<Served, 'name' | 'files'> {
  rendering: typeof NOTHING;
  /** Permanent redirects by path. */
  redirects: ReadonlyMap<string, string>;
  /** Content-Security-Policy by path. */
  policies: ReadonlyMap<string, string>;
  answerSearch: Record<Language, (query: string) => Promise<string | null>>;
}

/** @returns the plugin that serves a site */
export function pagesFrom(site: ServedSite): FastifyPluginAsync<PagesOptions> {
  return async (app, options) => {
    const { env, areas, mayPreview, makePicture, onServed } = options;
    redirectToTls(app, env);
    let served: Answers = answersOf({ name: '', rendering: NOTHING, files: new Map() });
    site.onShow((shown) => {
      served = answersOf(shown);
      onServed?.(async (path, request) => {
        const page = served.files.get(path);
        return page && (await maySee(request))
          ? { markup: String(await page.plain()), policy: served.policies.get(path) ?? '' }
          : null;
      });
      app.log.info({ rendering: shown.name }, 'serves what was published');
    });
    const siteHost = env.siteUrlGiven ? new URL(env.siteUrl).host : null;
    await limitCalls(app, env);
    const countSearch = env.rateLimit ? app.createRateLimit(SEARCH_LIMIT) : null;
    // `/404` is the page for unknown paths, not a page of its own. The office serves its own files.
    const isKnown = (path: string) =>
      splitLanguage(path).path !== '/404' && !path.startsWith('/office/') && served.files.has(path);

    function answersOf(shown: Pick<Answers, 'name' | 'rendering' | 'files'>): Answers {
      const policies = new Map(
        Object.entries(shown.rendering.pages).map(([path, hashes]) => [
          path,
          contentPolicy(env, site.company()?.sites.en ?? options.site, path, hashes),
        ]),
      );
      for (const language of LANGUAGES) policies.set(serviceWorkerPath(language), WORKER_POLICY);
      const { files } = shown;
      return {
        ...shown,
        redirects: new Map(Object.entries(shown.rendering.redirects)),
        policies,
        answerSearch: { en: searchAnswersFrom(files, 'en'), es: searchAnswersFrom(files, 'es') },
      };
    }

    app.setNotFoundHandler((request, reply) => sendNotFound(request, reply));
    // Before any body is read. An unknown path is a 404 for every method.
    app.addHook('onRequest', (request, reply, done) => {
      if (READING.includes(request.method)) return done();
      const { path } = splitUrl(request.url);
      if (path === null || !isAnswered(path, request.method)) return done();
      reply.header('allow', 'GET, HEAD, OPTIONS').header('cache-control', 'no-store');
      if (request.method === 'OPTIONS') reply.code(204).send();
      else sendText(reply, 405, m.page_this_address_can_only_be_read());
    });
    app.route({
      method: [...READING],
      url: '*',
      async handler(request, reply) {
        const { path, query } = splitUrl(request.url);
        if (path === null) return sendText(reply, 400, m.page_this_address_cant_be_read());
        if (showsHoldingPage() && !isForEverybody(path)) {
          reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
          if (!(await maySee(request)))
            return sendHoldingPage(reply, options.site, splitLanguage(path).language);
        }
        const zipAnswer = zipAnswerAddress(path, query, areas);
        if (zipAnswer)
          return reply.header('cache-control', CACHE_RULES.made).redirect(zipAnswer, 303);
        const asked = searchQuery(path, query);
        if (asked) return sendSearchAnswer(request, reply, splitLanguage(path).language, asked);
        const file = isKnown(path) ? served.files.get(path) : undefined;
        if (file && !served.rendering.siteUrl && needsOrigin(path)) {
          const text = withOrigin(path, String(await file.plain()), request.host);
          return text === null
            ? sendNotFound(request, reply)
            : sendMade(reply, path, file.type, text);
        }
        const pest = file && pestOfForm(path, query);
        if (pest) {
          return sendMade(reply, path, file.type, withPest(String(await file.plain()), pest));
        }
        if (file) return sendFile(request, reply, path, file, 200);
        const picture = await pictureFile(path);
        if (picture) return sendFile(request, reply, path, picture, 200);
        if (path === SECURITY_TEXT)
          return sendText(
            reply.header('cache-control', 'public, max-age=86400'),
            200,
            securityText(options.site, env, Date.now()),
          );
        const canonical = canonicalPath(path, isKnown, served.redirects);
        if (canonical) return reply.redirect(encodeURI(canonical) + query, 301);
        return sendNotFound(request, reply);
      },
    });

    /** A share image or a size of a photo, made at the first request. Pictures stay on the disk: together they are larger than all pages. */
    async function pictureFile(path: string): Promise<PageFile | undefined> {
      const picture = makePicture && site.pictureAt(path);
      if (!picture) return undefined;
      const stored = join(site.pictureFolder, basename(path));
      const content = await readFile(stored).catch(() => makePicture(path, picture));
      const etags = etagsOf(Buffer.from(path));
      const type = typeOf(path) ?? '';
      return { type, etags, immutable: true, plain: () => content, br: null, gzip: null };
    }

    function showsHoldingPage(): boolean {
      return served.rendering.hasHoldingPage && !mayOpen(env);
    }

    /** Before the opening, only office users see the site. */
    async function maySee(request: FastifyRequest): Promise<boolean> {
      return !showsHoldingPage() || ((await mayPreview?.(request)) ?? false);
    }

    /** Files that the holding page and the office need, and the contact for security reports. */
    function isForEverybody(path: string): boolean {
      return (
        path === SECURITY_TEXT || path === OFFICE_ICON || served.files.get(path)?.immutable === true
      );
    }

    function isAnswered(path: string, method: string): boolean {
      return (
        isKnown(path) ||
        // A request about the server as a whole.
        (path === '*' && method === 'OPTIONS') ||
        path === SECURITY_TEXT ||
        HEALTH.includes(path) ||
        canonicalPath(path, isKnown, served.redirects) !== null
      );
    }

    /** The list of all pages answers clients who search too often, and a site without a search. */
    async function sendSearchAnswer(
      request: FastifyRequest,
      reply: FastifyReply,
      language: Language,
      asked: string,
    ) {
      const address = pathIn(language, '/search');
      const limit = await countSearch?.(request);
      const isTooMany = limit?.isAllowed === false && limit.isExceeded;
      const list = served.files.get(address);
      reply.header('x-robots-tag', 'noindex');
      const answer = isTooMany ? null : await served.answerSearch[language](asked);
      if (answer) return sendMade(reply, address, HTML, answer);
      if (!list) return sendNotFound(request, reply);
      if (isTooMany) reply.header('retry-after', limit.ttlInSeconds);
      return sendFile(request, reply, address, list, isTooMany ? 429 : 200, CACHE_RULES.made);
    }

    /** Sends a text that was made for this request. */
    function sendMade(reply: FastifyReply, path: string, type: string, text: string) {
      const policy = served.policies.get(path);
      if (policy) reply.header('content-security-policy', policy);
      return reply.header('cache-control', CACHE_RULES.made).type(type).send(text);
    }

    function sendNotFound(request: FastifyRequest, reply: FastifyReply) {
      const { language } = splitLanguage(request.url);
      const found = pathIn(language, '/404');
      const address = served.files.has(found) ? found : '/404';
      const page = served.files.get(address);
      if (
        !page ||
        !READING.includes(request.method) ||
        /\.\w{1,11}$/.test(request.url.split('?')[0] ?? '')
      ) {
        return sendText(reply.header('cache-control', 'no-store'), 404, 'Not found.');
      }
      return sendFile(request, reply, address, page, 404);
    }

    function sendFile(
      request: FastifyRequest,
      reply: FastifyReply,
      path: string,
      file: PageFile,
      status: number,
      cache: string = file.immutable ? CACHE_RULES.immutable : CACHE_RULES.other,
    ) {
      // Search engines must not list a copy of the site under another name.
      if (siteHost && request.host !== siteHost) reply.header('x-robots-tag', 'noindex');
      const policy = file.type.startsWith('video/') ? MEDIA_POLICY : served.policies.get(path);
      if (policy) reply.header('content-security-policy', policy);
      if (!file.immutable && showsHoldingPage()) reply.header('x-robots-tag', 'noindex');
      else reply.header('cache-control', cache);
      return sendContent(request, reply.code(status), file);
    }
  };
}

/** The decoded path of a request's address, null if it can't be decoded, and the query. */
function splitUrl(url: string): { path: string | null; query: string } {
  const mark = url.indexOf('?');
  const query = mark < 0 ? '' : url.slice(mark);
  try {
    const path = decodeURIComponent(mark < 0 ? url : url.slice(0, mark));
    return { path: path.includes('\0') ? null : path, query };
  } catch {
    return { path: null, query };
  }
}
