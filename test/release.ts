/**
 * node test/release.ts: the release as it is deployed (build/release.ts), with its own Node. The server must start without building, serve a page, and take a lead. Needs a build.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { writeRelease } from '../build/release.ts';
import { freePort } from '../programs/postgres.ts';

/** As deploy/systemd starts it. */
const NODE = 'node_modules/node/bin/node';
const release = mkdtempSync(join(tmpdir(), 'release-'));
try {
  const packages = writeRelease(release, process.arch === 'arm64' ? 'arm64' : 'x64');
  const seconds = await serve();
  console.log(
    `Released with ${packages} packages: serves pages and takes leads after ${seconds} s`,
  );
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  rmSync(release, { recursive: true, force: true });
}

async function serve(): Promise<string> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const server = spawn(join(release, NODE), ['build/start.ts'], {
    cwd: release,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: join(release, 'data') },
  });
  let said = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk;
    });
  try {
    await ready(
      origin,
      () => server.exitCode !== null,
      () => said,
    );
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    if (said.includes('Building')) throw new Error('The release built itself once more.');
    const page = await fetch(origin);
    if (!page.ok || !(await page.text()).includes('<h1'))
      throw new Error(`The home page answers ${page.status}.`);
    const lead = await fetch(`${origin}/api/contact-submissions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        first_name: 'Release Test',
        last_name: '',
        phone: '(804) 555-0100',
        email: '',
        source: 'quote-form',
        submission_id: '3f0a54a5-5f0f-4f8e-9d5e-1f0a54a5f0a1',
      }),
    });
    if (lead.status !== 201)
      throw new Error(`A lead is answered ${lead.status}: ${await lead.text()}`);
    return seconds;
  } finally {
    server.kill();
  }
}

/** @throws Error with what the server said when it ends, or is silent for a minute: it renders the pages first */
async function ready(origin: string, ended: () => boolean, said: () => string): Promise<void> {
  for (let tries = 0; tries < 600 && !ended(); tries++) {
    if ((await fetch(`${origin}/readyz`).catch(() => null))?.ok) return;
    await wait(100);
  }
  throw new Error(`The release does not start:\n${said()}`);
}
