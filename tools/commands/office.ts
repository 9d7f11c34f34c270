/**
 * Manages the users of /office from the terminal: `npm run office -- invite name@example.com`.
 * Works on SQLite and PostgreSQL, even before the first start of the server.
 */
import { ROLES, type Role } from '../../domain/office/fields.ts';
import { makeFilesPrivate } from '../../server/data-dir/private-files.ts';
import { openDatabase } from '../../server/database/database.ts';
import { type Env, EnvError, readEnv } from '../../server/env.ts';
import { signInLink } from '../../server/office/messages/sign-in-mail.ts';
import {
  createLink,
  findByEmail,
  invitePerson,
  listPeople,
  removePerson,
} from '../../server/office/store/people.ts';
import { explain, type OwnerCommand, runTask } from './owner-command.ts';

const invite: OwnerCommand = {
  usage: 'invite name@example.com [owner|office]',
  purpose:
    'prints a link that works once, within 24 hours; the first person is an owner. To somebody who is in the office: a link to sign in',
  read([word = '', role = 'office', ...more]) {
    const email = readEmail(word);
    if (!email || !isRole(role) || more.length > 0) return null;
    return async ({ db, env, print }) => {
      const now = Date.now();
      const invitation = await invitePerson(db, { email, role }, { actor: null, now });
      if (invitation === 'joined') {
        const link = await createLink(db, email, now);
        if (!link) {
          print(`${email} has had several links lately. Use one of them, or wait ten minutes.`);
          return false;
        }
        print(`${email} uses the office already. This link signs in once, within 10 minutes:`);
        print(signInLink(env.siteUrl, link.token));
        return true;
      }
      print(
        `${email} is invited as ${invitation.person.role}. The link works once, within 24 hours:`,
      );
      print(signInLink(env.siteUrl, invitation.token));
      return true;
    };
  },
};

const people: OwnerCommand = {
  usage: 'people',
  purpose: 'who uses the office',
  read(words) {
    if (words.length > 0) return null;
    return async ({ db, print }) => {
      const { people: all } = await listPeople(db, Date.now());
      for (const { email, name, role, joined, passkeys, sessions } of all) {
        const state = joined ? `${passkeys} passkeys, ${sessions} sessions` : 'invited';
        print([email, name, role, state].filter(Boolean).join('  '));
      }
      if (all.length === 0) print('Nobody yet: npm run office -- invite name@example.com');
      return true;
    };
  },
};

const remove: OwnerCommand = {
  usage: 'remove name@example.com',
  purpose: 'ends all sessions of a person and lets nobody in under this e-mail',
  read([word = '', ...more]) {
    const email = readEmail(word);
    if (!email || more.length > 0) return null;
    return async ({ db, print }) => {
      const person = await findByEmail(db, email);
      if (!person) {
        print('Nobody in the office has this e-mail.');
        return false;
      }
      await removePerson(db, person.person_id, { actor: null, now: Date.now(), force: true });
      print(`${email} is removed.`);
      return true;
    };
  },
};

const COMMANDS: Record<string, OwnerCommand> = { people, invite, remove };

if (import.meta.main) {
  makeFilesPrivate();
  process.exitCode = await runOffice(process.argv.slice(2), console.log);
}

/** @returns the exit code: 1 if arguments or settings are invalid, or there was nothing to do. */
export async function runOffice(
  words: string[],
  print: (line: string) => void,
  readSettings: typeof readEnv = readEnv,
): Promise<number> {
  const [first = 'people', ...rest] = words;
  const command = Object.hasOwn(COMMANDS, first) ? COMMANDS[first] : undefined;
  const task = command?.read(rest);
  if (!task) return explain('office', COMMANDS, words, print);
  try {
    // The first invitation may precede the first start, so the tables may not exist.
    await migrate(readSettings());
  } catch (error) {
    print(error instanceof EnvError ? error.message : `That did not work: ${String(error)}`);
    return 1;
  }
  return runTask(task, { print, readSettings });
}

async function migrate(env: Env): Promise<void> {
  const database = openDatabase(env);
  await database.migrate().finally(() => database.close());
}

function isRole(word: string): word is Role {
  return ROLES.some((role) => role === word);
}

function readEmail(word: string): string | null {
  const email = word.trim().toLowerCase();
  return /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(email) ? email : null;
}
