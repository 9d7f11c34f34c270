/** On which line of a content file a field or a text stands. */
import { existsSync, readFileSync } from 'node:fs';
import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';

export type FieldPath = readonly (string | number)[];

export interface Place {
  /** A file, or the name of an environment variable. */
  file: string;
  /** From 1; null for a file as a whole. */
  line: number | null;
  /** Of the place, where it is one of a field. */
  field?: FieldPath;
}

/**
 * Place of a field in a YAML file, or in the front matter of a Markdown file; of what it stands in when it is not there,
 * and the whole file when nothing of it is.
 */
export function placeOfField(file: string, path: FieldPath): Place {
  if (!existsSync(file)) return { file, line: null, field: path };
  const source = readFileSync(file, 'utf8');
  const lines = new LineCounter();
  // Everything after the second --- is another document, and no YAML.
  const yaml = file.endsWith('.md') ? source.slice(0, source.indexOf('\n---', 3)) : source;
  const document = parseDocument(yaml, { lineCounter: lines });
  const offset = offsetOf(document.contents, path);
  return { file, line: offset === null ? null : lines.linePos(offset).line, field: path };
}

/** Place of the first line that holds `text`. */
export function placeOfText(file: string, text: string): Place {
  if (!existsSync(file)) return { file, line: null };
  const index = readFileSync(file, 'utf8')
    .split('\n')
    .findIndex((line) => line.includes(text));
  return { file, line: index === -1 ? null : index + 1 };
}

/** Where the last part of the path that exists begins: the key of a map's pair, or the item of a list. */
function offsetOf(node: Node | null, path: FieldPath): number | null {
  const [step, ...rest] = path;
  if (isMap(node)) {
    const pair = node.items.find(({ key }) => isScalar(key) && key.value === step);
    if (!pair) return null;
    const start = (pair.key as Node).range?.[0] ?? null;
    return (rest.length > 0 ? offsetOf(pair.value as Node | null, rest) : null) ?? start;
  }
  if (isSeq(node) && typeof step === 'number') {
    const item = node.items[step] as Node | undefined;
    if (!item) return null;
    const start = item.range?.[0] ?? null;
    return (rest.length > 0 ? offsetOf(item, rest) : null) ?? start;
  }
  return null;
}
