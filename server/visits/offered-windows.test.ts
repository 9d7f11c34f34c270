import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ContactSubmission } from '../../domain/lead/contact-submission.ts';
import {
  momentsOf,
  offeredWindows,
  spotsOf,
  type VisitRules,
  type VisitWindow,
  windowKey,
} from '../../domain/visits/visit-windows.ts';
import { inTransaction } from '../database/database.ts';
import type { LeadRow } from '../database/tables.ts';
import { saveSubmission } from '../leads/service.ts';
import { findLead } from '../leads/store/leads.ts';
import { fixtureAreas } from '../testing/fixture-site.ts';
import { createTestDatabase, newSubmission } from '../testing/test-server.ts';
import { askForVisit, bookForOffice, readChoice, readOpenWindows } from './service.ts';

/** `07:15`. */
const anyTime = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '15', '30', '45'))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`);
const windows = fc.uniqueArray(anyTime, { maxLength: 8 }).map((times) => {
  const sorted = [...times].sort();
  return sorted.flatMap((from, index) =>
    index % 2 === 0 && sorted[index + 1] ? [`${from}-${sorted[index + 1]}`] : [],
  );
});

/** Days of clock changes and a leap day may be closed. */
const anyRules: fc.Arbitrary<VisitRules> = fc.record({
  windows: fc.record({
    monday: windows,
    tuesday: windows,
    wednesday: windows,
    thursday: windows,
    friday: windows,
    saturday: windows,
    sunday: windows,
  }),
  spots: fc.integer({ min: 1, max: 4 }),
  area_spots: fc.dictionary(fc.constantFrom('richmond', 'coast'), fc.integer({ min: 0, max: 4 })),
  hours_ahead: fc.integer({ min: 0, max: 72 }),
  days_ahead: fc.integer({ min: 1, max: 10 }),
  closed: fc.array(fc.constantFrom('2026-03-08', '2026-11-01', '2028-02-29')),
  booking: fc.constantFrom('request' as const, 'instant' as const),
  change_hours: fc.integer({ min: 0, max: 48 }),
  zone: fc.constantFrom('America/New_York', 'UTC', 'Australia/Lord_Howe', 'Asia/Kathmandu'),
} satisfies { [Key in keyof VisitRules]?: fc.Arbitrary<VisitRules[Key]> });

/** ms since the epoch, in the two weeks around a clock change or a leap day. */
const anyNow = fc
  .constantFrom('2026-02-20', '2026-03-07', '2026-10-20', '2028-02-20')
  .chain((day) =>
    fc.integer({ min: 0, max: 15 * 24 * 60 }).map((minute) => Date.parse(day) + minute * 60_000),
  );

/** Of the open windows the first, the last and so many between. */
const BETWEEN = 3;

test('for any settings every window that a lone visitor is offered is in time, in order, on an open day, and can be booked', async () => {
  const database = await createTestDatabase('sqlite');
  const { db } = database;
  const submission = v.parse(ContactSubmission, newSubmission({ address: 'ZIP: 23220' }));
  const { submission_id } = submission;
  const notifications = { messageIdDomain: 'x.example', receivers: [], remindAt: () => null };
  await saveSubmission(submission, { db, now: 0, notifications });
  const lead = (await findLead(db, submission_id)) as LeadRow;
  const forget = async () => {
    for (const table of ['visit_spots', 'visits', 'outbox'] as const)
      await db.deleteFrom(table).execute();
  };
  let booked = 0;

  await fc.assert(
    fc.asyncProperty(anyRules, anyNow, fc.nat(), async (rules: VisitRules, now, pick) => {
      const messages = { messageIdDomain: 'x.example' };
      const context = { db, rules, areas: fixtureAreas, messages, linkKey: 'key', now };
      await forget();
      const { open } = (await readChoice(submission_id, context)) ?? { open: [] };
      // The page of open days offers the same to who has sent nothing yet.
      const before = await readOpenWindows({ zip: '23220', service: 'Ant control' }, context);
      expect(before.open).toEqual(open);
      const begins = open.map((window) => momentsOf(rules.zone, window).from);
      expect([...begins].sort((a, b) => a - b)).toEqual(begins);
      const ask = { area: 'richmond', service: 'Ant control' };
      const isPicked = (_: VisitWindow, index: number) =>
        index === 0 || index === open.length - 1 || (index + pick) % open.length < BETWEEN;
      for (const window of open.filter(isPicked)) {
        const { from, to } = momentsOf(rules.zone, window);
        expect(to).toBeGreaterThanOrEqual(from);
        expect(from).toBeGreaterThanOrEqual(now + rules.hours_ahead * 3_600_000);
        expect(rules.closed).not.toContain(window.day);
        // With all but one spot taken it is still open; with the last one gone it is not.
        const isOpen = (count: number) =>
          offeredWindows(rules, ask, new Map([[windowKey(window), count]]), now)
            .map(windowKey)
            .includes(windowKey(window));
        const spots = spotsOf(rules, 'richmond');
        expect([isOpen(spots - 1), isOpen(spots)]).toEqual([true, false]);
        await forget();
        const asked = await askForVisit(submission_id, [window], context);
        const visit =
          rules.booking === 'instant'
            ? asked
            : await inTransaction(db, (within) =>
                bookForOffice(lead, submission_id, { window }, { ...context, db: within }),
              );
        expect(visit).toMatchObject({ state: 'booked', seat: 1, ...window });
        booked += 1;
      }
    }),
    { numRuns: 40 },
  );
  expect(booked).toBeGreaterThan(20);
  await database.remove();
}, 60_000);
