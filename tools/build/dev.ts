/**
 * npm run dev
 *
 * Serves pages (http://localhost:5173) and office (http://localhost:5174/office/) with hot reloading, and the real API beside
 * them (port 3001).
 */
import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { createServer } from 'vite';
import { findContentFaults } from '../../publisher/check/find-faults.ts';
import { faultLine } from '../../publisher/read/content-error.ts';
import { answerHelp } from '../commands/help.ts';
import { contentFaults } from './content-faults.ts';
import { writeGenerated } from './generated.ts';

answerHelp(import.meta.filename);

await writeGenerated();
await untilContentIsReadable();

const api = spawn(process.execPath, ['--watch', 'server/start/main.ts'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    PORT: '3001',
    ALLOWED_ORIGINS: 'http://localhost:5173',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  },
});
const pages = spawn(
  process.execPath,
  ['node_modules/@react-router/dev/bin.cjs', 'dev', '--port', '5173'],
  { stdio: 'inherit' },
);
const office = spawn(
  process.execPath,
  ['node_modules/vite/bin/vite.js', '--config', 'office/vite.config.ts', 'office'],
  { stdio: 'inherit' },
);
const all = [api, pages, office];
for (const one of all)
  one.on('exit', () => {
    for (const other of all) if (other !== one) other.kill();
  });

/**
 * The page server needs its routes, which come from the content. Until the content is readable, its mistakes are shown at its
 * URL.
 */
async function untilContentIsReadable(): Promise<void> {
  const faults = findContentFaults();
  if (faults.length === 0) return;
  console.error(faults.map(faultLine).join('\n'));
  console.error('Fix these mistakes: http://localhost:5173 then continues by itself.');
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    server: { port: 5173, strictPort: true },
    plugins: [contentFaults()],
  });
  await server.listen();
  while (findContentFaults().length > 0) await sleep(1000);
  await server.close();
}
