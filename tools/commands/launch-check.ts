/**
 * npm run launch-check
 *
 * Prints the office's Launch page, and the checks of address, mail and backups. It reads live content and drafts, and names the setting of each finding. Exits 1 while anything is missing.
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

answerHelp(import.meta.filename);
try {
  const env = readEnv();
  const { texts, findings } = await readLaunch(env);
  const questions = launchQuestions(texts);
  for (const question of questions) {
    const { asks, answer, wrong } = question;
    const level = !isSettled(question) ? 'red' : answer ? 'green' : 'yellow';
    console.log(line(level, `${asks} ${answer}`));
    for (const { says, edit } of wrong)
      console.log(`       ${says} (${[edit.path, ...(edit.field ?? [])].join(' ')})`);
  }
  console.log('');
  for (const { level, says, setting } of findings)
    console.log(line(level, setting && level !== 'green' ? `${says} (${setting})` : says));
  const ready = isReady(questions) && findings.every(({ level }) => level !== 'red');
  console.log(
    `\n${ready ? 'Ready: an owner opens the site in the office, under Launch.' : 'Not ready: every red line must be gone.'}`,
  );
  process.exitCode = ready ? 0 : 1;
} catch (error) {
  if (!(error instanceof EnvError)) throw error;
  console.log(error.message);
  process.exitCode = 1;
}

function line(level: LaunchFinding['level'], says: string): string {
  return `${styleText(level, level.toUpperCase().padEnd(6))} ${says.trim()}`;
}

/** Reads live content and drafts; before the first start, the content folder. */
async function readLaunch(env: Env) {
  const world = realWorld(publicOrigin(env));
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
