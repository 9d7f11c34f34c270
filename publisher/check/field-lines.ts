/** Finds the line of a field or a text in a content file. */
import { existsSync, readFileSync } from 'node:fs';
import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';

export type FieldPath = readonly (string | number)[];

export interface Place {
  /** Path of a file, or the name of an environment variable. */
  file: string;
  /** From 1; null for the whole file. */
  line: number | null;
  /** Path of the field, if the place is one. */
  field?: FieldPath;
}

/**
 * Place of a field in a YAML file, or in the front matter of a Markdown file. If the field is missing, the place of the group
 * around it; if that is missing, too, the whole file.
 */
export function placeOfField(file: string, path: FieldPath): Place {
  if (!existsSync(file)) return { file, line: null, field: path };
  const source = readFileSync(file, 'utf8');
  const lines = new LineCounter();
  // After the second --- follows the body, which is not YAML.
  const yaml = file.endsWith('.md') ? source.slice(0, source.indexOf('\n---', 3)) : source;
  const document = parseDocument(yaml, { lineCounter: lines });
  const offset = offsetOf(document.contents, path);
  return { file, line: offset === null ? null : lines.linePos(offset).line, field: path };
}

/** Place of the first line that contains `text`. */
export function placeOfText(file: string, text: string): Place {
  if (!existsSync(file)) return { file, line: null };
  const index = readFileSync(file, 'utf8')
    .split('\n')
    .findIndex((line) => line.includes(text));
  return { file, line: index === -1 ? null : index + 1 };
}

/** Offset of the last existing part of the path: the key in a group, or the item in a list. */
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
