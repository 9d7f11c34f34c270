/** Endpoints for operators and load balancers: is the process alive, can it accept leads, how is it doing. */
import { statfs } from 'node:fs/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readBackupState } from '../backup/store/backup-state.ts';
import { readAddress } from '../client-address/client-address.ts';
import type { DiskReserve } from '../data-dir/disk-reserve.ts';
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
  /**
   * Token for /metrics. Without one, only this machine may read /metrics, and only if the server is not behind a
   * proxy.
   */
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
    const ages = (time: number | null | undefined) =>
      typeof time === 'number' ? [{ value: (now() - time) / 1000 }] : [];
    const disk = await statfs(dataDir).catch(() => null);
    const { isReady } = await readiness();
    const gauges = [
      {
        name: 'outbox_rows',
        help: 'Messages by state; those with dead_letter wait for a person.',
        labelNames: ['state'],
        values: status
          ? OUTBOX_STATES.map((state) => ({
              labels: { state },
              value: status.byState[state] ?? 0,
            }))
          : [],
      },
      {
        name: 'outbox_oldest_due_seconds',
        help: 'How long the oldest mail has been due.',
        values: status ? [{ value: status.oldestDue / 1000 }] : [],
      },
      {
        name: 'database_up',
        help: '1 when the database answers.',
        values: [{ value: status ? 1 : 0 }],
      },
      {
        name: 'takes_leads',
        help: '1 when a lead would be taken; 0 when it would be refused, and /readyz says why.',
        values: [{ value: isReady ? 1 : 0 }],
      },
      {
        name: 'newest_backup_age_seconds',
        help: 'How long ago the newest backup was made, and handed to BACKUP_COMMAND where that is set.',
        values: ages(backup?.made_at),
      },
      {
        name: 'newest_proof_age_seconds',
        help: 'How old the newest backup is that was opened with the private key.',
        values: ages(backup?.proved_at),
      },
      {
        name: 'data_disk_free_bytes',
        help: 'Free space where DATA_DIR lies.',
        values: disk ? [{ value: disk.bavail * disk.bsize }] : [],
      },
      {
        name: 'process_resident_memory_bytes',
        help: 'Memory of the process.',
        values: [{ value: process.memoryUsage.rss() }],
      },
      {
        name: 'publication_number',
        help: 'Which publication is served: the same on every server.',
        values: publication() === null ? [] : [{ value: publication() ?? 0 }],
      },
    ];
    return reply.type(metrics.contentType).send(await metrics.render(gauges));
  });

  /** With `low`, the server refuses pictures but still accepts leads, so it stays ready. */
  async function spaceHealth(): Promise<'ok' | 'low' | 'unknown'> {
    return reserve.hasRoom(0).then(
      (hasRoom) => (hasRoom ? 'ok' : 'low'),
      () => 'unknown',
    );
  }

  /** A late mail raises an alert, but the server stays ready. */
  async function outboxHealth(): Promise<'ok' | 'late' | 'unknown'> {
    return readOutboxStatus(db, now()).then(
      (status) => (status.oldestDue > OUTBOX_STUCK_MS ? 'late' : 'ok'),
      () => 'unknown',
    );
  }
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
