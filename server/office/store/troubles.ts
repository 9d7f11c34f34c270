/** Messages that have not arrived, by kind and reason. */
import type { Kysely } from 'kysely';
import type { ServerHealth } from '../../../domain/office/numbers-api.ts';
import type { Database } from '../../database/tables.ts';

/** Mails and calls that were refused for good, and those that wait for another attempt. */
export async function readTroubles(
  db: Kysely<Database>,
): Promise<Pick<ServerHealth, 'dead_letters' | 'retried'>> {
  const rows = await db
    .selectFrom('outbox')
    .select((column) => [
      'state',
      'kind',
      'last_error as error',
      column.fn.countAll<number>().as('count'),
    ])
    .where('state', 'in', ['dead_letter', 'pending'])
    .where((is) => is.or([is('state', '=', 'dead_letter'), is('last_error', 'is not', null)]))
    .groupBy(['state', 'kind', 'last_error'])
    .orderBy('kind')
    .execute();
  const of = (wanted: string) =>
    rows
      .filter(({ state }) => state === wanted)
      .map(({ kind, error, count }) => ({ kind, error, count: Number(count) }));
  return { dead_letters: of('dead_letter'), retried: of('pending') };
}
