/** Drawings for another company: some contain the bird of the sample company's logo, which is removed. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentDir } from '../read/load.ts';

/** Beginning of the path by which that logo is recognized. */
const SHAPE = 'M11.2 24.3C12 16.5';
const SIMPLE = String.raw`(?:<(?:path|circle)[^>]*/>\s*)*`;
const BIRD = new RegExp(
  String.raw`<g [^>]*>\s*${SIMPLE}<path [^>]*d="${SHAPE.replace('.', '\\.')}[^>]*/>\s*${SIMPLE}</g>\s*`,
  'g',
);

/** Removes the bird from a drawing, unless it is the company's own logo. */
export function companyDrawing(svg: string, dir = contentDir): string {
  return isOwn(dir) ? svg : svg.replace(BIRD, '');
}

/** Drawings of the release that differ for this company, by their paths. */
export function companyDrawings(dir = contentDir): [path: string, svg: string][] {
  if (isOwn(dir)) return [];
  return readdirSync('site/public/art')
    .filter((name) => name.endsWith('.svg'))
    .map((name): [string, string] => [
      `art/${name}`,
      readFileSync(join('site/public/art', name), 'utf8'),
    ])
    .filter(([, svg]) => svg.includes(SHAPE))
    .map(([path, svg]) => [path, companyDrawing(svg, dir)]);
}

function isOwn(dir: string): boolean {
  const logo = join(dir, 'logo.svg');
  return existsSync(logo) && readFileSync(logo, 'utf8').includes(SHAPE);
}
