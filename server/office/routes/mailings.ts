/** /office/api: the newsletter, and the mail that asks a customer for a review. */
import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import * as v from 'valibot';
import { loadLanguages, loadMailingStarters } from '../../../content-loader/load.ts';
import type { Language } from '../../../domain/language/language.ts';
import {
  type Mailing,
  MailingChange,
  type MailingDetail,
  type MailingList,
  MailingSend,
  MailingWords,
  PreviewQuery,
} from '../../../domain/office/mailings-api.ts';
import { ReviewRequest } from '../../../domain/office/review-api.ts';
import { inLanguage } from '../../../messages/language.ts';
import { addAuditEntry } from '../../activity/store/audit.ts';
import { inTransaction } from '../../database/database.ts';
import type { Database, MailingRow, OfficePersonRow } from '../../database/tables.ts';
import { letterIn, mailingHtml, mailingText } from '../../mailings/messages.ts';
import {
  createDraft,
  type MailingRefusal,
  queueTest,
  saveDraft,
  scheduleMailing,
  stopMailing,
} from '../../mailings/service.ts';
import {
  countRefusals,
  deleteDraft,
  findMailing,
  readCounts,
  readMailings,
} from '../../mailings/store.ts';
import { newsletterLink } from '../../newsletter/messages.ts';
import { readSubscribers } from '../../newsletter/store/subscribers.ts';
import { askForReview, reviewRequestState } from '../../review-requests/service.ts';
import type { Calls, Changed } from './calls.ts';
import type { OfficeContext } from './context.ts';
import { type Refusal, refuse } from './problems.ts';

const person = { access: 'person' } as const;
const owner = { access: 'owner' } as const;
const Nothing = v.strictObject({});

/** Of the preview: its own styles, and nothing else. The frame allows no script and no link. */
const PREVIEW_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox";

export function mailingCalls(calls: Calls, context: OfficeContext): void {
  const { db, site, siteUrl, env, notifications } = context;
  const subscribers = async () => (await readSubscribers(db, site.newsletter_confirm)).counts;
  const answer = async (row: MailingRow | MailingRefusal): Promise<Mailing | Refusal> =>
    typeof row === 'string' ? refuse(row) : toMailing(row);
  const toMailing = async (row: MailingRow): Promise<Mailing> => {
    const { mailing_id, subject, preview, markdown, state, send_at, started_at, finished_at } = row;
    const { subject_es, preview_es, markdown_es } = row;
    return {
      ...{ mailing_id, subject, preview, markdown, state, send_at, started_at, finished_at },
      ...{ subject_es, preview_es, markdown_es },
      updated_at: row.updated_at,
      who: row.who,
      counts: await readCounts(db, row),
    };
  };

  calls.add('GET /mailings', person, async (): Promise<MailingList> => {
    const [rows, counts, refused] = await Promise.all([
      readMailings(db),
      subscribers(),
      countRefusals(db),
    ]);
    const mailings = await Promise.all(rows.map(toMailing));
    return {
      mailings: mailings.map(({ markdown: _, markdown_es: __, ...rest }) => rest),
      subscribers: counts.subscribed,
      in_spanish: counts.spanish,
      unconfirmed: counts.unconfirmed,
      suppressed: counts.unsubscribed,
      refused,
      per_minute: env.newsletterPerMinute,
      starters: startersInAllLanguages(),
    };
  });
  calls.add('POST /mailings', { ...person, body: MailingWords }, async ({ body, session, now }) =>
    toMailing(await createDraft(body, { db, now, who: session.person.name })),
  );
  calls.add('GET /mailings/:mailing_id', person, async ({ params }) => {
    const row = await findMailing(db, params.mailing_id ?? '');
    if (!row) return refuse('not-found');
    const { subscribed, spanish } = await subscribers();
    const textIn = (language: Language) =>
      inLanguage(language, () =>
        mailingText(letterIn(language, row), sampleLink(siteUrl), { site, siteUrl }),
      );
    const detail: MailingDetail = {
      mailing: await toMailing(row),
      text: textIn('en'),
      text_es: loadLanguages().includes('es') || spanish > 0 ? textIn('es') : '',
      subscribers: subscribed,
      in_spanish: spanish,
    };
    return detail;
  });
  calls.add(
    'GET /mailings/:mailing_id/preview',
    { ...person, query: PreviewQuery },
    async ({ params, query, reply }) => {
      const row = await findMailing(db, params.mailing_id ?? '');
      if (!row) return refuse('not-found');
      const letter = letterIn(query.language, row);
      reply
        .header('content-security-policy', PREVIEW_POLICY)
        .type('text/html; charset=utf-8')
        .send(
          inLanguage(query.language, () =>
            mailingHtml(letter, sampleLink(siteUrl), { site, siteUrl }, query.look),
          ),
        );
      return undefined;
    },
  );
  calls.add(
    'PUT /mailings/:mailing_id',
    { ...person, body: MailingChange },
    async ({ params, body, session, now }) =>
      answer(await saveDraft(params.mailing_id ?? '', body, { db, now, who: session.person.name })),
  );
  calls.change('DELETE /mailings/:mailing_id', person, async ({ params, session, now }) => {
    const { mailing_id = '' } = params;
    const recorded = await inTransaction(db, async (transaction) =>
      (await deleteDraft(transaction, mailing_id))
        ? addAuditEntry(transaction, {
            at: now,
            person: session.person,
            what: 'mailing.delete',
            about: mailing_id,
          })
        : null,
    );
    return recorded ? { recorded, answer: null } : refuse('not-found');
  });
  calls.add(
    'POST /mailings/:mailing_id/test',
    { ...person, body: Nothing, limit: [30, 3600] },
    async ({ params, session, now, reply }) => {
      const row = await findMailing(db, params.mailing_id ?? '');
      if (!row) return refuse('not-found');
      const { messageIdDomain } = notifications;
      await queueTest(row, session.person.email, { db, now, messageIdDomain });
      context.wakeOutbox();
      reply.code(202);
      return {};
    },
  );
  calls.change(
    'POST /mailings/:mailing_id/send',
    { ...owner, fresh: true, body: MailingSend },
    ({ params, body, session, now }) =>
      changeMailing('mailing.send', { person: session.person, now }, (changer) =>
        scheduleMailing(params.mailing_id ?? '', body, changer),
      ),
  );
  calls.change(
    'POST /mailings/:mailing_id/stop',
    { ...owner, body: Nothing },
    ({ params, session, now }) =>
      changeMailing('mailing.stop', { person: session.person, now }, (changer) =>
        stopMailing(params.mailing_id ?? '', changer),
      ),
  );

  /** Changes a newsletter and records it. */
  async function changeMailing(
    what: string,
    { person: who, now }: { person: OfficePersonRow; now: number },
    change: (changer: {
      db: Transaction<Database>;
      now: number;
      who: string;
    }) => Promise<MailingRow | MailingRefusal>,
  ): Promise<Changed | Refusal> {
    const changed = await inTransaction(db, async (transaction) => {
      const row = await change({ db: transaction, now, who: who.name });
      if (typeof row === 'string') return row;
      const about = row.mailing_id;
      const recorded = await addAuditEntry(transaction, { at: now, person: who, what, about });
      return { row, recorded };
    });
    if (typeof changed === 'string') return refuse(changed);
    return { recorded: changed.recorded, answer: await toMailing(changed.row) };
  }
}

export function reviewRequestCalls(calls: Calls, context: OfficeContext): void {
  const { db, site, notifications } = context;
  calls.add(
    'GET /leads/:submission_id/review-request',
    person,
    async ({ params }) =>
      (await reviewRequestState(params.submission_id ?? '', { db, site })) ?? refuse('not-found'),
  );
  calls.change(
    'POST /leads/:submission_id/review-request',
    { ...person, body: ReviewRequest },
    async ({ params, session, now }) => {
      const { messageIdDomain } = notifications;
      const { person_id, name } = session.person;
      const asked = await askForReview(
        params.submission_id ?? '',
        { person_id, name },
        { db, site, now, messageIdDomain },
      );
      if (!asked) return refuse('not-found');
      if (asked.recorded) context.wakeOutbox();
      return asked;
    },
  );
}

/** The starters, each with its letter in Spanish where the company has one. */
function startersInAllLanguages(): MailingList['starters'] {
  const spanish = loadLanguages().includes('es')
    ? inLanguage('es', () => loadMailingStarters())
    : [];
  return loadMailingStarters().map((starter, index) => ({
    ...starter,
    subject_es: spanish[index]?.subject ?? '',
    preview_es: spanish[index]?.preview ?? '',
    markdown_es: spanish[index]?.markdown ?? '',
  }));
}

/** As long as a real one, and known to nobody. */
const sampleLink = (siteUrl: string) =>
  newsletterLink(siteUrl, 'unsubscribe', randomBytes(24).toString('base64url'));
