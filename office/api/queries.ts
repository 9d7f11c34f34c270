/** Queries of the office, by cache key. */
import { type InfiniteData, QueryCache, QueryClient, queryOptions } from '@tanstack/react-query';
import type { LeadDetail } from '../../domain/office/acts-api.ts';
import type { LeadSummary } from '../../domain/office/leads-api.ts';
import type { SessionAnswer } from '../../domain/office/sign-in-api.ts';
import { discarded, forgetActs } from '../acts/act-queue.ts';
import {
  type AnswerTo,
  type CallOptions,
  type InputTo,
  problemIn,
  type Route,
  readOffice,
  requestOf,
} from './call-office.ts';
import { forgetAnswers, readOfficeOrStored, storeSession } from './stored-answers.ts';

export type LeadList = AnswerTo<'GET /leads'>;

const SESSION_KEY = ['session'];
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
      // Calls report a missing connection themselves, and some then have a stored answer.
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
      // The session ended while this page was open.
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

/** The query of a reading call, keyed by its input. */
export const routeQuery = <R extends Route & `GET ${string}`>(
  route: R,
  input: InputTo<R>,
  options?: CallOptions,
) =>
  queryOptions({
    queryKey: ['path', requestOf(route, input).path],
    queryFn: ({ signal }) => readOffice(route, input, { signal, ...options }),
  });

/** Number of the newest change. It also tells whether the server can be reached. */
export const newsQuery = {
  ...routeQuery('GET /leads/news', {}),
  refetchInterval: 5000,
  ...{ staleTime: 0, retry: false, refetchOnReconnect: true },
};

/** Server health, polled every minute. */
export const healthQuery = { ...routeQuery('GET /health', {}), refetchInterval: 60_000 };

/** Writes the newest state of a lead into every cached list and the lead itself. */
export function noteLead(lead: LeadSummary): void {
  queries.setQueryData<LeadDetail>(
    leadKey(lead.submission_id),
    (detail) => detail && { ...detail, lead },
  );
  queries.setQueriesData<InfiniteData<LeadList>>({ queryKey: LEADS_KEY }, (data) => {
    if (!data) return data;
    const renew = (leads: LeadSummary[]) =>
      leads.map((one) => (one.submission_id === lead.submission_id ? lead : one));
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

/** Refetches the lists, whose members may have changed, and this lead's history. */
export function readAgain(submissionId?: string): void {
  for (const queryKey of [LEADS_KEY, submissionId ? leadKey(submissionId) : ['lead']]) {
    // Cancels a first fetch that started before the change; otherwise the library would wait for it and not fetch
    // again.
    void queries.cancelQueries({ queryKey }).then(() => queries.invalidateQueries({ queryKey }));
  }
}

/** Stores the answer of a sign-in as the session, also for use without a connection. */
export function enter(session: SessionAnswer): void {
  queries.setQueryData(SESSION_KEY, session);
  discarded.set(0);
  void forgetActs(session.person?.person_id ?? null);
  void storeSession(session);
}

/**
 * Ends the session: deletes everything that it showed and all unsent acts from the device; the sign-in screen says
 * how many. The sign-in screen appears last, because a user who sees it may put the phone away.
 */
export async function endSession(): Promise<void> {
  // A fetch still running would be stored after the deletion and bring the session back.
  await queries.cancelQueries();
  await forgetAnswers();
  await forgetActs(null);
  queries.setQueryData<SessionAnswer>(SESSION_KEY, (session) =>
    session ? { ...session, person: null, people: [] } : session,
  );
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey !== SESSION_KEY });
}
