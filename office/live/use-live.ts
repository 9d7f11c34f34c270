import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { sendStoredActs } from '../acts/use-acts.ts';
import { noteServerTime } from '../api/call-office.ts';
import { newsQuery, readAgain } from '../api/queries.ts';
import { useSession } from '../session/session.tsx';

/** Polls for the number of the newest change, reads again after one, and sends stored acts while there is a connection. */
export function useLive(): void {
  const { person_id } = useSession().person;
  const { data, dataUpdatedAt, isError } = useQuery(newsQuery);
  const newest = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each answer
  useEffect(() => {
    if (!data) return;
    noteServerTime(data.now);
    if (newest.current !== undefined && newest.current !== data.event_id) readAgain();
    newest.current = data.event_id;
    void sendStoredActs(person_id);
  }, [dataUpdatedAt, person_id]);
  useEffect(() => {
    // Everything is read again once there is a connection.
    if (isError) newest.current = Number.NaN;
  }, [isError]);
}
