/** npm start: builds when the build is missing or stale, then serves. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { buildEnv } from '../content-loader/build-env.ts';
import { runUntilSignal } from '../server/main.ts';
import { pagesFrom } from '../server/pages/routes.ts';
import { buildIsStale, contentFolder, readStamp, refusal } from './inputs.ts';

const build = readStamp();
if (buildIsStale(build)) {
  const contentDir = contentFolder();
  const hasBuildTools = existsSync('node_modules/vite');
  const why = refusal(build, { production: buildEnv.production, hasBuildTools, contentDir });
  if (why) {
    console.error(why);
    process.exit(1);
  }
  console.log(`Building the site from ${contentDir}/ (about half a minute)…`);
  const { status } = spawnSync(process.execPath, ['build/build.ts'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
await runUntilSignal({ pages: pagesFrom('dist'), officeDist: 'dist/office' });
