/** /office/api: the state of the server, and what to do about each alarm. */
import { ALARMS, alarmsOf } from '../../domain/alarms/alarms.ts';
import { type CallTable, reads } from '../office/calls/calls.ts';
import type { OfficeContext } from '../office/calls/office-context.ts';
import { readTroubles, type Trouble } from './alarm-store.ts';
import { readFacts } from './service/check-alarms.ts';

export function healthCalls({ db, env, readiness, visits }: OfficeContext) {
  const startedAt = Date.now() - process.uptime() * 1000;
  return {
    'GET /health': reads({ access: 'person' }, async ({ now }) => {
      const [{ states }, facts, troubles] = await Promise.all([
        readiness(),
        readFacts({ env, db, visits, startedAt }, now),
        readTroubles(db),
      ]);
      const isMailServerDown = troubles.retried.some(isOfMailServer);
      return {
        now,
        /** Result of each check (server/health): `ok`, or what is wrong. */
        checks: states,
        alarms: alarmsOf({ ...facts, isMailServerDown }).map((alarm) => ({
          alarm,
          says: ALARMS[alarm].says(),
          todo: (alarm === 'backup' ? facts.backup.failure : null) ?? ALARMS[alarm].todo(),
        })),
        /** When the newest backup was made; null = never. */
        backup_at: facts.backup.made_at,
        /** True if backups are copied to another machine (BACKUP_COMMAND). */
        backup_leaves: env.backupCommand !== null,
        /** Free bytes; null = unknown. */
        disk_free: facts.diskFreeBytes,
        ...troubles,
      };
    }),
  } satisfies CallTable;
}

/** True for failed connections and refused logins; false for mail that the server asked to retry later. */
const isOfMailServer = ({ kind, error }: Trouble) =>
  !/webhook$|^push$/.test(kind) &&
  /^(EAUTH|ECONNECTION|ETIMEDOUT|ECONNREFUSED|ESOCKET|EDNS)/.test(error ?? '');
