import { type InfiniteData, useQuery } from '@tanstack/react-query';
import type { LeadList } from '../../domain/office/leads-api.ts';
import { listQueryKey } from '../leads/list-query.ts';

/** What waits, as the inbox said last; null = it has not answered yet. */
export function useCounts(): LeadList['counts'] | null {
  const { data } = useQuery<InfiniteData<LeadList>>({ queryKey: listQueryKey({}), enabled: false });
  return data?.pages[0]?.counts ?? null;
}
