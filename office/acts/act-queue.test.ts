import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Act, SentAct } from '../../domain/office/acts-api.ts';
import {
  discarded,
  dropAct,
  forgetActs,
  sendActs,
  storeAct,
  storedActs,
  waitingOf,
} from './act-queue.ts';

const MARIA = { person_id: 'maria', name: 'Maria' };
const BEN = { person_id: 'ben', name: 'Ben' };
const note = (act_id: string): Act => ({ act_id, type: 'note', text: act_id });

/** What the server was sent, and what it answers: 200 unless an act is named here. */
let sent: SentAct[];
let refusals: Record<string, { status: number; code: string; detail: string }>;

beforeEach(() => {
  sent = [];
  refusals = {};
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const one = JSON.parse(body) as SentAct;
    sent.push(one);
    const refusal = refusals[one.act.act_id];
    return new Response(JSON.stringify(refusal ?? { act: {}, lead: {} }), {
      status: refusal?.status ?? 200,
    });
  });
});
afterEach(async () => {
  await forgetActs(null);
  discarded.set(0);
  vi.unstubAllGlobals();
});

test('only the acts of who is signed in are sent, under their name', async () => {
  await storeAct(note('1'), 'lead', MARIA, 0);
  await storeAct(note('2'), 'lead', BEN, 0);
  expect(await sendActs('ben')).toBeNull();
  expect(sent).toEqual([{ made_by: 'ben', act: note('2') }]);
  expect(storedActs.read()).toMatchObject([{ by: MARIA }]);
});

test('a refused act stays with its reason and is not sent again, until it is dismissed', async () => {
  refusals = { 1: { status: 409, code: 'too-late', detail: 'It can’t be taken back any more.' } };
  await storeAct(note('1'), 'lead', MARIA, 0);
  await storeAct(note('2'), 'lead', MARIA, 0);
  expect(await sendActs('maria')).toBeNull();
  expect(await sendActs('maria')).toBeNull();
  expect(sent.map(({ act }) => act.act_id)).toEqual(['1', '2']);
  expect(storedActs.read()).toMatchObject([
    { act: note('1'), refusal: 'It can’t be taken back any more.' },
  ]);
  expect(waitingOf(storedActs.read(), 'maria')).toEqual([]);
  expect(await dropAct('1')).toBe(true);
  expect(storedActs.read()).toEqual([]);
});

test('an act that another user’s session was refused for waits, and so do later ones', async () => {
  refusals = { 1: { status: 403, code: 'another-person', detail: 'Somebody else’s.' } };
  await storeAct(note('1'), 'lead', MARIA, 0);
  await storeAct(note('2'), 'lead', MARIA, 0);
  expect(await sendActs('maria')).toMatchObject({ code: 'another-person' });
  expect(waitingOf(storedActs.read(), 'maria')).toHaveLength(2);
});

test('what others have left is deleted; at the end of a session everything is, and counted', async () => {
  await storeAct(note('1'), 'lead', MARIA, 0);
  await storeAct(note('2'), 'lead', BEN, 0);
  await forgetActs('ben');
  expect(storedActs.read()).toMatchObject([{ by: BEN }]);
  expect(discarded.read()).toBe(0);
  await forgetActs(null);
  expect(storedActs.read()).toEqual([]);
  expect(discarded.read()).toBe(1);
});
