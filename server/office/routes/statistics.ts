/** /office/api: the figures of the screen Numbers, and how the server is doing. */
import { statfs } from 'node:fs/promises';
import { type StatisticsHealth, StatisticsQuery } from '../../../domain/office/statistics-api.ts';
import { readCopyState } from '../../backup/service/copy-away.ts';
import { newestBackup } from '../../backup/service/write-backup.ts';
import { readOutboxStatus } from '../../outbox/store.ts';
import { readStatistics } from '../../statistics/service.ts';
import { readTroubles } from '../../statistics/store.ts';
import type { Calls } from './calls.ts';
import type { OfficeContext } from './context.ts';

const person = { access: 'person' } as const;

export function statisticsCalls(calls: Calls, context: OfficeContext): void {
  const { db, site, env, readiness } = context;
  calls.add(
    'GET /numbers',
    { ...person, query: StatisticsQuery, limit: [60, 60] },
    async ({ query, session, now }) =>
      readStatistics(query, { db, site, now, withMoney: session.person.role === 'owner' }),
  );
  calls.add('GET /numbers/health', person, async ({ now }): Promise<StatisticsHealth> => {
    const [{ states }, outbox, backup_at, copies, disk, troubles] = await Promise.all([
      readiness(),
      readOutboxStatus(db, now),
      newestBackup(env),
      env.backupUrl ? readCopyState(env) : null,
      statfs(env.dataDir).catch(() => null),
      readTroubles(db),
    ]);
    return {
      now,
      checks: states,
      oldest_due: outbox.oldestDue,
      backup_at,
      copies,
      disk_free: disk ? disk.bavail * disk.bsize : null,
      ...troubles,
    };
  });
}
