/** /office/api: the inbox, one lead, acts, pictures. */
import type { ContactSubmission } from '../../../domain/lead/contact-submission.ts';
import { addressOf, CALLER_SOURCE } from '../../../domain/lead/submission-fields.ts';
import { SentAct } from '../../../domain/office/acts-api.ts';
import { CallerRequest, LeadQuery } from '../../../domain/office/leads-api.ts';
import { inOrder, lastNumber } from '../../activity/store/counters.ts';
import { saveOrCorrect, saveSubmission } from '../../leads/lead-service.ts';
import { leadsCsv } from '../../leads/messages/lead-csv.ts';
import { storedLeadRecord } from '../../leads/messages/lead-record.ts';
import { readLeadsSince, visitsOfLeadsSince } from '../../leads/store/lead-list.ts';
import { type CallTable, changes, owner, person, reads } from '../calls/calls.ts';
import type { OfficeContext } from '../calls/office-context.ts';
import { refuse } from '../calls/refusals.ts';
import { actIdOf } from '../messages/mail-links.ts';
import { type ActRefusal, type TakenAct, takeAct, takeWithin } from '../service/acts.ts';
import { readInbox } from '../store/inbox.ts';
import { addToInbox } from '../store/inbox-entries.ts';
import { readDetail, readLead, readPicture } from '../store/lead-detail.ts';

export function leadCalls(context: OfficeContext) {
  const { db, areas, site, notifications } = context;

  return {
    'GET /leads': reads({ ...person, query: LeadQuery }, async ({ query, session, now }) =>
      readInbox(query, { db, areas, now, personId: session.person.person_id }),
    ),
    'GET /leads/:submission_id': reads(
      person,
      async ({ params }) =>
        (await readDetail(db, params.submission_id ?? '', areas)) ?? refuse('not-found'),
    ),
    'GET /leads/:submission_id/pictures/:position': reads(person, async ({ params, reply }) => {
      const { submission_id = '', position = '' } = params;
      if (!/^\d{1,2}$/.test(position)) return refuse('not-found');
      const picture = await readPicture(db, submission_id, Number(position));
      if (!picture) return refuse('not-found');
      reply.type('image/jpeg').send(picture);
      return undefined;
    }),
    'POST /leads/:submission_id/acts': changes(
      { ...person, body: SentAct },
      async ({ params, body, session, now }) => {
        const submissionId = (params.submission_id ?? '').toLowerCase();
        const { person_id, name } = session.person;
        if (body.made_by !== person_id) return refuse('another-person');
        const taken = await takeAct(submissionId, body.act, {
          db,
          site,
          notifications,
          now,
          person: { person_id, name },
        });
        if (typeof taken === 'string') return refuse(taken);
        const { row, recorded } = taken;
        // Sends the mails of a released lead.
        if (row.type === 'release') context.wakeOutbox();
        const lead = await readLead(db, submissionId, areas);
        return lead ? { recorded, answer: { lead } } : refuse('not-found');
      },
    ),
    'POST /leads': changes({ ...person, body: CallerRequest }, async ({ body, session, now }) => {
      const { submission_id, name: first_name, zip, ...said } = body;
      const submission = {
        ...said,
        ...{
          submission_id,
          first_name,
          last_name: '' as const,
          urgency: 'standard' as const,
          page: '',
        },
        address: addressOf(zip),
        source: CALLER_SOURCE,
      };
      const { person_id, name } = session.person;
      let taken = null as TakenAct | ActRefusal | null;
      const save = (one: ContactSubmission) =>
        inOrder(db, 'event', async (transaction) => {
          const within = { db: transaction, site, notifications, now };
          const outcome = await saveSubmission(one, { ...within, isFromOffice: true });
          if (outcome === 'conflict') return outcome;
          await addToInbox(transaction, one.submission_id, within);
          // The user who writes it down is on the phone with the visitor.
          const act_id = actIdOf(`caller ${one.submission_id}`);
          const act = { act_id, type: 'status', status: 'contacted' } as const;
          const person = { person_id, name };
          taken = await takeWithin(one.submission_id, act, { ...within, person });
          return outcome;
        });
      // A changed retry after a lost answer is a correction.
      const { submission: saved } = await saveOrCorrect(submission, db, save);
      if (taken === null) return refuse('conflict');
      if (typeof taken === 'string') return refuse(taken);
      context.wakeOutbox();
      const answer = { submission_id: saved.submission_id };
      return { recorded: taken.recorded, answer };
    }),
    // A POST, because the audit log records who exported the list.
    'POST /leads/export': changes(
      { ...owner, fresh: true, limit: [30, 3600] },
      async ({ audited }) => {
        let csv = '';
        const recorded = await audited('leads.export', async (transaction) => {
          const leads = await readLeadsSince(transaction, 0);
          const visits = Map.groupBy(
            await visitsOfLeadsSince(transaction, 0),
            ({ submission_id }) => submission_id,
          );
          csv = leadsCsv(
            leads.map((lead) => ({
              ...storedLeadRecord(lead, areas),
              visits: visits.get(lead.submission_id) ?? [],
            })),
          );
          return String(leads.length);
        });
        return { recorded, answer: { csv } };
      },
    ),
    // Polled by every open screen: another number means that something changed.
    'GET /leads/news': reads(person, async ({ now }) => ({
      event_id: await lastNumber(db, 'event'),
      now,
    })),
  } satisfies CallTable;
}
