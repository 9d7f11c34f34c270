import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { LeadEvent } from '../../domain/office/acts-api.ts';
import { sendStoredActs } from '../acts/use-acts.ts';
import {
  endSession,
  forgetLead,
  noteLead,
  queries,
  readAgain,
  sessionQuery,
} from '../api/queries.ts';
import { listQuery } from '../leads/list-query.ts';
import { createStore } from '../parts/store.ts';
import { useSession } from '../session/session.tsx';
import { followEvents, type LiveState } from './follow-events.ts';

export const liveState = createStore<LiveState>('connecting');
/** Announcement of a new request, for screen readers. */
export const arrival = createStore('');

/** Shows other users' acts and new requests as they happen, and sends queued acts. */
export function useLive(): void {
  const { person_id } = useSession().person;
  const inbox = useInfiniteQuery(listQuery({}));
  const eventId = inbox.data?.pages[0]?.event_id;
  const isRead = eventId !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the connection itself follows later events
  useEffect(() => {
    if (!isRead) return;
    return followEvents(eventId, {
      onLead,
      onReload: () => readAgain(),
      onSignedOut: endSession,
      onState(state) {
        const was = liveState.read();
        liveState.set(state);
        if (state === 'live') {
          void sendStoredActs(person_id);
          if (was === 'reconnecting') readAgain();
        }
        // An ended session refuses the event stream without a reason; a call gives one.
        if (state === 'reconnecting')
          void queries.fetchQuery({ ...sessionQuery, staleTime: 0 }).catch(() => {});
      },
    });
  }, [isRead, person_id]);
}

function onLead({ what, lead, submission_id }: LeadEvent): void {
  if (what === 'erased' || !lead) {
    forgetLead(submission_id);
    return;
  }
  noteLead(lead);
  readAgain(submission_id);
  if (what !== 'acted')
    arrival.set(
      [`New request: ${lead.name}`, lead.service_needed, lead.area].filter(Boolean).join(', '),
    );
}
