/**
 * npm run dev
 *
 * Serves pages (http://localhost:5173) and office (http://localhost:5174/office/) with hot reloading, and the real API beside
 * them (port 3001).
 */
import { spawn } from 'node:child_process';
import { answerHelp } from '../commands/help.ts';
import { requireReadableContent } from './content-faults.ts';
import { writeGenerated } from './generated.ts';

answerHelp(import.meta.filename);

await writeGenerated();
requireReadableContent();

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
