/** What the office reads from its server, by the key under which it is stored. */
import { type InfiniteData, QueryCache, QueryClient, queryOptions } from '@tanstack/react-query';
import type { LeadDetail } from '../../domain/office/acts-api.ts';
import type { LeadSummary } from '../../domain/office/leads-api.ts';
import type { SessionAnswer } from '../../domain/office/sign-in-api.ts';
import { forgetActs } from '../acts/act-queue.ts';
import {
  type AnswerTo,
  type Input,
  problemIn,
  type Route,
  readOffice,
  requestOf,
} from './call-office.ts';
import { forgetAnswers, readOfficeOrStored } from './stored-answers.ts';

export type LeadList = AnswerTo<'GET /leads'>;

export const SESSION_KEY = ['session'];
export const LEADS_KEY = ['leads'];
const leadKey = (id: string) => ['lead', id];

export const queries = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      if (problemIn(error).code === 'not-signed-in' && query.queryKey !== SESSION_KEY)
        void endSession();
    },
  }),
  defaultOptions: {
    queries: {
      // Calls fail by themselves without a connection, and some then have an answer of before.
      networkMode: 'always',
      staleTime: 20_000,
      retry: (failures, error) =>
        failures < 2 && ['no-connection', 'unavailable'].includes(problemIn(error).code),
      retryDelay: (failures) => 500 * 2 ** failures,
    },
  },
});

export const sessionQuery = queryOptions({
  queryKey: SESSION_KEY,
  queryFn: async ({ signal }) => {
    const session = await readOfficeOrStored('GET /session', {}, signal);
    void forgetActs(session.person?.person_id ?? null);
    if (!session.person) {
      // It has ended while this page was open.
      if (queries.getQueryData<SessionAnswer>(SESSION_KEY)?.person) void endSession();
      else void forgetAnswers();
    }
    return session;
  },
  staleTime: 5 * 60_000,
});

export const leadQuery = (id: string) =>
  queryOptions({
    queryKey: leadKey(id),
    queryFn: ({ signal }) =>
      readOfficeOrStored('GET /leads/:submission_id', { submission_id: id }, signal),
  });

/** The answer of a call that reads, by what is asked. */
export const routeQuery = <R extends Route & `GET ${string}`>(
  route: R,
  ...[input, options]: Input<R>
) =>
  queryOptions({
    queryKey: ['path', requestOf(route, input).path],
    queryFn: ({ signal }) => readOffice(route, ...([input, { signal, ...options }] as Input<R>)),
  });

/** How the server is doing: what is wrong is named within a minute. */
export const healthQuery = { ...routeQuery('GET /health'), refetchInterval: 60_000 };

/** The newest that is known of a lead, into every list and the lead itself. What is older changes nothing. */
export function noteLead(lead: LeadSummary): void {
  queries.setQueryData<LeadDetail>(leadKey(lead.submission_id), (detail) =>
    detail && detail.lead.event_id <= lead.event_id ? { ...detail, lead } : detail,
  );
  queries.setQueriesData<InfiniteData<LeadList>>({ queryKey: LEADS_KEY }, (data) => {
    if (!data) return data;
    const renew = (leads: LeadSummary[]) =>
      leads.map((one) =>
        one.submission_id === lead.submission_id && one.event_id <= lead.event_id ? lead : one,
      );
    return {
      ...data,
      pages: data.pages.map((page) => ({
        ...page,
        call_next: renew(page.call_next),
        leads: renew(page.leads),
      })),
    };
  });
}

/** Which leads a list holds may have changed, and so has the history of this one. */
export function readAgain(submissionId?: string): void {
  for (const queryKey of [LEADS_KEY, submissionId ? leadKey(submissionId) : ['lead']]) {
    // A first answer that is under way was asked for before the change: by itself the library waits for it, and asks no more.
    void queries.cancelQueries({ queryKey }).then(() => queries.invalidateQueries({ queryKey }));
  }
}

export function forgetLead(submissionId: string): void {
  queries.removeQueries({ queryKey: leadKey(submissionId) });
  readAgain();
}

/**
 * The session is over: nothing of what it showed stays on the device, and no act that was not sent; the sign-in screen says how many.
 * It comes last: who sees it may put the phone away.
 */
export async function endSession(): Promise<void> {
  // What is under way would be stored after the rest is forgotten, and a session that was asked for before would be back.
  await queries.cancelQueries();
  await forgetAnswers();
  await forgetActs(null);
  queries.setQueryData<SessionAnswer>(SESSION_KEY, (session) =>
    session ? { ...session, person: null, people: [], fresh_until: null } : session,
  );
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey !== SESSION_KEY });
}
