/**
 * The questions of new-company in the browser, on a server that has no company yet: `npm start` with a CONTENT_DIR that is empty. Nobody can
 * sign in yet, so a code from the server's log lets the owner in. What is typed is kept in DATA_DIR until the folder is written.
 */
import { randomBytes, randomInt } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import multipart from '@fastify/multipart';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { buildEnv } from '../../content-loader/build-env.ts';
import { readLive } from '../../server/content/store/publications.ts';
import { openDatabaseAsOwner } from '../../server/database/database.ts';
import type { Env } from '../../server/env.ts';
import { mayWrite } from '../../server/http/origin-check.ts';
import type { PlainPage } from '../../server/http/plain-page.ts';
import { isSameSecret } from '../../server/http/secrets.ts';
import { securityHeaders } from '../../server/http/security-headers.ts';
import { loggerOptions } from '../../server/monitoring/log.ts';
import { signInLink } from '../../server/office/messages/sign-in-mail.ts';
import { invitePerson } from '../../server/office/store/people.ts';
import type { Answers } from '../new-company/answers.ts';
import { commitContent, writeContent } from '../new-company/write-content.ts';
import { codePage, readBackPage, START, startPages, stepPage, waitingPage } from './start-pages.ts';
import {
  answersOf,
  firstOpenStep,
  questionsOf,
  readTexts,
  STEPS,
  type Typed,
  withStep,
} from './steps.ts';

const LARGEST_FILE_BYTES = 2_000_000;
/** Without letters and digits that look alike. 50 bits: too many to be tried. */
const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Whether the folder may become a company's: somebody has named it, nothing is in it, and nothing was ever published from this database. */
export async function isFirstDay(env: Env, dir: string): Promise<boolean> {
  if (buildEnv.rememberedDir !== null) return false;
  if (existsSync(dir) && readdirSync(dir).length > 0) return false;
  const database = openDatabaseAsOwner(env);
  try {
    await database.migrate();
    return (await readLive(database.db)) === undefined;
  } catch {
    return false;
  } finally {
    await database.close();
  }
}

export interface GuidedStart {
  app: FastifyInstance;
  code: string;
  /** Resolves when the folder is written and its pages are rendered. */
  ended: Promise<void>;
}

/**
 * @param dir what is written
 * @param render returns what kept the pages from being rendered; none = they are
 */
export async function guidedStart(
  env: Env,
  dir: string,
  render: () => Promise<string[]>,
): Promise<GuidedStart> {
  const code = Array.from({ length: 10 }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join(
    '',
  );
  const session = randomBytes(32).toString('base64url');
  const drafts = join(env.dataDir, 'new-company');
  const { promise: ended, resolve: onEnded } = Promise.withResolvers<void>();
  /** What leads into the office while the pages are rendered, and after it. */
  let office = '';
  /** Of the last try to render them. */
  let faults: string[] = [];

  const app = Fastify({
    logger: loggerOptions(env.logLevel),
    // As in server/app.ts: addresses are nobody's business.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: env.trustProxy,
    forceCloseConnections: true,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...securityHeaders(env), ...startPages.headers() });
    if (request.method === 'POST' && !mayWrite(request, new Set([env.siteUrl])))
      return reply.code(403).send('Refused: the form is of another site.');
  });
  await app.register(multipart, {
    limits: { fileSize: LARGEST_FILE_BYTES, files: 2, fields: 200 },
  });
  const send = (reply: FastifyReply, page: PlainPage, status = 200) =>
    reply.code(status).type('text/html; charset=utf-8').send(startPages.render(page));
  const isIn = ({ headers }: FastifyRequest) =>
    (headers.cookie ?? '').split('; ').includes(`start=${session}`);
  const typed = () => typedIn(drafts);
  const toOpenStep = (reply: FastifyReply) => {
    const step = firstOpenStep(typed(), readTexts(typed()));
    return reply.redirect(step < STEPS.length ? `${START}/${step + 1}` : `${START}/read-back`, 303);
  };

  for (const path of ['/healthz', '/readyz']) app.get(path, async () => ({ status: 'ok' }));
  app.setNotFoundHandler(async (_request, reply) => reply.redirect(START, 303));
  app.get(START, async (request, reply) => {
    if (office) return send(reply, waitingPage(isIn(request) ? office : ''), 503);
    return isIn(request) ? toOpenStep(reply) : send(reply, codePage());
  });
  app.post(START, async (request, reply) => {
    const [given = ''] = (await readForm(request)).texts.get('code') ?? [];
    if (!isSameSecret(given.toUpperCase().replace(/[^A-Z0-9]/g, ''), code))
      return send(
        reply,
        codePage('That is not the code. It is another one after each start of the server.'),
        422,
      );
    const secure = env.siteUrl.startsWith('https:') ? '; Secure' : '';
    reply.header(
      'set-cookie',
      `start=${session}; Path=${START}; HttpOnly; SameSite=Strict${secure}`,
    );
    return toOpenStep(reply);
  });

  app.register(async (scope) => {
    scope.addHook('preHandler', async (request, reply) => {
      if (office || !isIn(request)) return reply.redirect(START, 303);
    });
    for (const [step] of STEPS.entries()) {
      const url = `${START}/${step + 1}`;
      scope.get(url, async (_request, reply) =>
        send(reply, stepPage(step, typed(), readTexts(typed()))),
      );
      scope.post(url, async (request, reply) => {
        const form = await readForm(request);
        const answered = answeredIn(step, form, typed(), drafts);
        const all = withStep(typed(), answered);
        mkdirSync(drafts, { recursive: true });
        writeFileSync(join(drafts, TYPED_FILE), JSON.stringify(all));
        const reading = readTexts(all);
        return questionsOf(step).some(({ field }) => reading.problems.has(field))
          ? send(reply, stepPage(step, all, reading), 422)
          : toOpenStep(reply);
      });
    }
    scope.get(`${START}/read-back`, async (_request, reply) => {
      const answers = answersOf(typed(), readTexts(typed()));
      return answers ? send(reply, readBackPage(answers, faults)) : toOpenStep(reply);
    });
    scope.post(`${START}/write`, async (_request, reply) => {
      const answers = answersOf(typed(), readTexts(typed()));
      if (!answers) return toOpenStep(reply);
      faults = await writeCompany(dir, answers);
      if (faults.length > 0) return send(reply, readBackPage(answers, faults), 422);
      office = await invitation(env, answers.email);
      void renderWritten();
      return reply.redirect(START, 303);
    });
  });

  /** Pages that can't be rendered are no company: the answers are read back once more, with what is wrong. */
  async function renderWritten(): Promise<void> {
    faults = await render().catch((error: unknown) => [String(error)]);
    if (faults.length > 0) {
      rmSync(dir, { recursive: true });
      office = '';
      return;
    }
    rmSync(drafts, { recursive: true });
    onEnded();
  }

  await app.listen({ port: env.port, host: env.host });
  return { app, code, ended };
}

const TYPED_FILE = 'typed.json';

function typedIn(drafts: string): Typed {
  const file = join(drafts, TYPED_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Typed) : {};
}

interface SentForm {
  texts: Map<string, string[]>;
  /** By the name of their field; one that is too large is empty. */
  files: Map<string, Buffer>;
}

async function readForm(request: FastifyRequest): Promise<SentForm> {
  const form: SentForm = { texts: new Map(), files: new Map() };
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      const bytes = await part.toBuffer().catch(() => Buffer.alloc(0));
      if (part.filename) form.files.set(part.fieldname, bytes);
    } else {
      const before = form.texts.get(part.fieldname) ?? [];
      form.texts.set(part.fieldname, [...before, String(part.value)]);
    }
  }
  return form;
}

/** What was typed, chosen and sent into the fields of a step. */
function answeredIn(
  step: number,
  { texts, files }: SentForm,
  before: Typed,
  drafts: string,
): Typed {
  return Object.fromEntries(
    questionsOf(step).map(({ field, choices, file }) => {
      const given = texts.get(field) ?? [];
      if (choices) return [field, given.join(', ') || 'none'];
      if (!file) return [field, given[0] ?? ''];
      const bytes = files.get(field);
      if (!bytes) return [field, given.length > 0 ? '' : (before[field] ?? '')];
      const path = join(drafts, field);
      mkdirSync(drafts, { recursive: true });
      writeFileSync(path, bytes);
      return [field, path];
    }),
  );
}

/**
 * Writes the folder beside its place, so that it is whole when it is there.
 * @returns what the pages would be refused for; none = it is written
 */
async function writeCompany(dir: string, answers: Answers): Promise<string[]> {
  const beside = `${dir}.unfinished`;
  rmSync(beside, { recursive: true, force: true });
  const faults = await writeContent(beside, answers, new Date().toISOString().slice(0, 10));
  if (faults.length > 0) return faults;
  commitContent(beside, answers.name);
  rmSync(dir, { recursive: true, force: true });
  renameSync(beside, dir);
  return [];
}

/** Who has answered the questions owns the office. @returns the address that opens it */
async function invitation(env: Env, email: string): Promise<string> {
  const database = openDatabaseAsOwner(env);
  try {
    const invited = await invitePerson(
      database.db,
      { email: email.toLowerCase(), role: 'owner' },
      { actor: null, now: Date.now() },
    );
    return invited === 'joined' ? '/office/' : signInLink('', invited.token, 'launch-check');
  } finally {
    await database.close();
  }
}
