/** /office/api: the visits of a request, and those of a day. */
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { addDays } from '../../../domain/hours/office-hours.ts';
import { typedZip } from '../../../domain/lead/submission-fields.ts';
import { Uuid } from '../../../domain/office/fields.ts';
import { OFFICE_LIMITS } from '../../../domain/office/protocol.ts';
import {
  BookVisit,
  DayQuery,
  type OfficeVisit,
  VisitOutcome,
} from '../../../domain/office/visits-api.ts';
import { VISIT_PATHS } from '../../../domain/visits/visit-paths.ts';
import {
  askOfLead,
  hasWindows,
  NO_AREA,
  type VisitRules,
  windowOf,
} from '../../../domain/visits/visit-windows.ts';
import { addAuditEntry } from '../../activity/store/audit.ts';
import { inOrder } from '../../activity/store/counters.ts';
import { inTransaction } from '../../database/database.ts';
import { fromJson } from '../../database/json.ts';
import type { Database, LeadRow, VisitRow } from '../../database/tables.ts';
import { findLead } from '../../leads/store/stored-leads.ts';
import { type CallTable, changes, owner, person, reads } from '../../office/calls/calls.ts';
import type { OfficeContext } from '../../office/calls/office-context.ts';
import { refuse } from '../../office/calls/refusals.ts';
import { takeWithin, visitAct } from '../../office/service/acts.ts';
import { feedKey, linkKey, replaceFeedKey } from '../../office/store/office-keys.ts';
import { findOfficeLead } from '../../office/store/office-leads.ts';
import type { Session } from '../../office/store/sessions.ts';
import {
  bookForOffice,
  finishVisit,
  refusalOf,
  type SavedVisit,
  troubledVisits,
  troublesOf,
  type VisitWithin,
} from '../visit-service.ts';
import { askedVisits, openWindows, visitsOfDays, visitsOfLead } from '../visit-store.ts';

export function visitCalls(context: OfficeContext) {
  const { db, areas, notifications, visits } = context;

  const feedOf = (key: string | null) => ({
    url: key && `${context.siteUrl}${VISIT_PATHS.feed}/${key}.ics`,
  });

  /** Changes visits of a request and records each as an act, in one transaction. */
  async function change(
    params: Record<string, string>,
    { session, now }: { session: Session; now: number },
    work: (lead: LeadRow, visitId: string, within: VisitWithin) => Promise<SavedVisit[]>,
  ) {
    const { submission_id = '' } = params;
    const visitId = v.safeParse(Uuid, params.visit_id);
    if (!visits || !visitId.success) return refuse('not-found');
    const rules = visits();
    const signing = await linkKey(db);
    const { person_id, name } = session.person;
    try {
      const taken = await inOrder(db, 'event', async (transaction) => {
        const lead = await findLead(transaction, submission_id);
        const office = lead && (await findOfficeLead(transaction, submission_id));
        // A quarantined lead must be released first.
        if (!lead || !office || lead.quarantine_reason !== null) return null;
        const visits = await work(lead, visitId.output, {
          db: transaction,
          rules,
          areas,
          messages: notifications,
          linkKey: signing,
          now,
        });
        const acting = { ...context, db: transaction, now, person: { person_id, name } };
        let noted: Awaited<ReturnType<typeof takeWithin>> | null = null;
        for (const visit of visits)
          noted = await takeWithin(
            submission_id,
            visitAct({ ...visit, booked: windowOf(visit) }),
            acting,
          );
        return noted;
      });
      const answer = taken && (await readLeadVisits(db, submission_id, rules, now));
      if (!answer) return refuse('not-found');
      if (typeof taken === 'string') return refuse(taken);
      context.wakeOutbox();
      return { recorded: taken.recorded, answer };
    } catch (error) {
      const refusal = refusalOf(error);
      if (!refusal) throw error;
      if (refusal === 'no-window')
        return refuse('invalid', [
          {
            field: 'window',
            message: 'Choose a time that ends after it begins, at most two years from now.',
          },
        ]);
      return refuse(refusal === 'full' ? 'full' : 'conflict');
    }
  }

  async function readLeadVisits(
    database: Kysely<Database>,
    submissionId: string,
    settings: VisitRules,
    now: number,
  ) {
    const lead = await findLead(database, submissionId);
    if (!lead) return null;
    const area = askOfLead(lead, areas).area ?? NO_AREA;
    // The office may book any service, without notice.
    const { services: _services, ...all } = settings;
    const rules = { ...all, hours_ahead: 0 };
    return {
      visits: (await visitsOfLead(database, submissionId)).map((row) => visitOf(row, settings)),
      open: await openWindows(database, rules, { area, service: '' }, now),
    };
  }

  async function readDays(day: string, days: number, settings: VisitRules, now: number) {
    const rows = await visitsOfDays(db, day, addDays(day, days - 1));
    return {
      visits: rows.map(({ first_name, phone, address, service_needed, ...visit }) => ({
        ...visitOf(visit, settings),
        ...{ name: first_name, phone, service_needed, zip: typedZip(address) },
        area: areas.find(({ id }) => id === visit.area)?.short_label ?? null,
      })),
      asked: (await askedVisits(db, OFFICE_LIMITS.page)).map(({ submission_id, first_name }) => ({
        submission_id,
        name: first_name,
      })),
      troubled: (await troubledVisits(db, settings, now))
        .slice(0, OFFICE_LIMITS.page)
        .map((visit) => ({
          submission_id: visit.submission_id,
          name: visit.first_name,
          booked: windowOf(visit),
        })),
    };
  }

  return {
    'GET /visits': reads({ ...person, query: DayQuery }, async ({ query, now }) =>
      visits ? readDays(query.day, Number(query.days), visits(), now) : refuse('not-found'),
    ),
    'GET /leads/:submission_id/visits': reads(
      person,
      async ({ params, now }) =>
        (visits && (await readLeadVisits(db, params.submission_id ?? '', visits(), now))) ??
        refuse('not-found'),
    ),
    'GET /visits/feed': reads(owner, async () =>
      visits ? feedOf(await feedKey(db)) : refuse('not-found'),
    ),
    'POST /visits/feed': changes(owner, async ({ session, now }) =>
      visits
        ? inTransaction(db, async (transaction) => ({
            recorded: await addAuditEntry(transaction, {
              ...{ at: now, person: session.person, what: 'visits.feed' },
            }),
            answer: feedOf(await replaceFeedKey(transaction)),
          }))
        : refuse('not-found'),
    ),
    'POST /leads/:submission_id/visits/:visit_id': changes(
      { ...person, body: BookVisit },
      ({ params, body, session, now }) =>
        change(params, { session, now }, async (lead, visitId, within) => [
          await bookForOffice(lead, visitId, body, within),
        ]),
    ),
    'POST /leads/:submission_id/visits/:visit_id/outcome': changes(
      { ...person, body: VisitOutcome },
      ({ params, body, session, now }) =>
        change(params, { session, now }, async (lead, visitId, within) => {
          const { next, ...outcome } = body;
          const finished = await finishVisit(lead, visitId, outcome, within);
          return next
            ? [finished, await bookForOffice(lead, next.visit_id, next, within)]
            : [finished];
        }),
    ),
  } satisfies CallTable;
}

function visitOf(row: VisitRow, rules: VisitRules): OfficeVisit {
  const { visit_id, submission_id, state, wishes, over, reason, done } = row;
  return {
    ...{ visit_id, submission_id, state, reason, done },
    wishes: fromJson(wishes),
    booked: windowOf(row),
    ...troublesOf(row, rules),
    // Without windows no visit takes a spot.
    is_extra: over === 1 && hasWindows(rules),
  };
}
