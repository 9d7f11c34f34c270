/** Writes a chapter's drawing as files in site/public/art: one for the part that is always visible, one for each layer. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = import.meta.dirname;
const TARGET = 'site/public/art';
/** First line of a layer. */
const LAYER = /^<g id="layer-([a-z-]+)">\n/m;
/** Last lines of a layer, and of the drawing. */
const END = /<\/g>\n(?:<\/svg>\n)?$/;

/** The files of a drawing by name. @param name as in domain/drawings/chapters.json */
function chapterFiles(name: string, drawing: string): Map<string, string> {
  const [, ...parts] = drawing.split(LAYER);
  const files = new Map<string, string>();
  for (let at = 0; at < parts.length; at += 2) {
    const [layer, elements = ''] = parts.slice(at, at + 2);
    // Pages refer to the night's colors by this id (site/ui/in-both-lights.tsx).
    const night = elements.includes('#night:target') ? ' id="night"' : '';
    files.set(
      `chapter-${name}${layer === 'base' ? '' : `-${layer}`}.svg`,
      `<svg xmlns="http://www.w3.org/2000/svg"${night} viewBox="0 0 840 630">\n${elements.replace(END, '')}</svg>\n`,
    );
  }
  return files;
}

/** Doesn't rewrite unchanged files, because another process may be reading them. */
export function writeChapters(): void {
  const drawings = readdirSync(FOLDER).filter((file) => file.endsWith('.svg'));
  const files = new Map(
    drawings.flatMap((file) => [
      ...chapterFiles(file.replace('.svg', ''), readFileSync(join(FOLDER, file), 'utf8')),
    ]),
  );
  for (const [name, svg] of files) {
    const file = join(TARGET, name);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== svg) writeFileSync(file, svg);
  }
  for (const file of readdirSync(TARGET))
    if (file.startsWith('chapter-') && !files.has(file)) rmSync(join(TARGET, file));
}
