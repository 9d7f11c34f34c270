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

test('the state of a lead after an act stands in every list', () => {
  const state = (status: string) => ({ submission_id: 'one', status }) as LeadSummary;
  const pages = (status: string) => [{ call_next: [state(status)], leads: [state(status)] }];
  queries.setQueryData(LEADS_KEY, { pages: pages('new') });
  noteLead(state('won'));
  expect(queries.getQueryData(LEADS_KEY)).toEqual({ pages: pages('won') });
});
