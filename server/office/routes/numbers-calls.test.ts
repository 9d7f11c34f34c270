import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NumbersRow } from '../../../domain/office/numbers-api.ts';
import { type Caller, startTestOffice, type TestOffice } from '../../testing/office-client.ts';
import { describeOnBoth } from '../../testing/test-server.ts';

describeOnBoth('the screen Numbers', (kind) => {
  let office: TestOffice;
  let caller: Caller;
  beforeAll(async () => {
    office = await startTestOffice(kind);
    caller = await office.signIn('ann@fixture.example');
  });
  afterAll(() => office.close());

  const rows = async (weeks: string) =>
    (await caller.get(`/numbers?weeks=${weeks}`)).body.rows as NumbersRow[];
  /** A request that came at this moment. */
  const leadAt = async (at: string, changes: Record<string, unknown> = {}) => {
    office.clock.now = Date.parse(at);
    return office.arrivedLead(changes);
  };

  test('counts requests by week, source, territory and service, with booked and lost', async () => {
    const ants = { service_needed: 'Ants', territory: 'richmond', source: 'homepage-hero' };
    const booked = await leadAt('2026-11-10T15:00:00Z', ants);
    const won = await leadAt('2026-11-11T15:00:00Z', { ...ants, service_needed: ' Ants ' });
    const lost = await leadAt('2026-11-12T15:00:00Z', ants);
    const spam = await leadAt('2026-11-12T15:00:00Z', ants);
    const replaced = await leadAt('2026-11-12T16:00:00Z', { service_needed: 'Mice' });
    await leadAt('2026-11-17T15:00:00Z', { ...ants, replaces: replaced });
    await caller.act(booked, { type: 'status', status: 'booked' });
    await caller.act(won, { type: 'status', status: 'won' });
    await caller.act(lost, { type: 'status', status: 'lost', lost_reason: 'price' });
    await caller.act(spam, { type: 'status', status: 'spam' });
    const { db } = office.server.database;
    await db
      .updateTable('contact_submissions')
      .set({ quarantine_reason: 'test' })
      .where('submission_id', '=', await office.lead({ ...ants, service_needed: 'Rats' }))
      .execute();

    const group = { source: 'homepage-hero', territory: 'richmond', service: 'Ants' };
    expect(await rows('4')).toEqual([
      { week: '2026-11-16', ...group, requests: 1, booked: 0, lost: 0 },
      { week: '2026-11-09', ...group, requests: 3, booked: 2, lost: 1 },
    ]);
  });

  test('a week begins on Monday at midnight of the company, also after a change of the clock', async () => {
    // In Virginia the clock changed on November 1: Monday the 2nd begins at 5:00 UTC, Monday October 26 at 4:00.
    const at = async (moment: string, service_needed: string) => {
      await leadAt(moment, { service_needed });
    };
    await at('2026-10-26T03:59:59Z', 'Sunday before');
    await at('2026-10-26T04:00:00Z', 'first of the week');
    await at('2026-11-02T04:59:59Z', 'last of the week');
    await at('2026-11-02T05:00:00Z', 'Monday after');
    office.clock.now = Date.parse('2026-11-17T15:00:00Z');
    const week = new Map((await rows('13')).map((row) => [row.service, row.week]));
    expect(week.get('Sunday before')).toBe('2026-10-19');
    expect(week.get('first of the week')).toBe('2026-10-26');
    expect(week.get('last of the week')).toBe('2026-10-26');
    expect(week.get('Monday after')).toBe('2026-11-02');
    expect((await rows('4')).map((row) => row.service)).not.toContain('Sunday before');
  });
});
