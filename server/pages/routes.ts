/** Serves what is published from memory, with status codes, caching and each page's own policy. */

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
import { clientAddress, clientNetwork } from '../client-address/client-address.ts';
import type { Env } from '../env.ts';
import { MEDIA_POLICY } from '../http/security-headers.ts';
import { createCallCounter } from '../rate-limit/service.ts';
import { contentPolicy, WORKER_POLICY } from './content-policy.ts';
import type { ReadPage } from './filled-page.ts';
import { mayOpen, sendHoldingPage } from './holding-page.ts';
import {
  CACHE_RULES,
  type PageFile,
  type PageFiles,
  readFiles,
  readPageFiles,
} from './page-files.ts';
import type { PagesSource } from './published.ts';
import { canonicalPath, redirectToTls } from './redirects.ts';
import { SEARCH_LIMIT, searchAnswersFrom, searchQuery } from './search-answer.ts';
import { SECURITY_TEXT, securityText } from './security-text.ts';
import { sendContent, sendText } from './send-content.ts';
import { needsOrigin, withOrigin } from './unset-origin.ts';
import { zipAnswerAddress } from './zip-answer.ts';

const READING = ['GET', 'HEAD'];
/** Answered elsewhere in the server, to the same methods. */
const HEALTH = ['/healthz', '/readyz', '/metrics'];

/** What the plugin gets. */
export interface PagesOptions {
  env: Env;
  site: Site;
  areas: Area[];
  /** Whether who asks may see the site of a company that is not open to visitors yet. Default: nobody. */
  mayPreview?(request: FastifyRequest): Promise<boolean>;
  /** Called with the name of the snapshot that is served from now on, and what reads its pages. */
  onServed?(name: string, readPage: ReadPage): void;
}

/** All that answers are made of, of one snapshot. */
interface ServedSite extends PageFiles {
  /** Of its folder. */
  name: string;
  /** Permanent redirects by path. */
  redirects: ReadonlyMap<string, string>;
  /** Content-Security-Policy by path. */
  policies: ReadonlyMap<string, string>;
  answerSearch: Record<Language, (query: string) => Promise<PageFile | null>>;
}

/** @param source a folder that holds a whole site, or the snapshots that are published */
export function pagesFrom(source: string | PagesSource): FastifyPluginAsync<PagesOptions> {
  const { folders, release, watch }: PagesSource =
    typeof source === 'string' ? { folders: () => [source] } : source;
  return async (app, { env, site, areas, mayPreview, onServed }) => {
    redirectToTls(app, env);
    const shared = release ? await readFiles(join(release, 'client')) : new Map();
    let known: PageFiles['files'] | undefined;
    let served = await readSite();
    announce();
    const siteHost = env.siteUrlGiven ? new URL(env.siteUrl).host : null;
    const searches = createCallCounter();
    // `/404` is the page for unknown paths, not an address of its own.
    const isKnown = (path: string) => splitLanguage(path).path !== '/404' && served.files.has(path);

    watch?.(async () => {
      served = await readSite();
      announce();
      app.log.info({ snapshot: served.name }, 'serves what was published');
    });

    function announce(): void {
      onServed?.(served.name, async (path) => {
        const page = showsHoldingPage() ? undefined : served.files.get(path);
        return page
          ? { markup: String(await page.plain()), policy: served.policies.get(path) ?? '' }
          : null;
      });
    }

    async function readSite(): Promise<ServedSite> {
      const [newest = '', ...older] = folders();
      const own = await readPageFiles([newest, ...older], known);
      known = own.files;
      const { manifest } = own;
      const files = new Map([...shared, ...own.files]);
      const policies = new Map(
        Object.entries(manifest.pages).map(([path, hashes]) => [
          path,
          contentPolicy(env, manifest.policySettings ?? site, path, hashes),
        ]),
      );
      for (const language of LANGUAGES) policies.set(serviceWorkerPath(language), WORKER_POLICY);
      return {
        name: basename(newest),
        manifest,
        files,
        redirects: new Map(Object.entries(manifest.redirects)),
        policies,
        answerSearch: { en: searchAnswersFrom(files, 'en'), es: searchAnswersFrom(files, 'es') },
      };
    }

    app.setNotFoundHandler((request, reply) => sendNotFound(request, reply));
    // Before any body is read. A path that nobody knows stays a 404, whatever is done to it.
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
          if (!(await mayPreview?.(request)))
            return sendHoldingPage(reply, site, splitLanguage(path).language);
        }
        const zipAnswer = zipAnswerAddress(path, query, areas);
        if (zipAnswer)
          return reply.header('cache-control', CACHE_RULES.made).redirect(zipAnswer, 303);
        const asked = searchQuery(path, query);
        if (asked) return sendSearchAnswer(request, reply, splitLanguage(path).language, asked);
        const file = isKnown(path) ? served.files.get(path) : undefined;
        if (file && !served.manifest.siteUrl && needsOrigin(path))
          return sendWithOrigin(request, reply, path, file);
        if (file) return sendFile(request, reply, path, file, 200);
        if (path === SECURITY_TEXT)
          return sendText(
            reply.header('cache-control', 'public, max-age=86400'),
            200,
            securityText(site, env, Date.now()),
          );
        const canonical = canonicalPath(path, isKnown, served.redirects);
        if (canonical) return reply.redirect(encodeURI(canonical) + query, 301);
        return sendNotFound(request, reply);
      },
    });

    function showsHoldingPage(): boolean {
      return served.manifest.hasHoldingPage === true && !mayOpen(env);
    }

    /** Files that pages are made of, and whom to tell of a security hole. */
    function isForEverybody(path: string): boolean {
      return path === SECURITY_TEXT || served.files.get(path)?.immutable === true;
    }

    function isAnswered(path: string, method: string): boolean {
      return (
        isKnown(path) ||
        // Of the server as a whole.
        (path === '*' && method === 'OPTIONS') ||
        path === SECURITY_TEXT ||
        HEALTH.includes(path) ||
        canonicalPath(path, isKnown, served.redirects) !== null
      );
    }

    /** Of those who ask too often, and where there is no search, the page that lists everything. */
    async function sendSearchAnswer(
      request: FastifyRequest,
      reply: FastifyReply,
      language: Language,
      asked: string,
    ) {
      const address = pathIn(language, '/search');
      const client = clientNetwork(clientAddress(request.raw, env.trustProxy));
      const { count, endsAt } = searches.count(client, SEARCH_LIMIT.window, Date.now());
      const isTooMany = env.rateLimit && count > SEARCH_LIMIT.count;
      const list = served.files.get(address);
      const answer = isTooMany ? list : ((await served.answerSearch[language](asked)) ?? list);
      if (!answer) return sendNotFound(request, reply);
      reply.header('x-robots-tag', 'noindex');
      if (isTooMany) reply.header('retry-after', Math.ceil((endsAt - Date.now()) / 1000));
      return sendFile(request, reply, address, answer, isTooMany ? 429 : 200, CACHE_RULES.made);
    }

    async function sendWithOrigin(
      request: FastifyRequest,
      reply: FastifyReply,
      path: string,
      file: PageFile,
    ) {
      const text = withOrigin(path, String(await file.plain()), request.host);
      if (text === null) return sendNotFound(request, reply);
      return reply.header('cache-control', CACHE_RULES.made).type(file.type).send(text);
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
      // A copy of the site under another name must not compete with it.
      if (siteHost && request.host !== siteHost) reply.header('x-robots-tag', 'noindex');
      const policy = file.type.startsWith('video/') ? MEDIA_POLICY : served.policies.get(path);
      if (policy) reply.header('content-security-policy', policy);
      if (!file.immutable && showsHoldingPage()) reply.header('x-robots-tag', 'noindex');
      else reply.header('cache-control', cache);
      return sendContent(request, reply.code(status), file);
    }
  };
}

/** Path (decoded) and query of a request's address; path null when it can't be decoded. */
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
