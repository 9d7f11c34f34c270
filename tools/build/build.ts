/**
 * npm run build
 *
 * Writes the release into dist/: the code that renders pages, their scripts and styles, and the office. It contains no company's data.
 */
import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { filesBelow } from '../../publisher/read/hash-files.ts';
import { answerHelp } from '../commands/help.ts';
import { writeGenerated } from './generated.ts';

answerHelp(import.meta.filename);

process.env.NODE_ENV = 'production';
const started = performance.now();
await writeGenerated();
const { buildPageScripts, bundleScript } = await import('./page-scripts.ts');
const { stampRelease } = await import('./inputs.ts');
const { build } = await import('vite');

rmSync('dist', { recursive: true, force: true });
// A separate process, so that the framework's failure is an exit status and its memory is freed.
const { status, stdout, stderr } = spawnSync(
  process.execPath,
  ['node_modules/@react-router/dev/bin.cjs', 'build'],
  { encoding: 'utf8', env: process.env },
);
if (status !== 0) {
  process.stderr.write(`${stdout}\n${stderr}`);
  process.exit(status ?? 1);
}
// Remove React Router's scripts: pages are documents and have their own scripts.
for (const file of filesBelow('dist/client/assets').filter((name) => name.endsWith('.js')))
  rmSync(file);
// Styles, fonts and pictures are served from dist/client.
for (const file of filesBelow('dist/server').filter((name) => !name.endsWith('.js'))) rmSync(file);
await buildPageScripts();
for (const name of ['service-worker', 'stop-offline'])
  writeFileSync(`dist/${name}.js`, await bundleScript(`site/offline/${name}.ts`));
// Each rendering adds the company's part of the office (publisher/render/office-files.ts).
const { default: officeConfig } = await import('../../office/vite.config.ts');
await build({ ...officeConfig, configFile: false, logLevel: 'error' });
writeFileSync(
  'dist/office/service-worker.js',
  await bundleScript('office/worker/office-worker.ts'),
);
stampRelease();
console.log(`Built dist/ in ${((performance.now() - started) / 1000).toFixed(1)} s`);
