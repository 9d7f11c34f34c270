/** The site of another company: its files, and the mails of its server. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { filesBelow } from '../content-loader/hash-files.ts';
import { deadLinks } from '../snapshot/check-page.ts';

/** Files whose words a visitor, a search engine or a screen reader may meet. */
export const WORDS = new Set('.html .js .css .svg .json .xml .txt .webmanifest .vtt'.split(' '));

/**
 * Writes the site of another content folder, as the release in dist/ renders it.
 * @param env with CONTENT_DIR
 * @returns the folder of what is served
 * @throws Error with what was said
 */
export function writeSite(folder: string, env: NodeJS.ProcessEnv): string {
  const site = join(folder, 'site');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['snapshot/write-snapshot.ts', site, 'whole'],
    { env: { ...env, PHOTO_FOLDER: join(folder, 'photos') }, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The pages could not be rendered.\n${stdout}\n${stderr}`);
  return join(site, 'client');
}

/** A link that stands in code leads nowhere once the pages are others. */
export function findDeadLinks(client: string): string[] {
  const files = new Set(filesOf(client).map((file) => `/${file}`));
  return [...files]
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => {
      const html = readFileSync(join(client, file), 'utf8');
      return deadLinks(
        html,
        (link) => files.has(link) || files.has(`${link.replace(/\/$/, '')}/index.html`),
      ).map((link) => `${file}: link to ${link}, which does not exist`);
    });
}

/** Paths below `root`. */
export function filesOf(root: string): string[] {
  return filesBelow(root).map((file) => relative(root, file));
}

/**
 * Starts the server of another company, posts to it, and reads the mails that come of it, at least one for each post.
 * @param env with CONTENT_DIR
 * @param posts bodies by path
 * @returns subject, text, HTML and sender of each mail
 */
export async function mailsOf(
  folder: string,
  env: NodeJS.ProcessEnv,
  posts: Record<string, object>,
): Promise<string[]> {
  const data = join(folder, 'data');
  rmSync(data, { recursive: true, force: true });
  const server = spawn(process.execPath, ['build/start.ts'], {
    env: { ...env, DATA_DIR: data, REMIND_AFTER_MINUTES: 'off', LOG_LEVEL: 'info', PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const address = await addressOf(server.stdout);
    for (const [path, body] of Object.entries(posts)) await post(address, path, body);
    const mails = await mailsIn(join(data, 'mail'), Object.keys(posts).length);
    return await Promise.all(
      mails.map(async (source) => {
        const { subject, text, html, from } = await PostalMime.parse(source);
        return [subject, text, html, JSON.stringify(from)].join('\n');
      }),
    );
  } finally {
    server.kill();
  }
}

/** The server logs where it listens. */
async function addressOf(output: AsyncIterable<Buffer>): Promise<string> {
  let text = '';
  for await (const chunk of output) {
    text += chunk;
    const found = /http:\/\/127\.0\.0\.1:\d+/.exec(text);
    if (found) return found[0];
  }
  throw new Error(`The server did not start.\n${text}`);
}

async function post(address: string, path: string, body: unknown): Promise<void> {
  const response = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok)
    throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
}

/** Waits for so many mails, and until none has come for a second: ten seconds at most. */
async function mailsIn(mailFolder: string, count: number): Promise<string[]> {
  let before = 0;
  let quietTries = 0;
  for (let tries = 0; tries < 100; tries++) {
    const files = existsSync(mailFolder)
      ? readdirSync(mailFolder).filter((name) => name.endsWith('.eml'))
      : [];
    quietTries = files.length === before ? quietTries + 1 : 0;
    before = files.length;
    if (files.length >= count && quietTries >= 10)
      return files.map((name) => readFileSync(join(mailFolder, name), 'utf8'));
    await sleep(100);
  }
  throw new Error(`Fewer than ${count} mails came`);
}
