/** npm run dev: pages (:5173) and office (:5174/office/) with hot reloading, and the real API beside them. */
import { spawn } from 'node:child_process';
import { preparePhotos } from './photos/prepare-photos.ts';

await preparePhotos();

const api = spawn(process.execPath, ['--watch', 'server/main.ts'], {
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
