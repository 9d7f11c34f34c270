/**
 * npm run new-company [-- --into ../my-company --name "Peach State Pest Control" ...]: writes a content folder for a company
 * of your own, with a git history of its own, builds the site from it and opens it. Every question is a flag too
 * (`--help` lists them); what is not given is asked. Stopped in the middle, it goes on where it was with the same `--into`.
 * `--yes` takes the usual answers without asking; `--no-build` only writes. Commands then read this folder (`.content-dir`), unless
 * CONTENT_DIR names another; `--no-remember` leaves them with theirs. Exits 1 when an answer can't be used.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import * as prompts from '@clack/prompts';
import * as v from 'valibot';
import { CONTENT_DIR_FILE } from '../content-loader/build-env.ts';
import { Answers, slugOf } from './new-company/answers.ts';
import {
  askedAgain,
  QUESTIONS,
  type Question,
  readAnswer,
  readTyped,
} from './new-company/questions.ts';
import { understoodOf } from './new-company/read-back.ts';
import { commitContent, writeContent } from './new-company/write-content.ts';

/** Answers so far, in the folder that is written. */
const ANSWERS_FILE = '.new-company.json';

class AnswerError extends Error {}

try {
  await newCompany(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof AnswerError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function newCompany(words: string[]): Promise<void> {
  const flags = readFlags(words);
  if (flags.help) return help();
  prompts.intro('A website for your company');
  const given = answersIn(flags);
  const dir = await folderFor(flags.into as string | undefined, given, flags.yes === true);
  const known: Partial<Answers> = { ...storedAnswers(dir), ...given };
  for (const [index, question] of QUESTIONS.entries()) {
    if (known[question.field] === undefined)
      Object.assign(known, {
        [question.field]: await ask(question, index, known, flags.yes === true),
      });
    store(dir, known);
  }
  const answers = await confirmed(known, dir, flags.yes === true);
  const faults = await writeContent(dir, answers, new Date().toISOString().slice(0, 10));
  if (faults.length > 0) throw new AnswerError(faults.join('\n'));
  const warning = commitContent(dir, answers.name);
  if (warning) prompts.log.warn(warning);
  if (flags['no-remember'] !== true) writeFileSync(CONTENT_DIR_FILE, `${relative('.', dir)}\n`);
  const blanks = countBlanks(dir);
  prompts.log.success(`Written to ${dir}, with a git history of its own.`);
  prompts.log.info(
    `${blanks} question(s) in [[double brackets]] wait for words that only you know: npm run launch-check lists them.`,
  );
  if (flags['no-build'] === true || flags['no-open'] === true)
    return prompts.outro(
      flags['no-remember'] === true ? `Next: CONTENT_DIR=${dir} npm start` : 'Next: npm start',
    );
  await serve(dir);
}

type Flags = Record<string, string | boolean | undefined>;

function readFlags(words: string[]): Flags {
  const switches = ['yes', 'no-remember', 'no-build', 'no-open', 'help'];
  const options = Object.fromEntries([
    ...[...QUESTIONS.map(({ flag }) => flag), 'into'].map(
      (flag) => [flag, { type: 'string' as const }] as const,
    ),
    ...switches.map((flag) => [flag, { type: 'boolean' as const }] as const),
  ]);
  try {
    return parseArgs({ args: words, options }).values as Flags;
  } catch (error) {
    throw new AnswerError(
      `${(error as Error).message}\nnpm run new-company -- --help lists the flags.`,
    );
  }
}

/** @throws AnswerError for a flag whose value can't be used */
function answersIn(flags: Flags): Partial<Answers> {
  const known: Partial<Answers> = {};
  for (const question of QUESTIONS) {
    const text = flags[question.flag];
    if (typeof text !== 'string') continue;
    try {
      Object.assign(known, { [question.field]: readAnswer(question, text, known) });
    } catch (error) {
      throw new AnswerError(
        `--${question.flag}: expected ${(error as Error).message}, found "${text}"`,
      );
    }
  }
  return known;
}

async function ask(
  question: Question,
  index: number,
  known: Partial<Answers>,
  usualOnly: boolean,
): Promise<unknown> {
  const { flag, asks, example, usual, choices } = question;
  const initial = usual?.(known);
  if (usualOnly) {
    if (initial === undefined)
      throw new AnswerError(`--${flag} is missing: ${asks} As in: ${example}`);
    return readAnswer(question, initial, known);
  }
  const message = `${index + 1} of ${QUESTIONS.length}. ${asks}`;
  const answer = choices
    ? await prompts.multiselect({
        message,
        options: choices(known).map((value) => ({ value })),
        initialValues: initial?.split(', ').filter((value) => value !== 'none') ?? [],
        required: false,
      })
    : await prompts.text({
        message: initial === undefined ? message : `${message} As in: ${example}`,
        placeholder: initial ?? example,
        ...(initial !== undefined && { defaultValue: initial }),
        validate: (text) => {
          try {
            readTyped(question, text ?? '', known);
            return undefined;
          } catch (error) {
            return `Expected ${(error as Error).message}`;
          }
        },
      });
  if (prompts.isCancel(answer)) stop();
  return readAnswer(question, Array.isArray(answer) ? answer.join(', ') || 'none' : answer, known);
}

/** What was understood is read back; each answer can be given once more before anything is written. */
async function confirmed(
  known: Partial<Answers>,
  dir: string,
  usualOnly: boolean,
): Promise<Answers> {
  for (;;) {
    const answers = v.parse(Answers, known);
    const understood = understoodOf(answers);
    prompts.note(understood.map(({ text }) => text).join('\n'), 'What was understood');
    if (usualOnly) return answers;
    const field = await prompts.select<string | null>({
      message: 'Is it right?',
      options: [
        { value: null, label: 'Yes, write the pages' },
        ...QUESTIONS.map((question) => ({
          value: question.field,
          label: `Answer again: ${question.asks}`,
        })),
      ],
      maxItems: 12,
    });
    if (prompts.isCancel(field)) stop();
    if (field === null) return answers;
    for (const question of QUESTIONS.filter((one) =>
      askedAgain(field as keyof Answers).includes(one.field),
    ))
      Object.assign(known, {
        [question.field]: await ask(question, QUESTIONS.indexOf(question), known, false),
      });
    store(dir, known);
  }
}

function stop(): never {
  prompts.cancel('Stopped. The same command goes on from here.');
  process.exit(0);
}

/** Never this repository: its own content stays what it is. */
async function folderFor(
  into: string | undefined,
  { name }: Partial<Answers>,
  usualOnly: boolean,
): Promise<string> {
  const usual = `../${name ? slugOf(name) : 'my-company'}-content`;
  const answer =
    into ??
    (usualOnly
      ? usual
      : await prompts.text({
          message: 'Where shall the folder of your content be?',
          placeholder: usual,
          defaultValue: usual,
        }));
  if (prompts.isCancel(answer)) process.exit(0);
  const dir = resolve(answer);
  const inside = relative('.', dir);
  if (!inside.startsWith('..'))
    throw new AnswerError(
      `--into: expected a folder outside of this repository, so that its updates and your words stay apart, found "${answer}"`,
    );
  if (existsSync(dir) && readdirSync(dir).length > 0 && !existsSync(join(dir, ANSWERS_FILE)))
    throw new AnswerError(`--into: expected an empty folder, found files in ${dir}`);
  mkdirSync(dir, { recursive: true });
  return dir;
}

function storedAnswers(dir: string): Partial<Answers> {
  const file = join(dir, ANSWERS_FILE);
  if (!existsSync(file)) return {};
  const stored = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as object);
  // An earlier version asked other questions.
  return Object.fromEntries(
    stored.filter(([field, value]) =>
      QUESTIONS.some((one) => one.field === field && v.is(Answers.entries[one.field], value)),
    ),
  ) as Partial<Answers>;
}

function store(dir: string, answers: Partial<Answers>): void {
  writeFileSync(join(dir, ANSWERS_FILE), JSON.stringify(answers, null, 2));
}

function countBlanks(dir: string): number {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(md|yaml)$/.test(name))
    .reduce(
      (sum, name) => sum + (readFileSync(join(dir, name), 'utf8').match(/\[\[/g)?.length ?? 0),
      0,
    );
}

/** Serves it until Ctrl+C, and opens a browser where the system has a command for that. */
async function serve(dir: string): Promise<void> {
  const port = process.env.PORT ?? '3000';
  const server = spawn(process.execPath, ['build/start.ts'], {
    env: { ...process.env, CONTENT_DIR: dir, LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' },
    stdio: 'inherit',
  });
  prompts.outro(`http://localhost:${port} shows your site. Ctrl+C ends it.`);
  const opener = { darwin: 'open', win32: 'explorer' }[process.platform as string] ?? 'xdg-open';
  spawn(opener, [`http://localhost:${port}`], { stdio: 'ignore' }).on('error', () => {});
  await new Promise((ended) => server.on('exit', ended));
}

function help(): void {
  console.log(
    'npm run new-company -- [--into FOLDER] [--yes] [--no-remember] [--no-build] [--no-open] and any of:',
  );
  for (const { flag, asks, example, usual } of QUESTIONS)
    console.log(`  --${flag}  ${asks} As in: ${example}${usual ? '' : ' (needed)'}`);
}
