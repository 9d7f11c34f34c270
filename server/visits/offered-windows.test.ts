import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ContactSubmission } from '../../domain/lead/contact-submission.ts';
import { anyNow, anyRules } from '../../domain/visits/testing/any-rules.ts';
import type { VisitRules, VisitWindow } from '../../domain/visits/visit-windows.ts';
import { inTransaction } from '../database/database.ts';
import type { LeadRow } from '../database/tables.ts';
import { saveSubmission } from '../leads/service.ts';
import { findLead } from '../leads/store/leads.ts';
import { fixtureAreas } from '../testing/fixture-site.ts';
import { createTestDatabase, newSubmission } from '../testing/test-server.ts';
import { askForVisit, bookForOffice, readChoice, readOpenWindows } from './service/visits.ts';

/** Of the open windows the first, the last and so many between. */
const BETWEEN = 3;

test('for any settings every window that a lone visitor is offered can be booked, by both ways', async () => {
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
      const context = { db, rules, areas: fixtureAreas, messages, now };
      await forget();
      const { open } = (await readChoice(submission_id, null, context)) ?? { open: [] };
      // The page of open days offers the same to who has sent nothing yet.
      const before = await readOpenWindows({ zip: '23220', service: 'Ant control' }, context);
      expect(before.open).toEqual(open);
      const isPicked = (_: VisitWindow, index: number) =>
        index === 0 || index === open.length - 1 || (index + pick) % open.length < BETWEEN;
      for (const window of open.filter(isPicked)) {
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
