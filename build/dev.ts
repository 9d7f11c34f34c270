/** npm run dev: the pages with hot reloading, and the real API beside them. */
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
for (const [one, other] of [
  [api, pages],
  [pages, api],
] as const) {
  one.on('exit', () => other.kill());
}
