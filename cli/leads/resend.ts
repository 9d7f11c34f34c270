/** Sends refused mails again, once the reason has been mended. */
import type { Kysely } from 'kysely';
import type { Database } from '../../server/db/tables.ts';
import { resendParked } from '../../server/notifications/outbox.ts';

/** @param which a lead's id, or `all`. @returns false when there was nothing to send again. */
export async function resendMails(
  db: Kysely<Database>,
  which: string,
  print: (line: string) => void,
): Promise<boolean> {
  const count = await resendParked(db, Date.now(), which === 'all' ? undefined : which);
  if (count === 0) {
    print(which === 'all' ? 'No mail was refused.' : 'This lead has no refused mail.');
    return false;
  }
  print(`${count} ${count === 1 ? 'mail goes' : 'mails go'} out again within a minute.`);
  return true;
}
