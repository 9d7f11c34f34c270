/** /office/api: the table of the screen Numbers. */
import { NumbersQuery } from '../../../domain/office/numbers-api.ts';
import { type CallTable, person, reads } from '../calls/calls.ts';
import type { OfficeContext } from '../calls/office-context.ts';
import { readNumbers } from '../store/numbers.ts';

export function numbersCalls(context: OfficeContext) {
  const { db, site } = context;
  return {
    'GET /numbers': reads(
      { ...person, query: NumbersQuery, limit: [60, 60] },
      async ({ query, now }) => ({
        rows: await readNumbers(db, {
          timeZone: site.contact.time_zone,
          now,
          weeks: Number(query.weeks),
        }),
      }),
    ),
  } satisfies CallTable;
}
