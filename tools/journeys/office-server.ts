/** The built site with a database and a mail folder of its own, and what the office finds in them. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  constants,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { test } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { renderingsIn } from '../../publisher/render/rendering.ts';
import { type OpenDatabase, openDatabase } from '../../server/database/database.ts';
import { readEnv } from '../../server/env.ts';
import { freePort } from '../programs/find-postgres.ts';

export interface Office {
  origin: string;
  /** Of its own. */
  dataDir: string;
  /** The leads in the database, oldest first. */
  leads(): Promise<{ first_name: string; source: string; [column: string]: unknown }[]>;
  /** What a journey needs to be there is written here. */
  db: OpenDatabase['db'];
  /** The newsletter's addresses. */
  subscribers(): Promise<string[]>;
  /** The mails written so far (without SMTP_URL each is a file). */
  mails(): Promise<Email[]>;
  /** What a command of the owner prints, as in `npm run office -- invite …`: `command('office', 'invite', …)`. */
  command(name: string, ...words: string[]): Promise<string>;
  /** What waits in the outbox for its time need not wait any longer. */
  makeDue(): Promise<void>;
  close(): Promise<void>;
}

/** DATA_DIR of the server that playwright.config.ts starts. */
const SHARED_DATA = 'test-results/e2e-data';

/** @param more settings beyond those of a test */
export async function openOffice(more: Record<string, string> = {}): Promise<Office> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'office-'));
  copyRenderings(dataDir);
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const settings = {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'silent',
    ...more,
  };
  const server = spawn(process.execPath, ['server/testing/serve-pages.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH, NODE_COMPILE_CACHE, ...settings },
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilReady(server, origin);
  const database = openDatabase(readEnv(settings));
  return {
    origin,
    dataDir,
    db: database.db,
    leads: () =>
      database.db
        .selectFrom('contact_submissions')
        .selectAll()
        .orderBy('created_at')
        .execute() as never,
    async subscribers() {
      const rows = await database.db.selectFrom('newsletter_signups').select('email').execute();
      return rows.map(({ email }) => email);
    },
    mails() {
      const folder = join(dataDir, 'mail');
      const files = existsSync(folder) ? readdirSync(folder).sort() : [];
      return Promise.all(
        files
          .filter((file) => file.endsWith('.eml'))
          .map((file) => PostalMime.parse(readFileSync(join(folder, file)))),
      );
    },
    async command(name, ...words) {
      const env = { PATH, NODE_COMPILE_CACHE, ...settings };
      const { stdout } = await promisify(execFile)(
        process.execPath,
        [`tools/commands/${name}.ts`, ...words],
        {
          env,
        },
      );
      return stdout;
    },
    async makeDue() {
      await database.db
        .updateTable('outbox')
        .set({ next_attempt_at: Date.now() })
        .where('state', '=', 'pending')
        .execute();
    },
    async close() {
      await database.close();
      const exit = once(server, 'exit');
      server.kill('SIGTERM');
      await exit;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** One office for all journeys that follow. */
export function officeForAllTests(more?: Record<string, string>): Office {
  const office = {} as Office;
  test.beforeAll(async () => void Object.assign(office, await openOffice(more)));
  test.afterAll(() => office.close());
  return office;
}

/** An office of its own for each journey. */
export function officeForEachTest(): Office {
  const office = {} as Office;
  test.beforeEach(async () => void Object.assign(office, await openOffice()));
  test.afterEach(() => office.close());
  return office;
}

/** The same content is rendered once for all servers of a run. Files that the shared server may remove meanwhile are left out. */
function copyRenderings(dataDir: string): void {
  const shared = renderingsIn(SHARED_DATA);
  if (!existsSync(shared)) return;
  cpSync(shared, renderingsIn(dataDir), {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
    filter: (file) => !/\/cache\/content-|\.br-quick$|\.\d+$/.test(file),
  });
}

async function untilReady(server: ChildProcess, origin: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if (server.exitCode !== null) throw new Error('The site ended while it started.');
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await wait(100);
  }
  server.kill();
  throw new Error('The site did not start within 30 s.');
}
