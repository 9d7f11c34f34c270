/** Starts the site: database, outbox worker, server. Stops them in order on SIGTERM and SIGINT. */

import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { contentDir } from '../../publisher/read/load.ts';
import { loadCompany } from '../../publisher/read/load-company.ts';
import { backupSettings } from '../backup/service/make-backup.ts';
import { isRestoreUnfinished } from '../backup/store/restored-postgres.ts';
import { contentOf } from '../content/service/publish.ts';
import {
  type Publisher,
  type PublisherOptions,
  startPublisher,
} from '../content/service/publisher.ts';
import { readLive } from '../content/store/publications.ts';
import { createRenderer, type Renderer } from '../content/store/renderer-process.ts';
import { readTexts } from '../content/store/stored-revisions.ts';
import { makeFilesPrivate, tightenFiles } from '../data-dir/private-files.ts';
import { openDatabase } from '../database/database.ts';
import { fromJson } from '../database/json.ts';
import { keepMigrated } from '../database/keep-migrated.ts';
import { requireSqliteVersion } from '../database/sqlite.ts';
import { type Env, EnvError, readEnv } from '../env.ts';
import { createLocate } from '../geolocation/geolocation-service.ts';
import { openLocationDatabase } from '../geolocation/geolocation-store.ts';
import { webhookEvent } from '../leads/messages/lead-record.ts';
import { recordWordings } from '../leads/store/consent-wordings.ts';
import { mailChannel } from '../mail/mail-channel.ts';
import { mailContext, mailerSettings, messageIdDomain } from '../mail/mail-settings.ts';
import { createMailer } from '../mail/mailer.ts';
import { createMetrics } from '../monitoring/metrics.ts';
import { newsletterEvent } from '../newsletter/messages/subscriber-record.ts';
import { openOffice } from '../office/create-office.ts';
import { officeChannel } from '../office/service/alert-channel.ts';
import type { Channel } from '../outbox/outbox-channel.ts';
import { startOutboxWorker } from '../outbox/outbox-service.ts';
import { followSettings } from '../pages/follow-settings.ts';
import { visitEvent } from '../visits/messages/visit-event.ts';
import { webhookReceivers } from '../webhooks/receivers.ts';
import { webhookChannel } from '../webhooks/webhook-channel.ts';
import { buildServer, type ServerOptions } from './app.ts';
import { startJobs } from './jobs.ts';
import { MAILS } from './mails.ts';

/** Timeouts after the drain, ms: `work` for requests and mails in progress, `all` for the whole shutdown. */
const SHUTDOWN_TIMEOUT_MS = { work: 7500, all: 9500 };

interface RunningServer {
  app: FastifyInstance;
  /** Address on which it listens, as in `http://127.0.0.1:3000`. */
  address: string;
  /**
   * Finishes requests in progress, then stops the outbox and closes the database.
   * @param drainSeconds for which new requests are still accepted. Default DRAIN_SECONDS.
   */
  stop(drainSeconds?: number): Promise<void>;
}

type Parts = Pick<ServerOptions, 'logStream'> & {
  /** The published site. Default: another server serves the pages. */
  published?: Pick<PublisherOptions, 'served' | 'first' | 'firstFaults' | 'renderer'>;
};

/** Starts everything. @throws if the port is taken or the content is invalid */
export async function startServer(env: Env, parts: Parts = {}): Promise<RunningServer> {
  if (!env.databaseUrl) requireSqliteVersion();
  const { published, ...rest } = parts;
  const served = published?.served;
  const atStart = served?.company() ?? loadCompany();
  const { visits } = atStart;
  // Published settings apply at once, without a restart.
  const sites = followSettings(() => (served?.company() ?? atStart).sites);
  const site = followSettings(() => sites.en);
  const areas = followSettings(() => (served?.company() ?? atStart).areas);
  const visitRules = visits && (() => served?.company()?.visits ?? visits);
  const renderer = published?.renderer ?? createRenderer(env.dataDir);
  const metrics = createMetrics();
  let draining = false;
  let isMigrated = false;

  const database = openDatabase(env, (err) =>
    app.log.warn({ err }, 'idle database connection lost'),
  );
  if (await isRestoreUnfinished(database).catch(() => false)) {
    await database.close();
    throw new EnvError(
      'A restore into this database was cut off: make an empty database, run the same npm run restore again, then start the server.',
    );
  }
  const locate = createLocate({
    database: openLocationDatabase(env.geoipDatabase),
    url: env.geolocationUrl,
    onFailure: (err) => app.log.warn({ err }, 'geolocation failed'),
  });
  const office = openOffice({ env, database, now: Date.now });
  const publisher: Publisher | undefined =
    published &&
    startPublisher({
      ...published,
      db: database.db,
      settings: env,
      now: Date.now,
      onFailure: (err, faults) => app.log.warn({ err, faults }, 'publications failed'),
    });
  const mails = mailContext(env, { site, sites, areas }, served?.readText);
  const app = await buildServer({
    ...rest,
    served,
    publisher,
    makePicture,
    office,
    renderer,
    env,
    site,
    areas,
    visits: visitRules,
    ...{ sites: mails.sites, preparation: mails.preparation },
    database,
    locate,
    metrics,
    wakeOutbox: () => wake(),
    migrationState: () => migration.state(),
    // The publication may have changed the wording of consent.
    onServed: () => void (isMigrated && keepWordings()),
    isDraining: () => draining,
  });
  for (const path of tightenFiles(env.dataDir))
    app.log.warn({ path }, 'other users of this machine may read it: change its owner or its mode');
  /** Stores the consent wordings that visitors read. A failure here must not keep requests from being accepted. */
  const keepWordings = () =>
    recordWordings(
      database.db,
      Object.values((served?.company() ?? loadCompany()).sites),
      Date.now(),
    ).catch((err) => app.log.warn({ err }, 'consent wordings not recorded'));
  const migration = keepMigrated({
    async migrate() {
      await database.migrate();
      isMigrated = true;
      await keepWordings();
    },
    onFailure: (err) => app.log.error({ err }, 'migrations failed'),
  });
  const mailer = createMailer(mailerSettings(env, site));
  await migration.firstAttempt;
  const channels = [
    mailChannel({
      db: database.db,
      mailer,
      kinds: MAILS,
      context: Object.assign(mails, { actLinks: office.actLinks }),
    }),
    webhookChannel({
      receivers: webhookReceivers(env),
      secrets: env.webhookSecrets,
      events: {
        webhook: (row) => webhookEvent(row, areas),
        visit_webhook: visitEvent,
        newsletter_webhook: (row) => newsletterEvent(row, env.siteUrl),
      },
    }),
  ];
  const startWorker = (channel: Channel) =>
    startOutboxWorker({
      db: database.db,
      channel,
      onAttempt(outcome, row, err) {
        const { kind, receiver, attempts } = row;
        metrics.count('mail_attempts_total', { kind, outcome });
        if (!err) return;
        app.log.warn({ err, kind, receiver, outcome, attempts }, 'notification not sent');
      },
      onFailure(err) {
        metrics.count('outbox_failures_total');
        app.log.warn({ err }, 'outbox could not reach the database');
      },
    });
  const workers = channels.map(startWorker);
  const wake = () => {
    for (const worker of workers) worker.wake();
  };
  const startOfficeChannel = () => {
    if (draining) return;
    const channel = officeChannel({
      db: database.db,
      mailer,
      site,
      areas,
      siteUrl: env.siteUrl,
      pushOrigins: env.pushOrigins,
      onChange: wake,
    });
    workers.push(startWorker(channel));
  };
  const isWatched = !isOfDeveloper(env);
  if (!isWatched) app.log.info('no backups and no alarms: SITE_URL is an address of this machine');
  const stopJobs = startJobs({
    ...{ db: database.db, site, dataDir: env.dataDir, office, onOfficeUsed: startOfficeChannel },
    watched: isWatched
      ? {
          backup: backupSettings(env, contentDir, site.retention.copy_days),
          alarms: {
            ...{ env, db: database.db, site, visits: visitRules, startedAt: Date.now() },
            leadsTo: () => mails.leadsTo,
            messageIdDomain: messageIdDomain(env, site),
          },
        }
      : null,
    onAlarm(alarm) {
      app.log.error({ alarm }, 'something is wrong: the owner gets a mail and a push message');
      wake();
    },
    onDeleted: (counts) => app.log.info(counts, 'deleted expired data'),
    onFailure: (err, job) =>
      job === 'backup'
        ? app.log.error({ err }, 'no backup was made, or BACKUP_COMMAND failed')
        : app.log.warn({ err, job }, 'job failed'),
  });
  // Reading all pages takes seconds, during which the server could not answer.
  await app.ready();
  const address = await app.listen({ port: env.port, host: env.host });

  /** A share image shows the company's mark, so it is drawn from the published content. */
  async function makePicture(
    url: string,
    picture: Parameters<Renderer['makePicture']>[1],
  ): Promise<Buffer> {
    if (!('share' in picture)) return renderer.makePicture(url, picture);
    const live = await readLive(database.db);
    const texts = await readTexts(database.db, live ? fromJson(live.revisions) : {});
    const content = await contentOf(database.db, env.dataDir, texts, Date.now());
    return renderer.makePicture(url, picture, content);
  }

  async function stop(drainSeconds = env.drainSeconds): Promise<void> {
    if (draining) return;
    draining = true;
    await wait(drainSeconds * 1000);
    migration.stop();
    stopJobs();
    await publisher?.stop();
    const cutOff = setTimeout(() => app.server.closeAllConnections(), SHUTDOWN_TIMEOUT_MS.work);
    // Otherwise the shutdown would wait for connections whose last request was just answered.
    const idle = setInterval(() => app.server.closeIdleConnections(), 100);
    await Promise.all([
      app.close(),
      ...workers.map((worker) => worker.stop(SHUTDOWN_TIMEOUT_MS.work)),
    ]);
    clearTimeout(cutOff);
    clearInterval(idle);
    mailer.close();
    await database.close();
  }
  return { app, address, stop };
}

/** True on a developer's machine, which needs neither backups nor alarms, unless backups are copied elsewhere. */
export const isOfDeveloper = ({ siteUrl, backupCommand }: Pick<Env, 'siteUrl' | 'backupCommand'>) =>
  backupCommand === null && /^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(siteUrl).hostname);

/**
 * Runs until a signal; a second signal ends the process at once. After an uncaught exception the server finishes what it
 * can and exits with code 1, for its supervisor to restart it.
 */
export async function runUntilSignal(parts: Parts = {}): Promise<void> {
  let running: RunningServer;
  let drainSeconds: number;
  makeFilesPrivate();
  try {
    const env = readEnv();
    drainSeconds = env.drainSeconds;
    running = await startServer(env, parts);
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
    return;
  }
  let stopping = false;
  let exitCode = 0;
  const stop = (seconds: number) => {
    stopping = true;
    setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS.all + seconds * 1000).unref();
    running.stop(seconds).then(
      () => process.exit(exitCode),
      () => process.exit(1),
    );
  };
  const onSignal = () => {
    if (stopping) process.exit(1);
    stop(drainSeconds);
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  // Node also reports unhandled rejections here.
  process.on('uncaughtException', (err, origin) => {
    running.app.log.fatal({ err, origin }, 'uncaught: stopping');
    exitCode = 1;
    if (!stopping) stop(0);
  });
}

if (import.meta.main) await runUntilSignal();
