import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import type { LeadSummary } from '../../domain/office/leads-api.ts';
import { LEADS_KEY, noteLead, queries, readAgain } from './queries.ts';

afterEach(() => queries.clear());

test('what changes while a lead is read for the first time is read again', async () => {
  const late = Promise.withResolvers<string>();
  const answers = [() => late.promise, () => Promise.resolve('after the call')];
  const observer = new QueryObserver(queries, {
    queryKey: ['lead', 'one'],
    queryFn: () => answers.shift()?.(),
  });
  const stop = observer.subscribe(() => {});

  readAgain('one');
  late.resolve('before the call');

  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('after the call'));
  stop();
});

test('an older state of a lead, which comes late, changes nothing', () => {
  const state = (event_id: number) => ({ submission_id: 'one', event_id }) as LeadSummary;
  queries.setQueryData(LEADS_KEY, { pages: [{ call_next: [state(2)], leads: [state(2)] }] });
  const known = () => queries.getQueryData(LEADS_KEY);
  noteLead(state(1));
  expect(known()).toEqual({ pages: [{ call_next: [state(2)], leads: [state(2)] }] });
  noteLead(state(3));
  expect(known()).toEqual({ pages: [{ call_next: [state(3)], leads: [state(3)] }] });
});
