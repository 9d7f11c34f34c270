/** Queues and sends sign-in links and invitations. */
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Site } from '../../../domain/content/site-schema.ts';
import { fromJson } from '../../database/json.ts';
import type { Database, OutboxRow, SignInPayload } from '../../database/tables.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { mailOfRow } from '../../mail/message.ts';
import { rendered } from '../../outbox/outbox-channel.ts';
import { insertNewOutboxRows, outboxRow } from '../../outbox/outbox-store.ts';
import { renderSignInMail } from '../messages/sign-in-mail.ts';
import { createLink, forgetLink } from '../store/people.ts';

/** @param domain of its Message-ID */
export async function queueSignInMail(
  db: Kysely<Database>,
  payload: SignInPayload,
  { domain, now }: { domain: string; now: number },
): Promise<void> {
  const message = { kind: 'sign_in', submissionId: randomUUID(), payload, now } as const;
  await insertNewOutboxRows(db, [outboxRow({ ...message, messageIdDomain: domain })]);
}

/** Looks up the user here, where no client waits, so that response times reveal nothing. */
export async function deliverSignIn(
  row: OutboxRow<'sign_in'>,
  {
    db,
    mailer,
    site,
    siteUrl,
  }: {
    db: Kysely<Database>;
    mailer: Pick<Mailer, 'send'>;
    site: Site;
    siteUrl: string;
  },
): Promise<'sent' | 'suppressed'> {
  const payload = rendered(() => fromJson(row.payload));
  const link = await createLink(db, payload.email, Date.now());
  if (!link) return 'suppressed';
  const { kind, token } = link;
  try {
    const mail = rendered(() => renderSignInMail({ ...payload, kind }, token, { site, siteUrl }));
    await mailer.send(mailOfRow(row, mail));
  } catch (error) {
    await forgetLink(db, token);
    throw error;
  }
  return 'sent';
}
