/** On which line of a content file a field stands. */
import { readFileSync } from 'node:fs';
import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import type { Place } from './finding.ts';

export type FieldPath = (string | number)[];

/** Place of a field in a YAML file, or in the front matter of a Markdown file; the whole file when it is not there. */
export function placeOfField(file: string, path: FieldPath): Place {
  const source = readFileSync(file, 'utf8');
  const lines = new LineCounter();
  // Everything after the second --- is another document, and no YAML.
  const yaml = file.endsWith('.md') ? source.slice(0, source.indexOf('\n---', 3)) : source;
  const document = parseDocument(yaml, { lineCounter: lines });
  const offset = offsetOf(document.contents, path);
  return { file, line: offset === null ? null : lines.linePos(offset).line };
}

/** Places of every line that `pattern` matches. @param pattern without the g flag */
export function placesOfText(file: string, pattern: RegExp): Place[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((text, index) => (pattern.test(text) ? [{ file, line: index + 1 }] : []));
}

/** Where the last part of the path begins: the key of a map's pair, or the item of a list. */
function offsetOf(node: Node | null, path: FieldPath): number | null {
  const [step, ...rest] = path;
  if (isMap(node)) {
    const pair = node.items.find(({ key }) => isScalar(key) && key.value === step);
    if (!pair) return null;
    return rest.length > 0
      ? offsetOf(pair.value as Node | null, rest)
      : ((pair.key as Node).range?.[0] ?? null);
  }
  if (isSeq(node) && typeof step === 'number') {
    const item = node.items[step] as Node | undefined;
    if (!item) return null;
    return rest.length > 0 ? offsetOf(item, rest) : (item.range?.[0] ?? null);
  }
  return null;
}
