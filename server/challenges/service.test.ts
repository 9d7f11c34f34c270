import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  type DatabaseKind,
  describeOnBoth,
  newSubmission,
  startTestServer,
  type TestDatabase,
  type TestServer,
} from '../testing/test-server.ts';
import { ATTEMPTS } from './service.ts';

type Signed = Challenge & { signature: string };

const SECRET = { CHALLENGE_SECRET: 'a secret of sixteen characters' };
const HOUR = 60 * 60_000;
/** Four points without a proof of work, one too few. */
const BORDERLINE = { description: 'We are a web design company and have ants. www.us.example' };

let server: TestServer;
afterEach(() => void vi.useRealTimers());

const start = (kind: DatabaseKind, database?: TestDatabase) =>
  startTestServer(kind, { env: SECRET, now: () => Date.now(), ...(database && { database }) });

describeOnBoth('proof of work', (kind) => {
  let replica: TestServer;
  beforeAll(async () => {
    server = await start(kind);
    replica = await start(kind, { ...server.database, remove: async () => {} });
  });
  afterAll(async () => {
    await replica.close();
    await server.close();
  });

  test('a solution is taken, by any replica, and what is suspicious without one is quarantined', async () => {
    expect(await send({ challenge_solution: text(await solved()) }, replica)).toBeNull();
    expect(await send({})).toBe('sales offer, no proof of work, links');
  });

  test('one solution counts for one submission, however often that is sent', async () => {
    const challenge_solution = text(await solved());
    const submission = newSubmission({ ...BORDERLINE, challenge_solution });
    const statuses = await Promise.all(
      [server, replica, server].map(
        async (to) => (await to.post('/api/contact-submissions', submission)).statusCode,
      ),
    );
    expect(statuses.sort()).toEqual([200, 200, 201]);
    expect(await reasonOf(submission.submission_id)).toBeNull();
    expect(await send({ challenge_solution }, replica)).toContain('no proof of work');
  });

  test('an hour later it has expired, and what was used is forgotten', async () => {
    const challenge_solution = text(await solved());
    vi.useFakeTimers({ now: Date.now() + HOUR + 120_000, toFake: ['Date'] });
    expect(await send({ challenge_solution })).toContain('no proof of work');
    expect(await send({ challenge_solution: text(await solved()) })).toBeNull();
    vi.useRealTimers();
    const used = server.database.db.selectFrom('challenge_solutions').selectAll();
    expect(await used.execute()).toHaveLength(1);
  });

  test('while the table cannot be read, proofs of work are not required', async () => {
    const challenge_solution = text(await solved());
    const { db } = server.database;
    await db.schema.alterTable('challenge_solutions').renameTo('elsewhere').execute();
    expect(await send({ challenge_solution })).toBeNull();
    await db.schema.alterTable('elsewhere').renameTo('challenge_solutions').execute();
    expect(server.log.join('')).toContain('solutions could not be looked up');
  });
});

describe('what is none', () => {
  beforeAll(async () => {
    server = await start('sqlite');
  });
  afterAll(() => server.close());

  test.each<[string, () => Promise<unknown>]>([
    ['words', async () => 'solved'],
    ['a number', async () => 42],
    ['far too much', async () => 'x'.repeat(50_000)],
    ['JSON of something else', async () => text({ challenge: {} })],
    [
      'a wrong key',
      async () => {
        const { challenge, solution } = await solved();
        return text({ challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } });
      },
    ],
    [
      'an easier challenge',
      async () => {
        const { parameters, signature } = await challenge();
        const easy = { ...parameters, cost: 1, keyPrefix: '00' };
        return text(await solved({ parameters: easy, signature }));
      },
    ],
    [
      'a challenge that never expires',
      async () => {
        const { challenge, solution } = await solved();
        const parameters = { ...challenge.parameters, expiresAt: 9e9 };
        return text({ challenge: { ...challenge, parameters }, solution });
      },
    ],
  ])('%s is none, and no reason to refuse a lead', async (_name, make) => {
    expect(await send({ challenge_solution: await make() })).toContain('no proof of work');
  });
});

test('without the setting nothing is asked for and nothing counts', async () => {
  const server = await startTestServer('sqlite');
  expect((await server.app.inject('/api/challenge')).statusCode).toBe(204);
  await server.post('/api/contact-submissions', newSubmission(BORDERLINE));
  const leads = server.database.db.selectFrom('contact_submissions').select('quarantine_reason');
  expect(await leads.execute()).toEqual([{ quarantine_reason: null }]);
  await server.close();
});

const challenge = async () => (await server.app.inject('/api/challenge')).json<Signed>();

async function solved(asked?: Signed) {
  const given = asked ?? (await challenge());
  const solution = await solveChallenge({
    challenge: given,
    deriveKey,
    counterStart: ATTEMPTS.fewest,
  });
  return { challenge: given, solution };
}

const text = (solution: object) => Buffer.from(JSON.stringify(solution)).toString('base64');

/** @returns why it was quarantined, or null. */
async function send(lead: object, to = server): Promise<string | null> {
  const submission = newSubmission({ ...BORDERLINE, ...lead });
  const { statusCode } = await to.post('/api/contact-submissions', submission);
  expect(statusCode).toBe(201);
  return reasonOf(submission.submission_id);
}

async function reasonOf(id: string): Promise<string | null> {
  const lead = server.database.db
    .selectFrom('contact_submissions')
    .select('quarantine_reason')
    .where('submission_id', '=', id);
  return (await lead.executeTakeFirstOrThrow()).quarantine_reason;
}
