/**
 * npm run launch-check                                   prints the office's Launch page, and the checks of address, mail and backups
 * npm run launch-check -- --at http://127.0.0.1:3000     checks a server that is not yet reachable at SITE_URL
 *
 * It reads live content and drafts, and names the setting of each finding. Exits 1 while anything is missing.
 */
import { existsSync } from 'node:fs';
import { styleText } from 'node:util';
import { isReady, isSettled, type LaunchFinding } from '../../domain/office/launch-api.ts';
import { launchQuestions } from '../../publisher/edit/launch-questions.ts';
import { loadSite } from '../../publisher/read/load.ts';
import { readDrafted } from '../../server/content/service/drafts.ts';
import { readContentFolder } from '../../server/content/store/folder-files.ts';
import { openDatabase } from '../../server/database/database.ts';
import { type Env, EnvError, readEnv, sqliteFile } from '../../server/env.ts';
import { machineFindings, publicOrigin, realWorld } from '../../server/launch/launch-service.ts';
import { answerHelp } from './help.ts';
import { readOptions } from './owner-command.ts';

if (import.meta.main) {
  answerHelp(import.meta.filename);
  process.exitCode = await checkLaunch(process.argv.slice(2), console.log);
}

/** @returns the exit code: 1 while anything is missing, or if arguments or settings are invalid. */
async function checkLaunch(
  words: string[],
  print: (line: string) => void,
  { readSettings = readEnv, reach = realWorld } = {},
): Promise<number> {
  const options = readOptions(words, 'at');
  const at = options?.values.at === undefined ? null : URL.parse(options.values.at)?.origin;
  if (!options || options.positionals.length > 0 || at === undefined) {
    print('Usage: npm run launch-check [-- --at http://127.0.0.1:3000]');
    return 1;
  }
  try {
    const env = readSettings();
    const { texts, findings } = await readLaunch(env, reach(at ?? publicOrigin(env)));
    const questions = launchQuestions(texts);
    for (const question of questions) {
      const { asks, answer, wrong } = question;
      const level = !isSettled(question) ? 'red' : answer ? 'green' : 'yellow';
      print(line(level, `${asks} ${answer}`));
      for (const { says, edit } of wrong)
        print(`       ${says} (${[edit.path, ...(edit.field ?? [])].join(' ')})`);
    }
    print('');
    for (const { level, says, setting } of findings)
      print(line(level, setting && level !== 'green' ? `${says} (${setting})` : says));
    const ready = isReady(questions) && findings.every(({ level }) => level !== 'red');
    print(
      `\n${ready ? 'Ready: an owner opens the site in the office, under Launch.' : 'Not ready: every red line must be gone.'}`,
    );
    return ready ? 0 : 1;
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    print(error.message);
    return 1;
  }
}

const line = (level: LaunchFinding['level'], says: string) =>
  `${styleText(level, level.toUpperCase().padEnd(6))} ${says.trim()}`;

/** Reads live content and drafts; before the first start, the content folder. */
async function readLaunch(env: Env, world: ReturnType<typeof realWorld>) {
  const folder = readContentFolder().texts;
  const { contact, retention } = loadSite();
  const site = { contact, retention };
  if (!env.databaseUrl && !existsSync(sqliteFile(env)))
    return { texts: folder, findings: await machineFindings({ env, site, db: null, world }) };
  const { db, close } = openDatabase(env);
  try {
    const { texts } = await readDrafted(db);
    return {
      texts: texts.size > 0 ? texts : folder,
      findings: await machineFindings({ env, site, db, world }),
    };
  } finally {
    await close();
  }
}
