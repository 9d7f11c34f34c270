/** Gives browsers only the fallback fonts that are shown until the site's own are loaded (site/styles/tokens.css). */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inflateSync } from 'node:zlib';
import { debianProgram, firstExisting } from './debian-program.ts';

/** The first set is Android's. Apple and Windows have Arial and Georgia, which have the widths of Liberation Sans and Gelasio. */
type FontSet = 'Roboto and Noto Serif' | 'Arial and Georgia';
export const FONT_SETS: readonly FontSet[] = ['Roboto and Noto Serif', 'Arial and Georgia'];

const FOLDER = '/usr/share/fonts/truetype';
const debianFont = (packageName: string, ...paths: string[]) =>
  debianProgram(packageName, () => firstExisting(paths.map((path) => join(FOLDER, path))));
const liberation = (name: string) =>
  debianFont('fonts-liberation', `liberation/${name}`, `liberation2/${name}`);
const roboto = (name: string) =>
  debianFont('fonts-roboto-unhinted', `roboto/unhinted/RobotoTTF/${name}`);

const FILES: Record<FontSet, () => string[]> = {
  'Roboto and Noto Serif': () => [
    roboto('Roboto-Regular.ttf'),
    roboto('Roboto-Bold.ttf'),
    debianFont('fonts-noto-core', 'noto/NotoSerif-Bold.ttf'),
  ],
  'Arial and Georgia': () => [
    liberation('LiberationSans-Regular.ttf'),
    liberation('LiberationSans-Bold.ttf'),
    fileURLToPath(import.meta.resolve('@fontsource/gelasio/files/gelasio-latin-700-normal.woff')),
  ],
};

/**
 * Environment of a browser that finds only these fonts.
 * @throws Error with one sentence if one is not installed and can't be.
 */
export function environmentWith(fonts: FontSet): NodeJS.ProcessEnv {
  const folder = mkdtempSync(join(tmpdir(), 'fonts-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const file of FILES[fonts]()) {
    const font = readFileSync(file);
    // Chromium finds only TrueType files here.
    writeFileSync(
      join(folder, `${basename(file, extname(file))}.ttf`),
      /\.woff$/.test(file) ? unpack(font) : font,
    );
  }
  const settings = join(folder, 'fonts.conf');
  writeFileSync(
    settings,
    `<?xml version="1.0"?><fontconfig><dir>${folder}</dir><cachedir>${folder}</cachedir></fontconfig>`,
  );
  return { ...process.env, FONTCONFIG_FILE: settings };
}

/**
 * Converts a WOFF file (https://www.w3.org/TR/WOFF) to the TrueType font in it: the same tables uncompressed, with another
 * directory.
 */
function unpack(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const directory = Buffer.alloc(12 + count * 16);
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  const tables: Buffer[] = [];
  let offset = directory.length;
  for (let i = 0; i < count; i++) {
    const at = 44 + i * 20;
    const [start = 0, packed = 0, length = 0, checksum = 0] = [4, 8, 12, 16].map((field) =>
      woff.readUInt32BE(at + field),
    );
    const data = woff.subarray(start, start + packed);
    const table = Buffer.alloc(Math.ceil(length / 4) * 4);
    (packed < length ? inflateSync(data) : data).copy(table);
    woff.copy(directory, 12 + i * 16, at, at + 4);
    for (const [field, value] of [checksum, offset, length].entries())
      directory.writeUInt32BE(value, 16 + i * 16 + field * 4);
    tables.push(table);
    offset += table.length;
  }
  return Buffer.concat([directory, ...tables]);
}
