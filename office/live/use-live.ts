import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { sendStoredActs } from '../acts/use-acts.ts';
import { noteServerTime } from '../api/call-office.ts';
import { newsQuery, readAgain } from '../api/queries.ts';
import { useSession } from '../session/session.tsx';

/** Polls whether anything changed, reads again when it did, and sends stored acts once there is a connection. */
export function useLive(): void {
  const { person_id } = useSession().person;
  const { data, isSuccess, refetch } = useQuery(newsQuery);
  const newest = useRef<number>(undefined);
  useEffect(() => {
    if (!data) return;
    noteServerTime(data.now);
    if (newest.current !== undefined && newest.current !== data.event_id) readAgain();
    newest.current = data.event_id;
  }, [data]);
  // Also after the connection was lost.
  useEffect(() => {
    if (isSuccess) void sendStoredActs(person_id).then(() => readAgain());
  }, [isSuccess, person_id]);
  useEffect(() => {
    const look = () => void refetch();
    addEventListener('online', look);
    addEventListener('offline', look);
    return () => {
      removeEventListener('online', look);
      removeEventListener('offline', look);
    };
  }, [refetch]);
}
