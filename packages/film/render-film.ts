/**
 * Draws every frame in Chromium and encodes the film with ffmpeg (which must be installed): WebM (VP9), MP4 (H.264),
 * poster and captions. A minute or two.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { type Caption, makeFilm, webVtt } from './film.ts';
import { HEIGHT, RATE, WIDTH } from './frame.ts';

/** Second whose frame is the poster: the van has stopped. */
const POSTER_AT_SECONDS = 7.2;
/** Bytes of both films together. */
const MAX_BYTES = 3_000_000;

/** Encoders and their options by file extension. */
const ENCODINGS = {
  mp4: '-c:v libx264 -preset veryslow -tune animation -crf 27 -pix_fmt yuv420p -movflags +faststart',
  webm: '-c:v libvpx-vp9 -crf 38 -b:v 0 -row-mt 1 -deadline good -cpu-used 2 -pix_fmt yuv420p',
};

export interface FilmSettings {
  captions: readonly Caption[];
  /** The name at the end. */
  brand: string;
  /** Where the film is written, and its name without extension. */
  folder: string;
  name: string;
  /** WOFF2 files of the families Besley and Figtree, with the weights they hold: `400 900`. */
  fonts: readonly { family: string; file: string; weights: string }[];
  /** Program of a Chromium. */
  browser: string;
}

/** @throws Error without ffmpeg, and when the films weigh more than they may */
export async function renderFilm(settings: FilmSettings): Promise<void> {
  const { captions, folder, name } = settings;
  const work = mkdtempSync(join(tmpdir(), 'film-'));
  mkdirSync(folder, { recursive: true });
  try {
    const lossless = join(work, 'film.mkv');
    const seconds = await drawFrames(settings, lossless);
    const sizes = Object.entries(ENCODINGS).map(([extension, options]) => {
      const file = join(folder, `${name}.${extension}`);
      encode(lossless, options.split(' '), file);
      return statSync(file).size;
    });
    writeFileSync(join(folder, `${name}.vtt`), webVtt(captions));
    console.log(
      `${name}: ${seconds} s, ${Object.keys(ENCODINGS).join(' and ')} ${sizes.join(' and ')} B`,
    );
    if (sizes.reduce((sum, size) => sum + size) > MAX_BYTES)
      throw new Error(`The films weigh more than ${MAX_BYTES} bytes together.`);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Pipes each frame, lossless, into one intermediate film. @returns its length in seconds */
async function drawFrames(
  { captions, brand, folder, name, fonts, browser: executablePath }: FilmSettings,
  file: string,
): Promise<number> {
  const { frames, draw } = makeFilm(captions, brand);
  const input = `-f image2pipe -c:v png -framerate ${RATE} -i -`.split(' ');
  const ffmpeg = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...input, '-c:v', 'ffv1', file], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = new Promise<void>((resolve, reject) => {
    ffmpeg.on('error', () =>
      reject(new Error('The film needs ffmpeg: install it (Debian: apt-get install ffmpeg).')),
    );
    ffmpeg.on('exit', (code) =>
      code ? reject(new Error(`ffmpeg ended with ${code}.`)) : resolve(),
    );
  });
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage({
    viewport: { width: WIDTH, height: HEIGHT },
    reducedMotion: 'reduce',
  });
  await page.setContent(
    `<style>${fonts.map(fontFace).join('')}body{margin:0;overflow:hidden}svg{display:block}</style><main></main>`,
  );
  await page.evaluate(() =>
    Promise.all([document.fonts.load('800 40px Besley'), document.fonts.load('600 30px Figtree')]),
  );
  for (let frame = 0; frame < frames; frame++) {
    const png = await screenshot(page, draw(frame));
    if (frame === Math.round(POSTER_AT_SECONDS * RATE))
      await page.screenshot({ path: join(folder, `${name}.jpg`), quality: 82 });
    if (!ffmpeg.stdin.write(png))
      await new Promise((resolve) => ffmpeg.stdin.once('drain', resolve));
  }
  await browser.close();
  ffmpeg.stdin.end();
  await ended;
  return frames / RATE;
}

function screenshot(page: Page, svg: string): Promise<Buffer> {
  return page
    .evaluate((markup) => {
      (document.querySelector('main') as HTMLElement).innerHTML = markup;
    }, svg)
    .then(() => page.screenshot({ animations: 'disabled' }));
}

function fontFace({ family, file, weights }: FilmSettings['fonts'][number]): string {
  return `@font-face{font-family:${family};font-weight:${weights};src:url(data:font/woff2;base64,${readFileSync(file, 'base64')})}`;
}

function encode(lossless: string, options: string[], file: string): void {
  const { status } = spawnSync(
    'ffmpeg',
    ['-y', '-loglevel', 'error', '-i', lossless, ...options, '-an', file],
    { stdio: 'inherit' },
  );
  if (status) throw new Error(`ffmpeg ended with ${status} for ${file}.`);
}
