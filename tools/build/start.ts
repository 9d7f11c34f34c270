/**
 * npm start
 *
 * Builds the release and renders the content if they are stale, then serves the site on http://localhost:3000. With an empty
 * content folder it first asks about the company in the browser. Settings are environment variables: .env.example. Standard output
 * has only the log.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { isWithoutCompany } from '../../publisher/edit/write-new-company.ts';
import { ContentError } from '../../publisher/read/content-error.ts';
import { contentDir } from '../../publisher/read/load.ts';
import { startPages } from '../../server/content/service/start-content.ts';
import { makeFilesPrivate } from '../../server/data-dir/private-files.ts';
import { EnvError, readEnv, sqliteFile } from '../../server/env.ts';
import { askForCompany } from '../../server/first-start/first-start-routes.ts';
import { runUntilSignal } from '../../server/start/main.ts';
import { answerHelp } from '../commands/help.ts';
import { releaseIsStale } from './inputs.ts';

answerHelp(import.meta.filename);

if (releaseIsStale()) {
  if (!existsSync('node_modules/vite')) {
    console.error(
      'The release does not fit these files, and the build tools are not installed: build it elsewhere, or run npm ci.',
    );
    process.exit(1);
  }
  console.error('Building the release (about 10 s)…');
  const { status } = spawnSync(process.execPath, ['tools/build/build.ts'], {
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) process.exit(status ?? 1);
}
makeFilesPrivate();
try {
  const env = readEnv();
  const print = (line: string) => console.error(line);
  // True before the first publication on this machine.
  const isFirst = isWithoutCompany(contentDir) && !env.databaseUrl && !existsSync(sqliteFile(env));
  const endFirstPage = isFirst ? await askForCompany(env, contentDir, print) : null;
  const published = await startPages(env, print);
  await endFirstPage?.();
  if (!published) process.exit(1);
  await runUntilSignal({ published });
} catch (error) {
  if (!(error instanceof EnvError || error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exit(1);
}
