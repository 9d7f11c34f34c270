/** A newsletter to many subscribers through a real SMTP server, while the server that sends it is killed again and again. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Insertable } from 'kysely';
import { openDatabase } from '../../server/database/database.ts';
import { rowInserter } from '../../server/database/insert-rows.ts';
import type { NewsletterSignupsTable } from '../../server/database/tables.ts';
import { mailboxHash } from '../../server/mail/store.ts';
import { createDraft, scheduleMailing } from '../../server/mailings/service.ts';
import { findMailing } from '../../server/mailings/store.ts';
import { addressHash } from '../../server/newsletter/store/address-hash.ts';
import { invitePerson } from '../../server/office/store/people.ts';
import { startMailServer } from '../../server/testing/mail-server.ts';
import { startReplica } from './replica.ts';

/** Shares of the mails after which the server is killed; 0 = while it writes the rows of the outbox. */
const KILLS = [0, 0.25, 0.5, 0.75];
const LONGEST_MS = 15 * 60_000;

const insertSignups = rowInserter((db, rows: Insertable<NewsletterSignupsTable>[]) =>
  db.insertInto('newsletter_signups').values(rows),
);

/** Each subscriber gets it; of each kill at most the one under way twice. @returns what went wrong, in words */
export async function sendMailingUnderKills(isShort: boolean): Promise<string[]> {
  const subscribers = isShort ? 200 : 5000;
  const kills = isShort ? KILLS.slice(0, 2) : KILLS;
  const began = performance.now();
  const dataDir = mkdtempSync(join(tmpdir(), 'mailing-'));
  const mail = await startMailServer();
  const database = openDatabase({ dataDir, databaseUrl: null, migrationDatabaseUrl: null });
  await database.migrate();
  const { db } = database;
  await insertSignups(db, signups(subscribers));
  await invitePerson(
    db,
    { email: 'owner@generated.example', role: 'owner' },
    { actor: null, now: Date.now() },
  );
  const by = { db, now: Date.now(), person: null };
  const draft = await createDraft(
    {
      ...{ subject: 'Generated', preview: '', markdown: '# Generated' },
      ...{ subject_es: '', preview_es: '', markdown_es: '' },
    },
    by,
  );
  await scheduleMailing(draft.mailing_id, { updated_at: draft.updated_at, at: null }, by);
  const replica = await startReplica({
    DATA_DIR: dataDir,
    SMTP_URL: mail.url,
    NEWSLETTER_PER_MINUTE: '6000',
  });
  const until = async (isSo: () => Promise<boolean> | boolean, what: string) => {
    while (!(await isSo())) {
      if (performance.now() - began > LONGEST_MS) throw new Error(`waited too long for: ${what}`);
      await wait(10);
    }
  };
  try {
    for (const share of kills) {
      if (share === 0) await until(async () => (await countRows()) > 0, 'the first rows');
      else await until(() => mail.received.length >= share * subscribers, `${share} of the mails`);
      await replica.killAndRestart();
    }
    // What a killed server had under way is taken over when its lease is over.
    await until(
      async () => (await findMailing(db, draft.mailing_id))?.state === 'sent',
      'the end of the mailing',
    );
    const times = new Map<string, number>();
    for (const address of mail.received.flatMap(({ to }) => to))
      times.set(address, (times.get(address) ?? 0) + 1);
    const missing = signups(subscribers).filter(({ email }) => !times.has(email)).length;
    const repeated = [...times.values()].filter((count) => count > 1).length;
    const mailing = await findMailing(db, draft.mailing_id);
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    console.log(`
a newsletter to ${subscribers} subscribers: ${mail.received.length} mails, ${kills.length} times SIGKILL, ${seconds} s
  missing ${missing}, repeated ${repeated}, written down as sent ${mailing?.sent}`);
    return [
      ...(missing > 0 ? [`${missing} subscribers got no mail`] : []),
      ...(mail.received.length - times.size > kills.length ? [`${repeated} got it again`] : []),
      ...(mailing?.sent === subscribers ? [] : [`${mailing?.sent} are written down as sent`]),
    ];
  } finally {
    replica.kill();
    await database.close();
    await mail.close();
    rmSync(dataDir, { recursive: true, force: true });
  }

  async function countRows(): Promise<number> {
    const { count } = await db
      .selectFrom('outbox')
      .select((column) => column.fn.countAll<number>().as('count'))
      .where('kind', '=', 'mailing')
      .executeTakeFirstOrThrow();
    return Number(count);
  }
}

function signups(count: number): Insertable<NewsletterSignupsTable>[] {
  return Array.from({ length: count }, (_, index) => ({
    email: `generated-${index}@generated.example`,
    source_page: 'import',
    submission_id: null,
    quarantine_reason: null,
    consent: null,
    language: 'en',
    address_hash: addressHash(`generated-${index}@generated.example`),
    mailbox_hash: mailboxHash(`generated-${index}@generated.example`),
    created_at: index,
  }));
}
