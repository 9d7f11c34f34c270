/** Endpoints for operators and load balancers: is the process alive, can it accept leads, how is it doing. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readBackupState } from '../backup/store/backup-state.ts';
import { readAddress } from '../client-address/client-address.ts';
import { type DiskReserve, freeBytes } from '../data-dir/disk-reserve.ts';
import { OUTBOX_STATES } from '../database/tables.ts';
import { answerFailure } from '../http/answers.ts';
import type { RouteContext } from '../http/route-context.ts';
import { isSameSecret } from '../http/secrets.ts';
import { readOutboxStatus } from '../outbox/outbox-store.ts';
import type { Readiness } from './health-service.ts';

export interface HealthRouteContext extends RouteContext {
  /** Whether a post would be accepted now, and what prevents it. */
  readiness(): Promise<Readiness>;
  isDraining(): boolean;
  /** Number of the served publication; null if it is not from the database. */
  publication(): number | null;
  /** Why this release can't render the live publication; empty if it can. */
  publicationFaults(): string[];
  /** SQLite file, mails and backups. */
  dataDir: string;
  /** Disk space reserved for leads. */
  reserve: DiskReserve;
  /** Token for /metrics; null if there is none. */
  metricsToken: string | null;
  behindProxy: boolean;
  siteUrl: string;
}

/** Age in ms at which an undelivered mail counts as a stuck outbox. */
const OUTBOX_STUCK_MS = 15 * 60_000;

export function health(app: FastifyInstance, context: HealthRouteContext): void {
  const { db, readiness, isDraining, now, metrics, site, dataDir, reserve } = context;
  const { publication, publicationFaults } = context;

  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );

  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const [{ isReady, states }, outbox, space] = await Promise.all([
      readiness(),
      outboxHealth(),
      spaceHealth(),
    ]);
    const draining = isDraining();
    const ready = isReady && !draining;
    return reply.code(ready ? 200 : 503).send({
      status: ready ? 'ready' : 'not ready',
      ...states,
      outbox,
      space,
      draining,
      ...(publication() !== null && { publication: publication() }),
      // The server keeps serving the last rendering.
      ...(publicationFaults().length > 0 && { publication_faults: publicationFaults() }),
    });
  });

  app.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!mayReadMetrics(request, context)) {
      if (context.metricsToken === null)
        return answerFailure(request, reply, { kind: 'not-found' }, site);
      return reply.code(401).header('www-authenticate', 'Bearer').send({ status: 'not allowed' });
    }
    const status = await readOutboxStatus(db, now()).catch(() => null);
    const backup = await readBackupState(db).catch(() => null);
    const secondsSince = (time: number | null = null) =>
      time === null ? null : (now() - time) / 1000;
    const { isReady } = await readiness();
    const readings = {
      outbox_oldest_due_seconds: status && status.oldestDue / 1000,
      database_up: status ? 1 : 0,
      takes_leads: isReady ? 1 : 0,
      newest_backup_age_seconds: secondsSince(backup?.made_at),
      newest_proof_age_seconds: secondsSince(backup?.proved_at),
      data_disk_free_bytes: await freeBytes(dataDir),
      process_resident_memory_bytes: process.memoryUsage.rss(),
    };
    const rows = status
      ? OUTBOX_STATES.map((state) => [state, status.byState[state] ?? 0] as const)
      : [];
    const text = await metrics.render(readings, Object.fromEntries(rows));
    return reply.type(metrics.contentType).send(text);
  });

  /** With `low`, the server refuses pictures but still accepts leads, so it stays ready. */
  const spaceHealth = () =>
    reserve.hasRoom(0).then(
      (hasRoom) => (hasRoom ? 'ok' : 'low'),
      () => 'unknown',
    );

  /** A late mail raises an alert, but the server stays ready. */
  const outboxHealth = () =>
    readOutboxStatus(db, now()).then(
      (status) => (status.oldestDue > OUTBOX_STUCK_MS ? 'late' : 'ok'),
      () => 'unknown',
    );
}

/**
 * Business figures are only for clients with METRICS_TOKEN. Without a token they are for programs on this machine,
 * and only if there is no proxy: behind a local proxy, every visitor seems to come from this machine.
 */
function mayReadMetrics(
  { headers, socket }: FastifyRequest,
  {
    metricsToken,
    behindProxy,
    siteUrl,
  }: Pick<HealthRouteContext, 'metricsToken' | 'behindProxy' | 'siteUrl'>,
): boolean {
  if (metricsToken !== null)
    return isSameSecret(headers.authorization ?? '', `Bearer ${metricsToken}`);
  // Only a proxy can terminate HTTPS for us, and only a proxy adds these headers.
  const isProxied =
    behindProxy ||
    siteUrl.startsWith('https:') ||
    ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip'].some((name) => name in headers);
  const peer = readAddress(socket.remoteAddress ?? '') ?? '';
  return !isProxied && /^(?:127\.[\d.]+|::1)$/.test(peer);
}
