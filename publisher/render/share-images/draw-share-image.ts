/** Draws a share image as SVG: the page's title in front of a scene, the company's name on the porch floor. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHARE_IMAGE_SIZE, type ShareDesign } from '../../page-data/share-image.ts';
import { viewBoxOf } from '../../read/company-module.ts';
import { companyDrawing } from '../company-drawings.ts';
import { companyFavicon } from '../icons.ts';
import { lettering, widthOf, wrap } from './lettering.ts';

const { width: WIDTH, height: HEIGHT } = SHARE_IMAGE_SIZE;
const MARGIN = 64;
/** From the palette of the drawings (docs/drawing.md). */
const palette = {
  fig: '#2E1430',
  ruf: '#B23F16',
  rufDark: '#8C2E10',
  lampPale: '#FFD36B',
  cream: '#FFF6E8',
  paper: '#FFF',
  peach: '#FFD8AE',
  haint: '#BFE3E0',
  frame: '#9CCBC9',
  teal4: '#14565F',
} as const;
/** Top edge of the porch floor, which has the company's name, px. */
const FLOOR = 532;

export function drawShareImage(design: ShareDesign): string {
  const scene = sceneFor(design.art, design.brand.colors);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${
    rect(0, 0, WIDTH, HEIGHT, palette.haint) +
    scene.drawing +
    words(design, scene) +
    floor(design.brand)
  }</svg>`;
}

interface Scene {
  drawing: string;
  /** Space for the title, px from the left margin. */
  width: number;
  colors: { kicker: string; title: string };
  /** True puts the title at the top, over a landscape; false centers it vertically, beside a plate. */
  top: boolean;
}

function sceneFor(art: string, own: ShareDesign['brand']['colors']): Scene {
  const { fig = palette.fig } = own;
  const onLight = { kicker: palette.teal4, title: fig };
  const file = drawingByDay(art);
  if (art === 'art/hero.svg') return { ...porchScene(file), colors: onLight };
  return {
    drawing: art.startsWith('specimens/') ? plate(file) : picture(file),
    width: 600,
    colors: onLight,
    top: false,
  };
}

/** A drawing in public/ in its daytime colors: librsvg does not support custom properties and would draw both lights. */
function drawingByDay(file: string): string {
  const svg = readFileSync(join('site/public', file), 'utf8');
  return companyDrawing(svg).replace(/var\(--[\w-]+,([^()]+)\)/g, '$1');
}

/** Sky and hills behind the words, the house on the right. */
function porchScene(hero: string): Omit<Scene, 'colors'> {
  const house = drawingByDay('art/corner-house.svg');
  const body = hero.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
  return {
    drawing:
      `<defs>${body}</defs><svg width="${WIDTH}" height="${FLOOR}" viewBox="0 0 1600 700" preserveAspectRatio="xMinYMax slice"><use href="#yard"/></svg>` +
      inset(house, 720, FLOOR - 280, 440, 280),
    width: 1072,
    top: true,
  };
}

/** An animal on paper, framed in square trim as on its page. */
function plate(svg: string): string {
  const [x, y, width, height] = [724, 56, 412, 420];
  return (
    rect(x - 3, y - 3, width + 6, height + 6, palette.frame) +
    rect(x, y, width, height, palette.paper) +
    inset(svg, x + 34, y + 30, width - 68, height - 60)
  );
}

/** A scene in a frame with its proportions. */
function picture(svg: string): string {
  const [, , across = 1, down = 1] = viewBoxOf(svg);
  const [x, width] = [730, 400];
  const height = (width * down) / across;
  const y = (FLOOR - height) / 2;
  return (
    rect(x - 15, y - 15, width + 30, height + 30, palette.frame) +
    rect(x - 12, y - 12, width + 24, height + 24, palette.paper) +
    inset(svg, x, y, width, height)
  );
}

/** Places a drawing. Its ids stay, so an image can contain each drawing only once. */
function inset(svg: string, x: number, y: number, width: number, height: number): string {
  const body = svg.replace(/^<svg[^>]*>/, '');
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${viewBoxOf(svg).join(' ')}">${body}`;
}

const KICKER = 30;
const SIZES = [84, 76, 68, 60, 54, 48, 42, 36];

/** Sets the title in the largest size that fits. */
function words({ kicker, title }: ShareDesign, { width, colors, top }: Scene): string {
  const room = top ? 200 : 350;
  for (const size of SIZES) {
    const lines = wrap(title, 'besley', size, width);
    const step = size * 1.12;
    if (!lines || lines.length * step > room) continue;
    const block = KICKER + 28 + lines.length * step;
    const start = top ? 56 : (FLOOR - block) / 2;
    const first = start + KICKER + 28 + size * 0.76;
    return (
      lettering(kicker, {
        face: 'figtree',
        size: KICKER,
        x: MARGIN,
        y: start + KICKER * 0.8,
        fill: colors.kicker,
      }) +
      lines
        .map((line, i) =>
          lettering(line, {
            face: 'besley',
            size,
            x: MARGIN,
            y: first + i * step,
            fill: colors.title,
          }),
        )
        .join('')
    );
  }
  throw new Error(`share image: expected a title that fits, found "${title}"`);
}

function floor({ name, tagline, serves, colors }: ShareDesign['brand']): string {
  const middle = FLOOR + 6 + (HEIGHT - FLOOR - 6) / 2;
  const { fig = palette.fig, ruf = palette.ruf, rufd = palette.rufDark } = colors;
  const { cream = palette.cream, peach = palette.peach } = colors;
  const nameEnd = 142 + widthOf(name, 'besley', 36);
  const taglineEnd = nameEnd + 14 + widthOf(tagline, 'figtree', 28);
  const servesStart = WIDTH - MARGIN - widthOf(serves, 'figtree', 28);
  // The name takes precedence: tagline and place are left out if there is no room.
  const hasServes = servesStart > nameEnd + 40;
  const hasTagline = taglineEnd + 40 < (hasServes ? servesStart : WIDTH);
  const seams = Array.from(
    { length: 7 },
    (_, i) => `M${150 + i * 160} ${FLOOR + 6}v18h3v-18Z`,
  ).join('');
  return (
    rect(0, FLOOR, WIDTH, 6, fig) +
    rect(0, FLOOR + 6, WIDTH, HEIGHT - FLOOR - 6, ruf) +
    `<path d="${seams}" fill="${rufd}"/>` +
    inset(companyFavicon(), MARGIN, middle - 30, 60, 60) +
    lettering(name, { face: 'besley', size: 36, x: 142, y: middle + 12, fill: cream }) +
    (hasTagline ? small(tagline, nameEnd + 14, middle + 11, peach) : '') +
    (hasServes ? small(serves, servesStart, middle + 11, cream) : '')
  );
}

const small = (text: string, x: number, y: number, fill: string) =>
  lettering(text, { face: 'figtree', size: 28, x, y, fill });

function rect(x: number, y: number, width: number, height: number, fill: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;
}
