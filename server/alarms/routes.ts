/** /office/api: how the server is doing, and what to do about it. */
import { ALARMS, alarmsOf } from '../../domain/alarms/alarms.ts';
import { type CallTable, reads } from '../office/calls/calls.ts';
import type { OfficeContext } from '../office/calls/context.ts';
import { readFacts } from './service/check-alarms.ts';
import { readTroubles, type Trouble } from './store.ts';

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
        /** By check (server/health/service.ts): `ok`, or what is wrong. */
        checks: states,
        alarms: alarmsOf({ ...facts, isMailServerDown }).map((alarm) => ({
          alarm,
          says: ALARMS[alarm].says(),
          todo: (alarm === 'backup' ? facts.backup.failure : null) ?? ALARMS[alarm].todo(),
        })),
        /** When the newest backup was made; null = never. */
        backup_at: facts.backup.made_at,
        /** Whether backups are taken to another machine (BACKUP_COMMAND). */
        backup_leaves: env.backupCommand !== null,
        /** Bytes; null = nobody can tell. */
        disk_free: facts.diskFreeBytes,
        ...troubles,
      };
    }),
  } satisfies CallTable;
}

/** Codes of a connection that fails or a login that is refused; a mail that is asked to come later is none of them. */
const isOfMailServer = ({ kind, error }: Trouble) =>
  !/webhook$|^push$/.test(kind) &&
  /^(EAUTH|ECONNECTION|ETIMEDOUT|ECONNREFUSED|ESOCKET|EDNS)/.test(error ?? '');
