/** Paged lists of leads. */
import { infiniteQueryOptions } from '@tanstack/react-query';
import { type InputTo, readOffice } from '../api/call-office.ts';
import { LEADS_KEY } from '../api/queries.ts';
import { readOfficeOrStored } from '../api/stored-answers.ts';

/** Filters of a list, by their names in the URL. */
const FILTERS = ['view', 'status', 'assigned_to', 'q'] as const;
export type Filters = Partial<Record<(typeof FILTERS)[number], string>>;

export function filtersIn(params: URLSearchParams): Filters {
  return Object.fromEntries(
    FILTERS.flatMap((name) => {
      const value = params.get(name)?.trim();
      return value ? [[name, value]] : [];
    }),
  );
}

/** Changed parameters of the URL. @param value empty removes the parameter */
export function withParam(params: URLSearchParams, name: string, value: string): URLSearchParams {
  const changed = new URLSearchParams(params);
  if (value) changed.set(name, value);
  else changed.delete(name);
  return changed;
}

export const listQueryKey = (filters: Filters) => [...LEADS_KEY, filters];

export const listQuery = (filters: Filters) =>
  infiniteQueryOptions({
    queryKey: listQueryKey(filters),
    queryFn: ({ pageParam, signal }) => {
      const asked = { ...filters, ...(pageParam && { after: pageParam }) } as InputTo<'GET /leads'>;
      // The inbox itself is stored on the device; searches are not.
      return Object.keys(asked).length === 0
        ? readOfficeOrStored('GET /leads', asked, signal)
        : readOffice('GET /leads', asked, { signal });
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  });
