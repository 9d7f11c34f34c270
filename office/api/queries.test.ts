import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { queries, readAgain } from './queries.ts';

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
