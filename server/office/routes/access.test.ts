import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { OFFICE_TABLES } from '../../office-api.ts';
import {
  type Answer,
  type Caller,
  callerForEachTest,
  officeForEachTest,
} from '../../testing/office-client.ts';
import type { Access, CallTable } from '../calls/calls.ts';

/** Who may call what, written down a second time: a call that is added or opened to more people changes this list. */
const EVERYBODY = [
  'GET /session',
  'GET /shown/:link',
  'GET /shown/:link/photos/:name',
  'POST /sign-in/link',
  'POST /sign-in/passkey',
  'POST /sign-in/passkey/options',
  'POST /sign-in/token',
  'POST /sign-in/token/look',
];
const OWNER = [
  'DELETE /people/:person_id',
  'GET /audit',
  'GET /launch',
  'GET /launch/checks',
  'GET /people',
  'GET /people/:person_id/sessions',
  'GET /visits/feed',
  'PATCH /people/:person_id',
  'POST /erase',
  'POST /erase/find',
  'POST /launch/open',
  'POST /leads/export',
  'POST /newsletter/export',
  'POST /people',
  'POST /visits/feed',
  'PUT /settings',
];
const FRESH = [
  'DELETE /passkeys/:passkey_id',
  'DELETE /people/:person_id',
  'DELETE /sessions/:session_id',
  'PATCH /people/:person_id',
  'POST /erase',
  'POST /launch/open',
  'POST /leads/export',
  'POST /passkeys',
  'POST /passkeys/options',
  'POST /people',
  'POST /sessions/end-others',
];

interface NamedCall {
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  access: Access;
  isFresh: boolean;
}

const calls = readCalls();
const named = (filter: (call: NamedCall) => boolean) =>
  calls
    .filter(filter)
    .map(({ name }) => name)
    .sort();

test('the list of who may call what is as it was agreed on', () => {
  expect(named(({ access }) => access === 'everybody')).toEqual(EVERYBODY);
  expect(named(({ access }) => access === 'owner')).toEqual(OWNER);
  expect(named(({ isFresh }) => isFresh)).toEqual(FRESH);
});

describe('each call of the office', () => {
  const office = officeForEachTest('sqlite');
  const owner = callerForEachTest(office, 'owner@fixture.example', 'owner');
  const mia = callerForEachTest(office, 'mia@fixture.example', 'office');

  /** Calls each with made-up ids. @returns the answers that differ from the expected one */
  async function differing(
    some: NamedCall[],
    expected: { status: number; code: string },
    call: (one: NamedCall, path: string) => Promise<Answer>,
  ) {
    const found = [];
    for (const one of some) {
      const { status, body } = await call(
        one,
        one.path.replace(/:\w+/g, () => randomUUID()),
      );
      if (status !== expected.status || body.code !== expected.code)
        found.push([one.name, status, body]);
    }
    return found;
  }
  const as =
    (caller: Caller, headers: Record<string, string | null> = {}) =>
    ({ method }: NamedCall, path: string) =>
      method === 'GET' ? caller.get(path) : caller.send(method, path, {}, headers);

  test('requires a sign-in', async () => {
    const closed = calls.filter(({ access }) => access !== 'everybody');
    expect(
      await differing(closed, { status: 401, code: 'not-signed-in' }, as(office.caller(null))),
    ).toEqual([]);
  });

  test('of owners refuses other users', async () => {
    const owners = calls.filter(({ access }) => access === 'owner');
    expect(await differing(owners, { status: 403, code: 'not-allowed' }, as(mia))).toEqual([]);
  });

  test('that changes something is taken from the office’s own pages only', async () => {
    const changing = calls.filter(({ method }) => method !== 'GET');
    const refused = { status: 403, code: 'foreign-origin' };
    for (const headers of [
      { 'x-office': null },
      { origin: 'https://evil.example' },
      { origin: null },
      { 'sec-fetch-site': 'same-site' },
    ])
      expect(await differing(changing, refused, as(owner, headers))).toEqual([]);
  });

  test('that is sensitive asks again ten minutes after the sign-in', async () => {
    office.clock.now += 10 * 60_000 + 1;
    const sensitive = calls.filter(({ isFresh }) => isFresh);
    expect(await differing(sensitive, { status: 403, code: 'confirm-first' }, as(owner))).toEqual(
      [],
    );
  });

  test('refuses what the database can’t store, and what takes long to read', async () => {
    for (const path of [
      '/leads?q=%00',
      '/leads?q%00=1',
      '/leads/%00',
      `/leads/${'x'.repeat(5000)}`,
    ])
      expect((await mia.get(path)).status, path.slice(0, 20)).toBeGreaterThanOrEqual(400);
    for (const body of [
      '{"name":"a\\u0000b"}',
      '{"deep":{"deeper":["\\u0007"]}}',
      '['.repeat(30_000) + ']'.repeat(30_000),
      `${'{"response":'.repeat(7000)}1${'}'.repeat(7000)}`,
    ]) {
      const { status, body: refusal } = await mia.send('PATCH', '/me', body);
      expect([status, refusal.code]).toEqual([422, 'invalid']);
    }
  });
});

function readCalls(): NamedCall[] {
  // The handlers are not called: what they need is not there.
  const tables = OFFICE_TABLES.map((table): CallTable => table({} as never));
  return tables
    .flatMap((table) => Object.entries(table))
    .map(([name, { rules }]) => {
      const [method, path = ''] = name.split(' ') as [NamedCall['method'], string];
      return { name, method, path, access: rules.access, isFresh: rules.fresh ?? false };
    });
}
