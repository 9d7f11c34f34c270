/** /office/api: the table of the screen Numbers, and how the server is doing. */
import { statfs } from 'node:fs/promises';
import { NumbersQuery, type ServerHealth } from '../../../domain/office/numbers-api.ts';
import { readBackupState } from '../../backup/store/backup-state.ts';
import { readOutboxStatus } from '../../outbox/store.ts';
import { type CallTable, reads } from '../calls/calls.ts';
import type { OfficeContext } from '../calls/context.ts';
import { readNumbers } from '../store/numbers.ts';
import { readTroubles } from '../store/troubles.ts';

const person = { access: 'person' } as const;

export function numbersCalls(context: OfficeContext) {
  const { db, site, env, readiness } = context;
  return {
    'GET /numbers': reads(
      { ...person, query: NumbersQuery, limit: [60, 60] },
      async ({ query, now }) => ({
        rows: await readNumbers(db, {
          timeZone: site.contact.time_zone,
          now,
          weeks: Number(query.weeks),
        }),
      }),
    ),
    'GET /numbers/health': reads(person, async ({ now }): Promise<ServerHealth> => {
      const [{ states }, outbox, backup, disk, troubles] = await Promise.all([
        readiness(),
        readOutboxStatus(db, now),
        readBackupState(db),
        statfs(env.dataDir).catch(() => null),
        readTroubles(db),
      ]);
      return {
        now,
        checks: states,
        oldest_due: outbox.oldestDue,
        backup,
        backup_leaves: env.backupCommand !== null,
        disk_free: disk ? disk.bavail * disk.bsize : null,
        ...troubles,
      };
    }),
  } satisfies CallTable;
}
