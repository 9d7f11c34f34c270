/** Starts the built site with its own database and mail folder, and reads them. */
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
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { renderingsIn } from '../../../publisher/render/rendering.ts';
import { type OpenDatabase, openDatabase } from '../../../server/database/database.ts';
import { readEnv } from '../../../server/env.ts';
import { freePort } from '../../programs/find-postgres.ts';

export type Lead = {
  submission_id: string;
  first_name: string;
  source: string;
  [column: string]: unknown;
};

export interface Office {
  origin: string;
  dataDir: string;
  db: OpenDatabase['db'];
  /** The leads in the database, oldest first. @param name of the visitor; none = of all */
  leads(name?: string): Promise<Lead[]>;
  /** The only lead of a visitor, once it is stored. */
  leadOf(name: string): Promise<Lead>;
  /** The newsletter's addresses. */
  subscribers(): Promise<string[]>;
  /** The mails to an address, oldest first (without SMTP_URL each is a file). */
  mailsTo(address: string): Promise<Email[]>;
  /** Runs a command and returns what it prints: `command('office', 'invite', …)` is `npm run office -- invite …`. */
  command(name: string, ...words: string[]): Promise<string>;
  /** Makes everything in the outbox due now. */
  makeDue(): Promise<void>;
  close(): Promise<void>;
}

/** DATA_DIR of the server that playwright.config.ts starts. */
const SHARED_DATA = 'test-results/e2e-data';

/** @param more settings beyond those of a test. @param args of server/testing/serve-pages.ts */
export async function openOffice(
  more: Record<string, string> = {},
  ...args: string[]
): Promise<Office> {
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
  const server = spawn(process.execPath, ['server/testing/serve-pages.ts', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH, NODE_COMPILE_CACHE, ...settings },
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilReady(server, origin);
  const database = openDatabase(readEnv(settings));
  const leads = async (name?: string) => {
    const rows = database.db.selectFrom('contact_submissions').selectAll().orderBy('created_at');
    const all = (await rows.execute()) as unknown as Lead[];
    return name ? all.filter(({ first_name }) => first_name === name) : all;
  };
  return {
    origin,
    dataDir,
    db: database.db,
    leads,
    async leadOf(name) {
      await expect.poll(async () => (await leads(name)).length).toBe(1);
      const [lead] = await leads(name);
      return lead as Lead;
    },
    async subscribers() {
      const rows = await database.db.selectFrom('newsletter_signups').select('email').execute();
      return rows.map(({ email }) => email);
    },
    async mailsTo(address) {
      const folder = join(dataDir, 'mail');
      const files = existsSync(folder) ? readdirSync(folder).sort() : [];
      const mails = await Promise.all(
        files
          .filter((file) => file.endsWith('.eml'))
          .map((file) => PostalMime.parse(readFileSync(join(folder, file)))),
      );
      return mails.filter(({ to }) => to?.[0]?.address === address);
    },
    async command(name, ...words) {
      const env = { PATH, NODE_COMPILE_CACHE, ...settings };
      const command = [`tools/commands/${name}.ts`, ...words];
      const { stdout } = await promisify(execFile)(process.execPath, command, { env });
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

/** Copies what the shared server has rendered of the same content, without files that are being written. */
function copyRenderings(dataDir: string): void {
  const shared = renderingsIn(SHARED_DATA);
  if (!existsSync(shared)) return;
  cpSync(shared, renderingsIn(dataDir), {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
    filter: (file) => !/\/cache\/content-|\.\d+$/.test(file),
  });
}

async function untilReady(server: ChildProcess, origin: string): Promise<void> {
  for (let tries = 0; tries < 1000; tries++) {
    if (server.exitCode !== null) throw new Error('The site ended while it started.');
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await wait(100);
  }
  server.kill();
  throw new Error('The site did not start within 100 s.');
}
