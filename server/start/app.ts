/** The HTTP server: limits and headers for everything, /api, the health endpoints, then the pages. */
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Area, Site } from '../../domain/content/site-schema.ts';
import { localDate } from '../../domain/hours/office-hours.ts';
import type { Language } from '../../domain/language/language.ts';
import { hasWindows, type VisitRules } from '../../domain/visits/visit-windows.ts';
import { type ApiContext, apiPlugin } from '../api.ts';
import type { Publisher } from '../content/service/publisher.ts';
import { createRenderer, type Renderer } from '../content/store/renderer-process.ts';
import { type DiskReserve, diskReserve } from '../data-dir/disk-reserve.ts';
import type { OpenDatabase } from '../database/database.ts';
import type { Env } from '../env.ts';
import type { Locate } from '../geolocation/geolocation-service.ts';
import { type HealthRouteContext, health } from '../health/health-routes.ts';
import { createReadiness } from '../health/health-service.ts';
import { answerFailure } from '../http/answers.ts';
import { type Failure, failureOf } from '../http/problems.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { notificationSettings } from '../leads/messages/lead-messages.ts';
import type { MailContext } from '../mail/message.ts';
import { loggerOptions } from '../monitoring/log.ts';
import { createMetrics, type Metrics } from '../monitoring/metrics.ts';
import { isSignedIn } from '../office/calls/calls.ts';
import { type Office, officePlugin, openOffice } from '../office/create-office.ts';
import { feedKey, linkKey } from '../office/store/office-keys.ts';
import { OFFICE_TABLES } from '../office-api.ts';
import type { ReadPage } from '../pages/filled-page.ts';
import { type PagesOptions, pagesFrom } from '../pages/page-routes.ts';
import type { ServedSite } from '../pages/served-site.ts';
import { createPictureQueue } from '../photos/service/picture-queue.ts';
import { addVisitRoutes } from '../visits/routes/visit-routes.ts';

/** The parts of a server. Tests pass their own, and leave out what has a default. */
export interface ServerOptions {
  env: Env;
  site: Site;
  areas: Area[];
  /** The published rules for booking visits. Default null: the company offers none. */
  visits?: (() => VisitRules) | null;
  preparation?: MailContext['preparation'];
  /** The settings in each language. Default: English only. */
  sites?: Partial<Record<Language, Site>> | undefined;
  database: OpenDatabase;
  locate: Locate;
  wakeOutbox?: () => void;
  office?: Office;
  /** Default: no pages, only /api. */
  served?: ServedSite | undefined;
  publisher?: Publisher | undefined;
  renderer?: Renderer;
  makePicture?: PagesOptions['makePicture'];
  metrics?: Metrics;
  reserve?: DiskReserve;
  /** State of the schema. Posts are answered with 503 until it is `ok`. Default `ok`. */
  migrationState?: () => string;
  /** Called when the server begins to serve another rendering. */
  onServed?: () => void;
  isDraining?: () => boolean;
  /** ms since the epoch. Default: the clock. */
  now?: () => number;
  /** Default: standard output. */
  logStream?: { write(line: string): void };
}

/** Limits in ms, bytes and connections. The server disconnects clients that exceed them; a proxy guards against the rest. */
export const LIMITS = {
  /** The whole request, first byte to last: four pictures from a browser without JavaScript, 40 MB at 1 Mbit/s. */
  request: 300_000,
  /** The request's headers. */
  headers: 10_000,
  /** How often Node checks the two limits above. */
  check: 5_000,
  /** A socket without traffic in either direction during a request. */
  idleSocket: 15_000,
  /** Open connections. The server closes further ones at once. */
  connections: 4_000,
  /** An idle connection of a visitor, between two requests. */
  idle: 10_000,
  /** An idle connection of a proxy, which reuses it for other visitors. Longer than the 60 s of most proxies. */
  idleProxy: 72_000,
  body: 100_000,
} as const;

/** Builds the server; the caller listens and closes. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const { env, site, database, metrics = createMetrics(), visits = null } = options;
  const headers = securityHeaders(env);
  const app = Fastify({
    // Reading all pages can take a busy machine longer than Fastify's ten seconds.
    pluginTimeout: 0,
    logger: loggerOptions(env.logLevel, options.logStream),
    // We log requests ourselves, without personal data.
    logController: new LogController({ disableRequestLogging: true }),
    // Creating a child logger takes longer than writing the line, which already names the request.
    childLoggerFactory: (logger) => logger,
    trustProxy: env.trustProxy,
    requestTimeout: LIMITS.request,
    connectionTimeout: LIMITS.idleSocket,
    bodyLimit: LIMITS.body,
    // Requests that arrived before the shutdown are answered.
    return503OnClosing: false,
    keepAliveTimeout: env.behindProxy ? LIMITS.idleProxy : LIMITS.idle,
    http: { headersTimeout: LIMITS.headers, connectionsCheckingInterval: LIMITS.check },
    frameworkErrors: (error, request, reply) => {
      reply.headers(headers);
      answerFailure(request, reply, failureOf(error), site);
    },
  });

  // A client that closes its sending half after the request still waits for the answer. Missing in Node's types.
  Object.assign(app.server, { httpAllowHalfOpen: true, maxConnections: LIMITS.connections });

  // Not async, like the other hooks of every request: a promise costs more than the hook itself.
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    metrics.observeRequest(route, reply.elapsedTime / 1000);
    metrics.count('http_requests_total', { route, status: String(reply.statusCode) });
    // The line of a page or file would only say that there was one.
    if (route !== '*' || reply.statusCode >= 400) {
      const { id: reqId, method } = request;
      const ms = Math.round(reply.elapsedTime);
      request.log.info({ reqId, route, method, status: reply.statusCode, ms }, 'answered');
    }
    done();
  });
  app.setErrorHandler((error, request, reply) => {
    let failure: Failure = failureOf(error);
    // A visitor who disconnects during a request also breaks a connection, but not the database's.
    if (failure.kind === 'unavailable' && request.raw.complete === false)
      failure = { kind: 'bad-body' };
    if (failure.kind === 'bug')
      request.log.error({ err: error, reqId: request.id }, 'unexpected error');
    else if (failure.kind === 'unavailable')
      request.log.warn({ err: error, reqId: request.id }, 'database unavailable');
    return answerFailure(request, reply, failure, site);
  });

  const now = options.now ?? Date.now;
  const migrationState = options.migrationState ?? (() => 'ok');
  const office = options.office ?? openOffice({ ...options, now });
  const renderer = options.renderer ?? createRenderer(env.dataDir);
  const pictureQueue = createPictureQueue();
  app.addHook('onClose', async () => renderer.stop());
  const reserve = options.reserve ?? diskReserve(env, database);
  const notifications = { ...notificationSettings(env, site), hasOffice: office.isInUse };
  let readPage: ReadPage = async () => null;
  const context: ApiContext & HealthRouteContext = {
    db: database.db,
    readiness: createReadiness(migrationState, { db: database.db, notifications }, now),
    migrationState,
    isDraining: options.isDraining ?? (() => false),
    publication: () => options.publisher?.publication() ?? null,
    publicationFaults: () => options.publisher?.faults() ?? [],
    now,
    today: () => localDate(site.contact.time_zone, now()),
    notifications,
    metrics,
    locate: options.locate,
    trustProxy: env.trustProxy,
    metricsToken: env.metricsToken,
    behindProxy: env.behindProxy,
    site,
    offersVisits: () => visits !== null && hasWindows(visits()),
    readLinkKey: () => linkKey(database.db),
    wakeOutbox: options.wakeOutbox ?? (() => {}),
    siteUrl: env.siteUrl,
    allowedOrigins: env.allowedOrigins,
    rateLimit: env.rateLimit,
    dataDir: env.dataDir,
    reserve,
    pictureQueue,
    limit: (max, seconds) =>
      env.rateLimit ? { rateLimit: { max, timeWindow: seconds * 1000 } } : {},
  };
  await app.register(apiPlugin, { ...context, prefix: '/api' });
  health(app, context);
  if (visits)
    await addVisitRoutes(app, {
      ...context,
      areas: options.areas,
      rules: visits,
      ...{ sites: options.sites, preparation: options.preparation },
      readFeedKey: () => feedKey(database.db),
      readPage: (path, request) => readPage(path, request),
    });
  await app.register(officePlugin, {
    ...context,
    office,
    tables: (context) =>
      OFFICE_TABLES.map((table) => table({ ...context, renderer, pictures: pictureQueue })),
    env,
    areas: options.areas,
    visits,
    wakePublisher: () => options.publisher?.poll(),
    served: () => options.served?.current() ?? null,
  });
  if (options.served)
    await app.register(pagesFrom(options.served), {
      env,
      site,
      areas: options.areas,
      mayPreview: (request) => isSignedIn(request, { db: database.db, siteUrl: env.siteUrl, now }),
      ...(options.makePicture && { makePicture: options.makePicture }),
      onServed: (read) => {
        readPage = read;
        options.onServed?.();
      },
    });
  return app;
}
