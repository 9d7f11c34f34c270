/** npm run build: writes the release into dist/: what renders pages, their scripts and styles, the office. It knows no company. */
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressFiles } from '../snapshot/compress-files.ts';
import { writeGenerated } from './generated.ts';

process.env.NODE_ENV = 'production';
const started = performance.now();
await writeGenerated();
const { buildOffice } = await import('./office.ts');
const { buildPageScripts, takePageScripts } = await import('./page-scripts.ts');
const { bundleServiceWorker } = await import('./service-worker.ts');
const { stampRelease } = await import('./inputs.ts');

rmSync('dist', { recursive: true, force: true });
await buildPageScripts();
// A process of its own: its exit status is the framework's, and its memory is given back.
const { status, stdout, stderr } = spawnSync(
  process.execPath,
  ['node_modules/@react-router/dev/bin.cjs', 'build'],
  { encoding: 'utf8', env: process.env },
);
if (status !== 0) {
  process.stderr.write(`${stdout}\n${stderr}`);
  process.exit(status ?? 1);
}
// React Router's scripts: pages are documents, and their scripts are our own.
for (const file of filesBelow('dist/client/assets').filter((name) => name.endsWith('.js')))
  rmSync(file);
// Styles, fonts and pictures are served from dist/client.
for (const file of filesBelow('dist/server/assets').filter((name) => !name.endsWith('.js')))
  rmSync(file);
takePageScripts('dist/client');
for (const name of ['service-worker', 'stop-offline'])
  writeFileSync(`dist/${name}.js`, await bundleServiceWorker(`app/offline/${name}.ts`));
await compressFiles([...filesBelow('dist/client'), ...(await buildOffice())]);
stampRelease();
console.log(`Built dist/ in ${((performance.now() - started) / 1000).toFixed(1)} s`);

function filesBelow(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
