/** /office/api: what has to be done now and then. Most of it is the owner's. */

import { spawn } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import * as m from '#messages';
import {
  type BackupList,
  type DeadLetters,
  Erase,
  EraseFind,
  type EraseFound,
  JOB_KINDS,
  type LastJob,
  Resend,
} from '../../../domain/office/jobs-api.ts';
import { addAuditEntry } from '../../activity/store/audit.ts';
import { backupsFolder, backupTime, bytesIn } from '../../backup/service/write-backup.ts';
import { inTransaction } from '../../database/database.ts';
import { readWanted } from '../../erasure/service.ts';
import { readWordings } from '../../leads/store/consent-wordings.ts';
import { readDeadLetters, resendDeadLetters } from '../../outbox/store.ts';
import { excerptOf } from '../store/lead-summaries.ts';
import type { Calls } from './calls.ts';
import type { OfficeContext } from './context.ts';
import { type Refusal, refuse } from './problems.ts';

/** Refused mails of one answer. */
const MOST_LETTERS = 200;
const Nothing = v.strictObject({});

const person = { access: 'person' } as const;
const owner = { access: 'owner' } as const;

/** Mails, webhook calls and pushes that were refused for good. */
export function deadLetterCalls(calls: Calls, context: OfficeContext): void {
  const { db } = context;

  calls.add('GET /dead-letters', person, async (): Promise<DeadLetters> => {
    const rows = await readDeadLetters(db, MOST_LETTERS);
    return {
      letters: rows.map(({ first_name, last_error, ...row }) => ({
        ...row,
        receiver: row.kind.endsWith('webhook') ? row.receiver : null,
        name: first_name,
        error: last_error,
      })),
    };
  });
  calls.change(
    'POST /dead-letters/resend',
    { ...person, body: Resend },
    async ({ body, session, now }) => {
      const only = body.ids === 'all' ? null : { ids: body.ids };
      const result = await inTransaction(db, async (transaction) => {
        const resent = await resendDeadLetters(transaction, now, only);
        const recorded = await addAuditEntry(transaction, {
          at: now,
          person: session.person,
          what: 'dead-letters.resend',
          detail: String(resent),
        });
        return { recorded, answer: { resent } };
      });
      context.wakeOutbox();
      return result;
    },
  );
}

export function eraseCalls(calls: Calls, { jobs }: OfficeContext): void {
  calls.add('POST /erase/find', { ...owner, body: EraseFind }, async ({ body }) => {
    const wanted = readWanted(body.who);
    if (!wanted) return refuse('invalid', [{ field: 'who', message: WHO }]);
    const { people, near, signups } = await jobs.findPeople(wanted);
    const lead = (one: (typeof people)[number][number]) => ({
      submission_id: one.submission_id,
      name: one.first_name,
      phone: one.phone,
      email: one.email,
      received_at: one.created_at,
      excerpt: excerptOf(one.description),
    });
    const found: EraseFound = {
      people: people.map((leads) => leads.map(lead).sort((a, b) => a.received_at - b.received_at)),
      near: near.map((one) => ({ lead: lead(one.lead), reasons: one.reasons })),
      signups,
    };
    return found;
  });
  calls.change(
    'POST /erase',
    { ...owner, fresh: true, body: Erase },
    async ({ reply, body, session, now }) => {
      const wanted = body.who ? readWanted(body.who) : null;
      const { person_id, name } = session.person;
      const by = { person_id, name };
      const order = {
        kind: 'erase',
        // A name alone may be somebody else's: of it, only what was ticked.
        wanted: wanted && !('name' in wanted) ? wanted : null,
        ids: body.ids,
        by,
      } as const;
      const started = await jobs.start(order, { by, now });
      if (!started) return refuse('job-running');
      reply.code(202);
      return { recorded: started.recorded, answer: started.job };
    },
  );
}

export function backupCalls(calls: Calls, context: OfficeContext): void {
  const { db, env, jobs } = context;

  calls.add('GET /jobs/:kind', owner, async ({ params }): Promise<LastJob | Refusal> => {
    const kind = JOB_KINDS.find((one) => one === params.kind);
    return kind ? { job: await jobs.last(kind) } : refuse('not-found');
  });
  calls.add('GET /backups', owner, async (): Promise<BackupList> => {
    const folder = backupsFolder(env);
    const names = (await readdir(folder).catch(() => [])).filter(
      (name) => backupTime(name) !== null,
    );
    const backups = await Promise.all(
      names.map(async (name) => ({
        name,
        bytes: await bytesIn(join(folder, name)).catch(() => 0),
        created_at: backupTime(name) ?? 0,
      })),
    );
    return { backups: backups.sort((a, b) => b.created_at - a.created_at), days: env.backupDays };
  });
  calls.change(
    'POST /backups',
    { ...owner, body: Nothing, limit: [6, 3600] },
    async ({ reply, session, now }) => {
      const started = await jobs.start({ kind: 'backup' }, { by: session.person, now });
      const running = started?.job ?? (await jobs.last('backup'));
      if (running?.state !== 'running') return refuse('job-running');
      reply.code(202);
      return { recorded: started?.recorded ?? null, answer: running };
    },
  );
  calls.add(
    'GET /backups/:name',
    { ...owner, fresh: true },
    async ({ params, reply, session, now }) => {
      const { name = '' } = params;
      const folder = backupsFolder(env);
      // What stands in the address names one that there is, and nothing else.
      const known: string[] = await readdir(folder).catch(() => []);
      if (!known.includes(name) || backupTime(name) === null) return refuse('not-found');
      await inTransaction(db, (transaction) =>
        addAuditEntry(transaction, {
          at: now,
          person: session.person,
          what: 'backup.download',
          detail: name,
        }),
      );
      const tar = spawn('tar', ['-C', folder, '-cf', '-', '--', name], {
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      tar.once('error', (error) => tar.stdout.destroy(error));
      tar.once('close', (code) => {
        if (code !== 0) tar.stdout.destroy(new Error(`tar ended with ${code}`));
      });
      reply
        .type('application/x-tar')
        .header('content-disposition', `attachment; filename="${name}.tar"`)
        .send(tar.stdout);
      return undefined;
    },
  );
}

/** What the launch check finds, and every wording that visitors agreed to. */
export function checkCalls(calls: Calls, context: OfficeContext): void {
  const { db, jobs } = context;

  calls.add('GET /launch-check', { ...owner, limit: [20, 300] }, async () => ({
    findings: await jobs.checkLaunch(),
  }));
  calls.add('GET /consents', person, async () => ({ wordings: await readWordings(db) }));
}

const WHO = m.office_erase_please_enter_an_e_mail_a_phone();
