/**
 * The icons of site, office and browser tab, made of the company's mark: content/logo.svg, or its initials if it has no logo or a
 * wide one. A file in content/public/ replaces any of them.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Site } from '../../domain/content/site-schema.ts';
import { companyLogo, initialsOf, LOGO_PICTURE } from '../read/company-module.ts';
import { contentDir, loadSite } from '../read/load.ts';
import { lettering, widthOf } from './share-images/lettering.ts';

/** Square icons: size in px, and the share of the side that the mark takes. Devices cut a maskable icon to their own shape. */
const PNG_ICONS = [
  { name: 'apple-touch-icon.png', size: 180, mark: 0.84, isRounded: false },
  { name: 'icon-192.png', size: 192, mark: 0.84, isRounded: true },
  { name: 'icon-512.png', size: 512, mark: 0.84, isRounded: true },
  { name: 'icon-maskable-512.png', size: 512, mark: 0.64, isRounded: false },
];
/** Background colors of the mark, from site/styles/tokens.css. */
const GROUND = { ruf: '#b23f16', cream: '#fff6e8' };

/** @returns the icons that content/public/ lacks, by file name */
export async function companyIcons(dir = contentDir): Promise<Map<string, Buffer>> {
  const icons = new Map<string, Buffer>([['favicon.svg', Buffer.from(companyIcon(dir))]]);
  const own = join(dir, 'public');
  for (const { name, size, mark, isRounded } of PNG_ICONS) {
    const svg = companyIcon(dir, { mark, isRounded });
    if (existsSync(join(own, name))) continue;
    const drawn = sharp(Buffer.from(svg), { density: (72 * size) / 64 }).resize(size, size);
    icons.set(name, await drawn.png({ compressionLevel: 9, palette: true }).toBuffer());
  }
  if (existsSync(join(own, 'favicon.svg'))) icons.delete('favicon.svg');
  return icons;
}

/** The company's icon as an SVG with a view box: content/public/favicon.svg if it has one, otherwise the generated icon. */
export function companyFavicon(dir = contentDir): string {
  const own = join(dir, 'public/favicon.svg');
  const svg = existsSync(own) ? readFileSync(own, 'utf8') : '';
  return svg.includes(' viewBox="') ? svg : companyIcon(dir);
}

function companyIcon(dir: string, { mark = 0.84, isRounded = true } = {}): string {
  const { brand, colors } = loadSite(dir);
  const logo = companyLogo(dir);
  const hasMark = existsSync(join(dir, 'logo.svg')) && logo.wide === null;
  const drawn = hasMark
    ? asIcon(withPicture(logo.symbols, dir), mark, colors)
    : initials(brand.short_name, mark, colors);
  const ground = `<rect width="64" height="64" rx="${isRounded ? 14 : 0}" fill="${drawn.ground}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${ground}${drawn.shapes}</svg>\n`;
}

interface DrawnMark {
  ground: string;
  shapes: string;
}

/** Embeds the logo's picture, because an icon can't load other files. */
function withPicture(symbol: string, dir: string): string {
  const picture = join(dir, 'public', LOGO_PICTURE);
  if (!existsSync(picture)) return symbol;
  const data = readFileSync(picture).toString('base64');
  return symbol.replace(`href="/${LOGO_PICTURE}"`, `href="data:image/png;base64,${data}"`);
}

/** Uses the default colors, because the library that draws icons does not support custom properties. */
function asIcon(symbol: string, mark: number, colors: Site['colors']): DrawnMark {
  const side = 64 * mark;
  const offset = (64 - side) / 2;
  const shapes = symbol
    .replace(/var\(--[\w-]+,([^()]+)\)/g, '$1')
    .replace(
      '<symbol id="mark"',
      `<svg x="${offset}" y="${offset}" width="${side}" height="${side}"`,
    )
    .replace('</symbol>', '</svg>');
  return { ground: colors?.cream ?? GROUND.cream, shapes };
}

function initials(shortName: string, mark: number, colors: Site['colors']): DrawnMark {
  const text = initialsOf(shortName);
  // Wide letters, such as NW, are set smaller to fit the square that devices show.
  const size = Math.min(36 * mark, (36 * mark * 48 * mark) / widthOf(text, 'besley', 36 * mark));
  const x = (64 - widthOf(text, 'besley', size)) / 2;
  return {
    ground: colors?.ruf ?? GROUND.ruf,
    shapes: lettering(text, {
      face: 'besley',
      size,
      x,
      y: 32 + size * 0.36,
      fill: colors?.cream ?? GROUND.cream,
    }),
  };
}
