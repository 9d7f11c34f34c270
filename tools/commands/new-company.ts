/**
 * npm run new-company FOLDER
 *
 * Copies the starter into a folder, asks for name, phone and town, and starts the site with it. From then on: CONTENT_DIR=FOLDER npm start
 */
import { spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline';
import {
  isWithoutCompany,
  mistakesIn,
  type NewCompany,
  writeCompany,
} from '../../publisher/edit/write-new-company.ts';
import { answerHelp } from './help.ts';

/** In the order of asking. */
export const QUESTIONS: Record<keyof NewCompany, string> = {
  name: 'What is your company called?',
  phone: 'Which phone number do customers call? (Enter = later)',
  town: 'In which town do you work? As in Norman, OK:',
};

if (import.meta.main) {
  answerHelp(import.meta.filename);
  const lines = createInterface({ input: process.stdin });
  const answers = lines[Symbol.asyncIterator]();
  const [folder] = process.argv.slice(2);
  const made = await newCompany(
    folder,
    async (question) => {
      process.stdout.write(question);
      const { value, done } = await answers.next();
      if (done) process.exit(1);
      return value;
    },
    console.log,
  );
  lines.close();
  if (!made) process.exit(1);
  const env = { ...process.env, CONTENT_DIR: folder };
  process.exit(
    spawnSync(process.execPath, ['tools/build/start.ts'], { env, stdio: 'inherit' }).status ?? 1,
  );
}

/** @param ask returns the answer to a question. @returns true if the folder is a company now */
export async function newCompany(
  folder: string | undefined,
  ask: (question: string) => Promise<string>,
  print: (line: string) => void,
): Promise<boolean> {
  if (!folder) {
    print('Usage: npm run new-company FOLDER, as in npm run new-company ../my-company');
    return false;
  }
  if (!isWithoutCompany(folder)) {
    print(`${folder} is a company already. To start it: CONTENT_DIR=${folder} npm start`);
    return false;
  }
  const company: NewCompany = { name: '', phone: '', town: '' };
  for (const field of Object.keys(QUESTIONS) as (keyof NewCompany)[])
    for (;;) {
      company[field] = await ask(`${QUESTIONS[field]} `);
      const mistake = mistakesIn({
        ...{ name: '-', phone: '', town: '-' },
        [field]: company[field],
      });
      if (!mistake[field]) break;
      print(mistake[field]);
    }
  try {
    writeCompany(folder, company);
  } catch (error) {
    print((error as Error).message);
    return false;
  }
  print(`${folder} holds your site. From now on: CONTENT_DIR=${folder} npm start`);
  print('Into its office: npm run office -- invite you@example.com, then open the link it prints.');
  return true;
}
