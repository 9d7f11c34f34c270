/** Erases a person, and tells what this program can't reach. */
import type { LeadOfSomebody } from '../../../domain/lead/same-person.ts';
import {
  type Ambiguous,
  type Erasure,
  erasePerson,
  readWanted,
  type Wanted,
} from '../../../server/personal-data/personal-data-service.ts';
import type { CommandContext, OwnerCommand } from '../owner-command.ts';

export const erase: OwnerCommand = {
  usage: 'erase sam@example.com',
  purpose:
    'forgets a person for good, by e-mail, phone or name; erase --id ID … exactly these leads',
  read(words) {
    const wanted = wantedOf(words);
    return wanted && ((context) => eraseAndSay(wanted, context));
  },
};

/** A phone number or a name may be split into several arguments. */
function wantedOf(words: string[]): Wanted | null {
  const [option, ...ids] = words;
  if (option === '--id') return ids.length > 0 ? { ids: ids.map((id) => id.toLowerCase()) } : null;
  return option?.startsWith('--') ? null : readWanted(words.join(' '));
}

async function eraseAndSay(wanted: Wanted, { env, print }: CommandContext): Promise<boolean> {
  const result = await erasePerson(wanted, env);
  if ('people' in result) {
    sayWhoIsMeant(result, print);
    return false;
  }
  const found = sayWhatIsGone(result, print);
  sayWhatIsNear(result, print);
  sayWhereElse(result, print);
  if (found) {
    print('Not reached from here: mails already delivered, copies that you have made by hand,');
    print(
      env.databaseUrl
        ? "and PostgreSQL's own log (WAL) and archives until they are overwritten."
        : 'and file-system snapshots.',
    );
  }
  return found;
}

type Print = CommandContext['print'];

function sayWhoIsMeant({ people }: Ambiguous, print: Print): void {
  print(`${people.length} people have this name. Nothing was erased. Whom do you mean?`);
  for (const [index, leads] of people.entries()) {
    print(`Person ${index + 1}:`);
    for (const lead of leads) print(`  ${lineOf(lead)}`);
    print(`  Erase: npm run leads -- erase --id ${idsOf(leads)}`);
  }
}

function sayWhatIsGone({ leads, rows, files, mailUnderWay }: Erasure, print: Print): boolean {
  for (const [table, count] of Object.entries(rows)) print(`${table}: ${count} erased`);
  for (const lead of leads) print(`  ${lineOf(lead)}`);
  if (files > 0) print(`files (mails, uploads): ${files} erased`);
  const found = files > 0 || Object.keys(rows).length > 0;
  if (!found) print('Nothing about this person is stored.');
  if (mailUnderWay) print('A mail was just being sent: run this again in a minute.');
  return found;
}

function sayWhatIsNear({ near, nearFiles }: Erasure, print: Print): void {
  if (near.length > 0) {
    print('Perhaps the same person, not erased. Look at each in the office.');
    for (const { lead, reasons } of near) print(`  ${lineOf(lead)}: ${reasons.join(', ')}`);
    print(
      `Erase those that are: npm run leads -- erase --id ${idsOf(near.map(({ lead }) => lead))}`,
    );
  }
  for (const path of nearFiles)
    print(`This mail of somebody else, or of a lead long gone, names the person: ${path}`);
}

function sayWhereElse({ receivers, isListedElsewhere }: Erasure, print: Print): void {
  for (const receiver of receivers)
    print(`Was told of the person, and has to be asked too: ${receiver} (WEBHOOK_URLS)`);
  print('Backups hold the person until they are deleted: here by BACKUP_KEEP, elsewhere after');
  print('retention.copy_days. npm run restore erases the person from them again.');
  if (isListedElsewhere === false)
    print('The list of erasures could not be taken elsewhere just now: the next backup takes it.');
}

const lineOf = ({ submission_id, first_name, phone, email }: LeadOfSomebody) =>
  [submission_id, first_name, phone, email].filter(Boolean).join(' · ');
const idsOf = (leads: LeadOfSomebody[]) => leads.map((lead) => lead.submission_id).join(' ');
