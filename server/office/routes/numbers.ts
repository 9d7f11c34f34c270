/** /office/api: the figures of the screen Numbers, and how the server is doing. */
import { statfs } from 'node:fs/promises';
import { type NumbersHealth, NumbersQuery } from '../../../domain/office/numbers-api.ts';
import { newestBackup } from '../../backup/service/write-backup.ts';
import { readNumbers } from '../../numbers/service.ts';
import { readTroubles } from '../../numbers/store.ts';
import { readOutboxStatus } from '../../outbox/store.ts';
import type { Calls } from './calls.ts';
import type { OfficeContext } from './context.ts';

const person = { access: 'person' } as const;

export function numbersCalls(calls: Calls, context: OfficeContext): void {
  const { db, site, env, readiness } = context;
  calls.add(
    'GET /numbers',
    { ...person, query: NumbersQuery, limit: [60, 60] },
    async ({ query, session, now }) =>
      readNumbers(query, { db, site, now, withMoney: session.person.role === 'owner' }),
  );
  calls.add('GET /numbers/health', person, async ({ now }): Promise<NumbersHealth> => {
    const [{ states }, outbox, backup_at, disk, troubles] = await Promise.all([
      readiness(),
      readOutboxStatus(db, now),
      newestBackup(env),
      statfs(env.dataDir).catch(() => null),
      readTroubles(db),
    ]);
    return {
      now,
      checks: states,
      oldest_due: outbox.oldestDue,
      backup_at,
      disk_free: disk ? disk.bavail * disk.bsize : null,
      ...troubles,
    };
  });
}
