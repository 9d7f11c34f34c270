/** A logo as a file of the company: an SVG, or a PNG that an SVG shows. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { LOGO_PICTURE } from '../../content-loader/company.ts';

/** Four times as large as it is shown at most, for sharp screens and icons. */
const MOST_PX = { width: 960, height: 256 };

export function isLogo(bytes: Buffer): boolean {
  return isPng(bytes) || /<svg|<path|<g/i.test(bytes.toString('utf8'));
}

const isPng = (bytes: Buffer) => bytes.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n';

/**
 * A PNG stays a file beside the SVG, because that is a part of every page.
 * @returns what is wrong with the file; null = it is written
 */
export async function writeLogo(dir: string, path: string): Promise<string | null> {
  const bytes = readFileSync(path);
  const svg = join(dir, 'logo.svg');
  if (!isPng(bytes)) {
    writeFileSync(svg, bytes);
    return null;
  }
  try {
    const { data, info } = await sharp(bytes)
      .resize({ ...MOST_PX, fit: 'inside', withoutEnlargement: true })
      .png({ palette: true, compressionLevel: 9 })
      .toBuffer({ resolveWithObject: true });
    const picture = join(dir, 'public', LOGO_PICTURE);
    mkdirSync(dirname(picture), { recursive: true });
    writeFileSync(picture, data);
    const size = `width="${info.width}" height="${info.height}"`;
    writeFileSync(
      svg,
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${info.width} ${info.height}"><image href="/${LOGO_PICTURE}" ${size}/></svg>\n`,
    );
    return null;
  } catch {
    return 'the logo: expected a PNG that can be opened';
  }
}
