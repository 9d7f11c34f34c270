/** npm run build: prerenders every page into dist/, then post-processes, compresses and stamps it. */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';

process.env.NODE_ENV = 'production';
const started = performance.now();
const { buildIsStale, stampBuild } = await import('./inputs.ts');
const { compileMessages } = await import('../messages/compile.ts');
compileMessages();
const { lockBuild } = await import('./build-lock.ts');
const wasStale = buildIsStale();
if (!lockBuild()) {
  console.error('Another build has been running here for five minutes: end it, then build again.');
  process.exit(1);
}
if (wasStale && !buildIsStale()) {
  console.log('Another build has just written dist/ from the same files.');
  process.exit();
}
const { ContentError } = await import('../content-loader/content-error.ts');
const { refuseContentFaults } = await import('../content-loader/find-faults.ts');
const { preparePhotos } = await import('./photos/prepare-photos.ts');
try {
  refuseContentFaults();
  await preparePhotos();
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(
    `${error.message}\nThe content has mistakes (${error.faults.length}): nothing was built.`,
  );
  process.exit(1);
}
rmSync('dist', { recursive: true, force: true });
const { buildPageScripts } = await import('./page-scripts.ts');
const { loadLanguages } = await import('../content-loader/load.ts');
for (const language of loadLanguages()) {
  await buildPageScripts(language);
  // A process of its own: its exit status is the framework's, and its memory is given back.
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/@react-router/dev/bin.cjs', 'build'],
    {
      encoding: 'utf8',
      env: { ...process.env, SITE_LANGUAGE: language },
    },
  );
  if (status !== 0) {
    process.stderr.write(`${stdout}\n${stderr}`);
    process.exit(status ?? 1);
  }
}
const { postProcessSite } = await import('./post-process-site.ts');
const { buildOffice } = await import('./office.ts');
const { writeShareImages } = await import('./share-images/write-share-images.ts');
await postProcessSite(await buildOffice());
const shareStarted = performance.now();
const { drawn, kept } = await writeShareImages('dist/client/share');
console.log(`Share images: ${drawn} drawn, ${kept} kept, in ${secondsSince(shareStarted)} s`);
stampBuild();
console.log(`Built dist/ in ${secondsSince(started)} s`);

function secondsSince(start: number): string {
  return ((performance.now() - start) / 1000).toFixed(1);
}
