import { expect, test } from 'vitest';
import { databaseForEachTest, describeOnBoth } from '../../testing/test-server.ts';
import {
  changePerson,
  createLink,
  findByEmail,
  invitePerson,
  readPeople,
  removePerson,
} from './people.ts';

const ROUNDS = 12;
const now = Date.parse('2026-11-17T15:00:00Z');
const by = { actor: null, now };

describeOnBoth('people of the office', (kind) => {
  const database = databaseForEachTest(kind);
  const owners = async () => {
    const people = await readPeople(database.db);
    return people.filter((one) => one.role === 'owner' && one.joined_at !== null);
  };
  const invite = (email: string, role?: 'owner' | 'office') =>
    invitePerson(database.db, { email, ...(role && { role }) }, by);
  const join = async (email: string) => {
    await invite(email, 'owner');
    await database.db
      .updateTable('office_people')
      .set({ role: 'owner', joined_at: now })
      .where('email', '=', email)
      .execute();
    const person = await findByEmail(database.db, email);
    if (!person) throw new Error(`${email} is not there`);
    return person.person_id;
  };

  test('an owner is left, whatever two owners press at once', async () => {
    const { db } = database;
    const demote = (id: string) => changePerson(db, id, { role: 'office' }, by);
    const remove = (id: string) => removePerson(db, id, by);
    for (let round = 0; round < ROUNDS; round++) {
      // Both are there again, as owners.
      const [first, second] = [await join('a@fixture.example'), await join('b@fixture.example')];
      const [one, other] = [round & 1 ? demote : remove, round & 2 ? demote : remove];
      await Promise.all([one(first), other(second), one(second), other(first)]);
      expect(await owners()).not.toEqual([]);
    }
  });

  test('of several who are invited at once into an empty office, one is its owner', async () => {
    const emails = Array.from({ length: 8 }, (_, nth) => `p${nth}@fixture.example`);
    // The connections are there before.
    await Promise.all(emails.map(() => readPeople(database.db)));
    await Promise.all(emails.map((email) => invite(email, 'office')));
    const roles = (await readPeople(database.db)).map(({ role }) => role);
    expect(roles.filter((role) => role === 'owner')).toHaveLength(1);
    expect(roles).toHaveLength(8);
  });

  test('a second invitation keeps the role', async () => {
    for (const [email, role, other] of [
      ['owner@fixture.example', 'owner', 'office'],
      ['mia@fixture.example', 'office', 'owner'],
    ] as const) {
      await invite(email, role);
      expect(await invite(email, other)).toMatchObject({ person: { role } });
    }
  });

  test('while there is no owner, a second invitation makes an owner', async () => {
    await invite('owner@fixture.example');
    await invite('mia@fixture.example');
    const owner = await findByEmail(database.db, 'owner@fixture.example');
    await removePerson(database.db, owner?.person_id ?? '', { ...by, force: true });
    expect(await invite('mia@fixture.example')).toMatchObject({ person: { role: 'owner' } });
  });

  test('a mailbox gets a few links, however many ask for however many spellings at once', async () => {
    await join('olive.berg@gmail.com');
    await join('oliveberg+office@gmail.com');
    const spellings = ['olive.berg@gmail.com', 'oliveberg+office@gmail.com'];
    const ask = (at: number) =>
      Promise.all(
        Array.from({ length: 30 }, (_, nth) =>
          createLink(database.db, spellings[nth % 2] ?? '', at),
        ),
      );
    expect((await ask(now)).filter(Boolean)).toHaveLength(4);
    expect((await ask(now + 5 * 60_000)).filter(Boolean)).toHaveLength(4);
  });
});
