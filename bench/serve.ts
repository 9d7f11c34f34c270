import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Serves the built site on a port of its own with an empty data directory, for as long as `use` runs. */
export async function withServer<T>(port: number, use: (origin: string) => Promise<T>): Promise<T> {
  const data = mkdtempSync(join(tmpdir(), 'bench-'));
  const server = spawn(process.execPath, ['server/testing/serve-pages.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: data,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
    },
  });
  const origin = `http://127.0.0.1:${port}`;
  try {
    for (let tries = 0; ; tries++) {
      if (
        await fetch(`${origin}/healthz`).then(
          (answer) => answer.ok,
          () => false,
        )
      )
        break;
      if (tries > 600) throw new Error('The server did not start within a minute.');
      await wait(100);
    }
    return await use(origin);
  } finally {
    server.kill('SIGTERM');
    await new Promise((resolve) => server.once('exit', resolve));
    rmSync(data, { recursive: true, force: true });
  }
}
