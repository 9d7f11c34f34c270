/** npm start: builds when the build is missing or stale, then serves. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { runUntilSignal } from '../server/main.ts';
import { pagesFrom } from '../server/pages/pages.ts';
import { buildIsStale } from './inputs.ts';

if (buildIsStale()) {
  if (!existsSync('node_modules/vite')) {
    console.error(
      'The build does not fit these files or this SITE_URL, and the build tools are not installed: build it elsewhere with the same SITE_URL, or run npm ci.',
    );
    process.exit(1);
  }
  console.log('Building the site (about half a minute)…');
  const { status } = spawnSync(process.execPath, ['build/build.ts'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
await runUntilSignal({ pages: pagesFrom('dist') });
