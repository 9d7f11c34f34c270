/** /office/api: the newsletter, and the mail that asks a customer for a review. */
import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import * as m from '#messages';
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
  type Refusals,
  TakeBackRefusals,
} from '../../../domain/office/mailings-api.ts';
import { ReviewRequest } from '../../../domain/office/review-api.ts';
import { inLanguage } from '../../../messages/language.ts';
import { addAuditEntry } from '../../activity/store/audit.ts';
import { inTransaction } from '../../database/database.ts';
import type { MailingRow } from '../../database/tables.ts';
import { letterIn, mailingHtml, mailingText, unrenderableField } from '../../mailings/messages.ts';
import {
  type ChangedMailing,
  createDraft,
  deleteDraft,
  type MailingRefusal,
  queueTest,
  saveDraft,
  scheduleMailing,
  stopMailing,
} from '../../mailings/service.ts';
import { findMailing, type ListedMailing, readCounts, readMailings } from '../../mailings/store.ts';
import { newsletterLink } from '../../newsletter/messages.ts';
import { countRefusals, readRefusals, takeBackRefusals } from '../../newsletter/store/refusals.ts';
import { countSubscribers } from '../../newsletter/store/subscribers.ts';
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
  const subscribers = () => countSubscribers(db, site.newsletter_confirm);
  const answer = async (row: MailingRow | MailingRefusal): Promise<Mailing | Refusal> =>
    typeof row === 'string' ? refuse(row) : toMailing(row);
  const changed = async (result: ChangedMailing | MailingRefusal): Promise<Changed | Refusal> =>
    typeof result === 'string'
      ? refuse(result)
      : { recorded: result.recorded, answer: await toMailing(result.row) };
  const toMailing = async (row: MailingRow): Promise<Mailing> => {
    const [listed] = await toListed([row]);
    const { markdown, markdown_es } = row;
    return { ...(listed as Listed), markdown, markdown_es };
  };
  const toListed = async (rows: ListedMailing[]): Promise<Listed[]> => {
    const counts = await readCounts(db, rows);
    return rows.map((row) => {
      const { mailing_id, subject, preview, subject_es, preview_es, state, updated_at, who } = row;
      const { send_at, started_at, finished_at, stopped_because } = row;
      return {
        ...{ mailing_id, subject, preview, subject_es, preview_es, state, updated_at, who },
        ...{ send_at, started_at, finished_at, stopped_because },
        counts: counts.get(mailing_id) as Mailing['counts'],
      };
    });
  };

  calls.add('GET /mailings', person, async (): Promise<MailingList> => {
    const [rows, counts] = await Promise.all([readMailings(db), subscribers()]);
    return {
      mailings: await toListed(rows),
      subscribers: counts.subscribed,
      in_spanish: counts.spanish,
      unconfirmed: counts.unconfirmed,
      suppressed: counts.unsubscribed,
      refused: counts.refused,
      per_minute: env.newsletterPerMinute,
      starters: startersInAllLanguages(),
    };
  });
  calls.add(
    'POST /mailings',
    { ...person, body: MailingWords },
    async ({ body, session, now }) =>
      unrenderable(body) ?? toMailing(await createDraft(body, { db, now, person: session.person })),
  );
  calls.add('GET /mailings/:mailing_id', person, async ({ params }) => {
    const row = await findMailing(db, params.mailing_id ?? '');
    if (!row) return refuse('not-found');
    const { subscribed, spanish } = await subscribers();
    // One that an earlier version has saved is opened to be mended.
    const textIn = (language: Language) =>
      inLanguage(language, () =>
        unrenderableField(row) === null
          ? mailingText(letterIn(language, row), sampleLink(siteUrl), { site, siteUrl })
          : m.office_invalid_the_letter_is_too_deep(),
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
      const refusal = unrenderable(row);
      if (refusal) return refusal;
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
      unrenderable(body) ??
      answer(await saveDraft(params.mailing_id ?? '', body, { db, now, person: session.person })),
  );
  calls.change('DELETE /mailings/:mailing_id', person, async ({ params, session, now }) => {
    const changer = { db, now, person: session.person };
    const recorded = await deleteDraft(params.mailing_id ?? '', changer);
    return recorded ? { recorded, answer: null } : refuse('not-found');
  });
  calls.add(
    'POST /mailings/:mailing_id/test',
    { ...person, body: Nothing, limit: [30, 3600] },
    async ({ params, session, now, reply }) => {
      const row = await findMailing(db, params.mailing_id ?? '');
      if (!row) return refuse('not-found');
      const refusal = unrenderable(row);
      if (refusal) return refusal;
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
    async ({ params, body, session, now }) =>
      changed(
        await scheduleMailing(params.mailing_id ?? '', body, { db, now, person: session.person }),
      ),
  );
  calls.change(
    'POST /mailings/:mailing_id/stop',
    { ...owner, body: Nothing },
    async ({ params, session, now }) =>
      changed(
        await stopMailing(params.mailing_id ?? '', null, { db, now, person: session.person }),
      ),
  );

  const refusals = async (): Promise<Refusals> => ({
    refusals: await readRefusals(db),
    count: await countRefusals(db),
  });
  calls.add('GET /mailing-refusals', owner, refusals);
  calls.change(
    'POST /mailing-refusals/take-back',
    { ...owner, body: TakeBackRefusals },
    async ({ body, session, now }) => {
      const recorded = await inTransaction(db, async (transaction) => {
        const count = await takeBackRefusals(transaction, body.address_hash ?? undefined);
        if (count === 0) return null;
        const what = 'mailing.take-back-refusals';
        const detail = `${count}`;
        return addAuditEntry(transaction, { at: now, person: session.person, what, detail });
      });
      return { recorded, answer: await refusals() };
    },
  );
}

type Listed = MailingList['mailings'][number];

/** Why a letter can't be saved or shown; null = it can. */
function unrenderable(words: Pick<MailingWords, 'markdown' | 'markdown_es'>): Refusal | null {
  const field = unrenderableField(words);
  return (
    field && refuse('invalid', [{ field, message: m.office_invalid_the_letter_is_too_deep() }])
  );
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
