/**
 * npm run film: draws every frame in Chromium and encodes public/film/ with ffmpeg (which must be installed):
 * first-visit.webm (VP9), first-visit.mp4 (H.264), poster, captions. A minute or two.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { loadHome } from '../../content-loader/home.ts';
import { loadSite } from '../../content-loader/load.ts';
import { findChromium } from '../../programs/find-chromium.ts';
import { captions, makeFilm } from './film.ts';
import { HEIGHT, RATE, WIDTH } from './frame.ts';

const OUT = 'public/film';
/** Second whose frame is the poster: the van has stopped. */
const POSTER = 7.2;
/** Bytes of both films together. */
const LIMIT = 3_000_000;

const words = loadHome().about.film.scenes;
const { frames, draw } = makeFilm(words, loadSite().brand.short_name);
const work = mkdtempSync(join(tmpdir(), 'film-'));
mkdirSync(OUT, { recursive: true });
try {
  await drawFrames(join(work, 'film.mkv'));
  encode(
    [
      '-c:v',
      'libx264',
      '-preset',
      'veryslow',
      '-tune',
      'animation',
      '-crf',
      '27',
      '-pix_fmt',
      'yuv420p',
      '-movflags',
      '+faststart',
    ],
    'first-visit.mp4',
  );
  encode(
    [
      '-c:v',
      'libvpx-vp9',
      '-crf',
      '38',
      '-b:v',
      '0',
      '-row-mt',
      '1',
      '-deadline',
      'good',
      '-cpu-used',
      '2',
      '-pix_fmt',
      'yuv420p',
    ],
    'first-visit.webm',
  );
  writeFileSync(join(OUT, 'first-visit.vtt'), captions(words));
  const bytes = ['mp4', 'webm'].map((type) => statSync(join(OUT, `first-visit.${type}`)).size);
  console.log(`first-visit: ${frames / RATE} s, mp4 ${bytes[0]} B, webm ${bytes[1]} B`);
  if ((bytes[0] ?? 0) + (bytes[1] ?? 0) > LIMIT)
    throw new Error(`The films weigh more than ${LIMIT} bytes together.`);
} finally {
  rmSync(work, { recursive: true, force: true });
}

/** Pipes each frame, lossless, into one intermediate film. */
async function drawFrames(file: string): Promise<void> {
  const ffmpeg = spawn(
    'ffmpeg',
    [
      '-y',
      '-loglevel',
      'error',
      '-f',
      'image2pipe',
      '-c:v',
      'png',
      '-framerate',
      String(RATE),
      '-i',
      '-',
      '-c:v',
      'ffv1',
      file,
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const ended = new Promise<void>((resolve, reject) => {
    ffmpeg.on('error', () =>
      reject(new Error('The film needs ffmpeg: install it (Debian: apt-get install ffmpeg).')),
    );
    ffmpeg.on('exit', (code) =>
      code ? reject(new Error(`ffmpeg ended with ${code}.`)) : resolve(),
    );
  });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage({
    viewport: { width: WIDTH, height: HEIGHT },
    reducedMotion: 'reduce',
  });
  await page.setContent(
    `<style>${fonts()}body{margin:0;overflow:hidden}svg{display:block}</style><main></main>`,
  );
  await page.evaluate(() =>
    Promise.all([document.fonts.load('800 40px Besley'), document.fonts.load('600 30px Figtree')]),
  );
  for (let frame = 0; frame < frames; frame++) {
    const png = await shoot(page, draw(frame));
    if (frame === Math.round(POSTER * RATE))
      await page.screenshot({ path: join(OUT, 'first-visit.jpg'), quality: 82 });
    if (!ffmpeg.stdin.write(png))
      await new Promise((resolve) => ffmpeg.stdin.once('drain', resolve));
  }
  await browser.close();
  ffmpeg.stdin.end();
  await ended;
}

function shoot(page: Page, svg: string): Promise<Buffer> {
  return page
    .evaluate((markup) => {
      (document.querySelector('main') as HTMLElement).innerHTML = markup;
    }, svg)
    .then(() => page.screenshot({ animations: 'disabled' }));
}

function fonts(): string {
  const face = (family: string, file: string, weight: string) =>
    `@font-face{font-family:${family};font-weight:${weight};src:url(data:font/woff2;base64,${readFileSync(`app/styles/fonts/${file}`, 'base64')})}`;
  return (
    face('Besley', 'besley-core.woff2', '400 900') +
    face('Figtree', 'figtree-core.woff2', '400 750')
  );
}

function encode(options: string[], name: string): void {
  const { status } = spawnSync(
    'ffmpeg',
    ['-y', '-loglevel', 'error', '-i', join(work, 'film.mkv'), ...options, '-an', join(OUT, name)],
    { stdio: 'inherit' },
  );
  if (status) throw new Error(`ffmpeg ended with ${status} for ${name}.`);
}
