/** Changes one field of a content file at a time. All other bytes of the file stay, comments and line ends included. */
import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type ParsedNode,
  parseDocument,
  type Scalar,
  stringify,
  type YAMLSeq,
} from 'yaml';

export type FieldPath = (string | number)[];
export type FieldValue = string | number | boolean;

/** A value that an input can hold. Of a page's words each part with its heading is one, at `['body', index]`; a drawing is one part. */
export interface ContentField {
  path: FieldPath;
  value: FieldValue;
}

/**
 * `add` appends an entry like the last one, empty; a list or a field that is not there yet, or null, begins with `begin`. `remove` takes
 * an entry out of its list or a field out of its group, which goes with its last one; with `isNull` the field stays, and is null. `move`
 * puts an entry behind the next (1) or before the one above (-1).
 */
export type ContentEdit =
  | { path: FieldPath; value: FieldValue }
  | { path: FieldPath; add: true; begin?: unknown }
  | { path: FieldPath; remove: true; isNull?: boolean }
  | { path: FieldPath; move: 1 | -1 };

/** What stands in the file's place of `body`: no field of a page is called so. */
const BODY = 'body';

/** Every field of a file, in its order. @param file as `pages/about/index.md` or `site.yaml` */
export function fieldsOf(file: string, text: string): ContentField[] {
  const { yaml, body } = partsOf(file, text);
  const fields = nodesIn(parseDocument(yaml).contents).flatMap(({ node, path }) =>
    isScalar(node) && isFieldValue(node.value) ? { path, value: node.value } : [],
  );
  return [
    ...fields,
    ...bodyParts(file, body).map((value, index) => ({ path: [BODY, index], value })),
  ];
}

/** The field that stands on a line, or goes on there; null before the first one. @param line from 1 */
export function fieldOnLine(file: string, text: string, line: number): FieldPath | null {
  const { before, yaml, between, body } = partsOf(file, text);
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  let start = before.length + yaml.length + between.length;
  const parts = bodyParts(file, body).map((part, index): [number, FieldPath] => {
    const begins = start;
    start += part.length;
    return [lineAt(begins), [BODY, index]];
  });
  const fields = nodesIn(parseDocument(yaml).contents).flatMap(
    ({ node, path }): [number, FieldPath][] =>
      isScalar(node) && isFieldValue(node.value)
        ? [[lineAt(before.length + (node.range?.[0] ?? 0)), path]]
        : [],
  );
  return [...fields, ...parts].findLast(([begins]) => begins <= line)?.[1] ?? null;
}

/** Lists, empty ones too. */
export function listsOf(file: string, text: string): FieldPath[] {
  return nodesIn(parseDocument(partsOf(file, text).yaml).contents).flatMap(({ node, path }) =>
    isSeq(node) ? [path] : [],
  );
}

/** Groups of fields, with the names of what stands in each and is not null. */
export function groupsOf(file: string, text: string): { path: FieldPath; names: string[] }[] {
  return nodesIn(parseDocument(partsOf(file, text).yaml).contents).flatMap(({ node, path }) =>
    isMap(node)
      ? [
          {
            path,
            names: node.items.filter((pair) => !isNull(pair.value)).map(({ key }) => nameOf(key)),
          },
        ]
      : [],
  );
}

/** Everything in a file as plain values, with the parts of its words as `body`. */
export function valuesOf(file: string, text: string): unknown {
  const { yaml, body } = partsOf(file, text);
  const values: unknown = parseDocument(yaml).toJS();
  return hasBody(file) ? { ...(values as object), [BODY]: bodyParts(file, body) } : values;
}

/** The same of a text that may be no file of fields, as one that is being written; `otherwise` then. */
export function valuesOr<T>(otherwise: T, file: string, text: string | undefined): unknown {
  try {
    return text === undefined ? otherwise : valuesOf(file, text);
  } catch {
    return otherwise;
  }
}

/** None of a text that is no file of fields, or of none. */
export function fieldsOrNone(file: string, text: string | undefined): ContentField[] {
  try {
    return text === undefined ? [] : fieldsOf(file, text);
  } catch {
    return [];
  }
}

const isNull = (node: unknown) => node === null || (isScalar(node) && node.value === null);
const nameOf = (key: unknown) => String((key as Scalar).value);

/** A node and all below it, in the order of the file. */
function nodesIn(
  node: ParsedNode | null,
  path: FieldPath = [],
): { node: ParsedNode | null; path: FieldPath }[] {
  const below = isSeq(node)
    ? node.items.map((item, index) => nodesIn(item as ParsedNode, [...path, index]))
    : isMap(node)
      ? node.items.map(({ key, value }) =>
          nodesIn(value as ParsedNode | null, [...path, nameOf(key)]),
        )
      : [];
  return [{ node, path }, ...below.flat()];
}

/**
 * @returns the file with the change, and no other
 * @throws EditError for a field that the file does not have, or that can't be changed here
 */
export function withEdit(file: string, text: string, edit: ContentEdit): string {
  const { before, yaml, between, body } = partsOf(file, text);
  const [first, index] = edit.path;
  if (first === BODY && typeof index === 'number' && hasBody(file))
    return before + yaml + between + withBodyPart(bodyParts(file, body), index, edit);
  const changed = changeYaml(yaml, edit);
  return before + changed + between + body;
}

/** The field is not there any more, or what stands there is no plain value. */
export class EditError extends Error {}

interface Parts {
  before: string;
  yaml: string;
  between: string;
  body: string;
}

function partsOf(file: string, text: string): Parts {
  if (!hasBody(file)) return { before: '', yaml: text, between: '', body: '' };
  if (isDrawing(file)) return { before: '', yaml: '', between: '', body: text };
  const match = /^(---\r?\n)([\s\S]*?\n)(---[ \t]*(?:\r?\n|$))/.exec(text);
  if (!match) throw new EditError('There is no front matter between two lines of ---.');
  const [whole, before = '', yaml = '', between = ''] = match;
  return { before, yaml, between, body: text.slice(whole.length) };
}

const isDrawing = (file: string) => file.endsWith('.svg');
const hasBody = (file: string) => file.endsWith('.md') || isDrawing(file);

/** Each heading of the second level begins a part. */
function bodyParts(file: string, body: string): string[] {
  if (isDrawing(file)) return [body];
  return body === '' ? [] : body.split(/^(?=## )/m);
}

function withBodyPart(parts: string[], index: number, edit: ContentEdit): string {
  if (parts[index] === undefined) throw new EditError('This part of the words is gone.');
  if ('move' in edit) return moved(parts.map(ended), index, edit.move).join('');
  if ('add' in edit || ('value' in edit && typeof edit.value !== 'string'))
    throw new EditError('Words are text.');
  const words = 'remove' in edit ? '' : ended(edit.value as string);
  return parts.with(index, words).join('');
}

/** The next part begins on a line of its own. */
const ended = (words: string) => (words.endsWith('\n') ? words : `${words}\n`);

function moved<T>(entries: readonly T[], index: number, by: 1 | -1): T[] {
  const [one, other] = [entries[index], entries[index + by]];
  if (one === undefined || other === undefined) throw new EditError('This entry is gone.');
  return entries.with(index, other).with(index + by, one);
}

function changeYaml(yaml: string, asked: ContentEdit): string {
  const document = parseDocument(yaml);
  if (document.errors.length > 0) throw new EditError(document.errors[0]?.message);
  const edit = isFieldOut(asked) ? withEmptyGroup(document, asked) : asked;
  const expected = document.toJS() as unknown;
  const changed =
    'value' in edit
      ? replaceValue(yaml, document, edit.path, edit.value)
      : isFieldOut(edit)
        ? withoutField(yaml, document, edit)
        : changeList(yaml, document, edit);
  applyTo(expected, edit);
  const after = parseDocument(changed);
  if (after.errors.length > 0 || JSON.stringify(after.toJS()) !== JSON.stringify(expected))
    throw new EditError('This can’t be changed here.');
  return changed;
}

function replaceValue(
  yaml: string,
  document: ReturnType<typeof parseDocument>,
  path: FieldPath,
  value: FieldValue,
): string {
  const node = document.getIn(path, true);
  if (isAlias(node) || !isScalar(node) || !node.range || !isFieldValue(node.value))
    throw new EditError('There is no such field.');
  const [start, end] = node.range;
  const isBlock = node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED';
  const isPlain = node.type === 'PLAIN' || node.type === undefined;
  const isInline = path.some((_, index) => {
    const around = index === 0 ? document.contents : document.getIn(path.slice(0, index), true);
    return (isSeq(around) || isMap(around)) && around.flow === true;
  });
  const source = sourceOf(value, isPlain, isInline);
  return `${yaml.slice(0, start)}${source}${isBlock ? '\n' : ''}${yaml.slice(end)}`;
}

/** Plain where it was plain and stays the same text, else in double quotes, whose escapes are those of JSON. */
function sourceOf(value: FieldValue, isPlain: boolean, isInline: boolean): string {
  if (typeof value !== 'string') return String(value);
  const plain = parseDocument(isInline ? `[${value}]` : `- ${value}`);
  const isSame =
    plain.errors.length === 0 && JSON.stringify(plain.toJS()) === JSON.stringify([value]);
  return isPlain && isSame && !/[\n#]/.test(value) ? value : JSON.stringify(value);
}

function changeList(
  yaml: string,
  document: ReturnType<typeof parseDocument>,
  edit: Exclude<ContentEdit, { value: FieldValue }>,
): string {
  const path = 'add' in edit ? edit.path : edit.path.slice(0, -1);
  const list = document.getIn(path, true);
  if ('add' in edit && list === undefined && edit.begin !== undefined)
    return addField(yaml, document, path, edit.begin);
  if (
    'add' in edit &&
    isScalar(list) &&
    list.value === null &&
    list.range &&
    edit.begin !== undefined
  ) {
    const [start, end] = list.range;
    const source = inFlow(edit.begin);
    return `${yaml.slice(0, start)}${yaml[start - 1] === ':' ? ' ' : ''}${source}${yaml.slice(end)}`;
  }
  if (!isSeq(list) || !list.range) throw new EditError('There is no such list.');
  const entries = list.toJSON() as unknown[];
  if (entries.length === 0) {
    if (!('add' in edit) || edit.begin === undefined) throw new EditError('This list is empty.');
    const source = inFlow(edit.begin);
    return yaml.slice(0, list.range[0]) + source + yaml.slice(list.range[1]);
  }
  const sequence = list as YAMLSeq<ParsedNode>;
  const places = sequence.items.map((item, index): [number, number] =>
    list.flow ? [item.range[0], item.range[1]] : linesOf(yaml, sequence, index),
  );
  if ('add' in edit) return appended(yaml, sequence, places, emptyLike(entries.at(-1)));
  const index = edit.path.at(-1) as number;
  const [start, end] = places[index] ?? [];
  if (start === undefined || end === undefined) throw new EditError('This entry is gone.');
  if ('move' in edit) {
    const sources = places.map(([from, to]) => yaml.slice(from, to));
    return moved(sources, index, edit.move).reduceRight(
      (text, source, one) =>
        text.slice(0, places[one]?.[0]) + source + text.slice(places[one]?.[1]),
      yaml,
    );
  }
  const [next] = places[index + 1] ?? [];
  if (next !== undefined) return yaml.slice(0, start) + yaml.slice(next);
  const [, before] = places[index - 1] ?? [];
  if (before !== undefined) return yaml.slice(0, list.flow ? before : start) + yaml.slice(end);
  if (list.flow) return `${yaml.slice(0, list.range[0])}[]${yaml.slice(list.range[1])}`;
  // A file that is one list has nothing before it that the comments could be about.
  if (path.length === 0) return `${yaml.slice(0, start)}[]\n${yaml.slice(end)}`;
  // Its comments go with it.
  const head = yaml.slice(0, start).replace(/(?:\n[ \t]*(?:#.*)?)*$/, '');
  return `${head} []\n${yaml.slice(end)}`;
}

function appended(
  yaml: string,
  list: YAMLSeq<ParsedNode>,
  places: [number, number][],
  entry: unknown,
): string {
  const [start, end] = places.at(-1) as [number, number];
  if (list.flow) {
    const source = inFlow(entry);
    return `${yaml.slice(0, end)}, ${source}${yaml.slice(end)}`;
  }
  const indent = /^[ ]*(?=-)/m.exec(yaml.slice(start))?.[0] ?? '';
  const source = indented(stringify([entry], { lineWidth: 0 }), indent);
  return ended(yaml.slice(0, end)) + source + yaml.slice(end);
}

const inFlow = (value: unknown) =>
  stringify(value, { collectionStyle: 'flow', lineWidth: 0 }).trim();

const indented = (source: string, indent: string) => source.replaceAll(/^(?=.)/gm, indent);

/** At the end of its group, which is there. */
function addField(
  yaml: string,
  document: ReturnType<typeof parseDocument>,
  path: FieldPath,
  value: unknown,
): string {
  const group = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
  if (!isMap<Scalar, ParsedNode | null>(group) || !group.range)
    throw new EditError('There is no such group.');
  if (group.flow) {
    const last = group.items.at(-1);
    const end = last ? (last.value ?? last.key).range?.[1] : group.range[0] + 1;
    const field = inFlow({ [path.at(-1) as string]: value }).slice(1, -1);
    return yaml.slice(0, end) + (last ? `,${field.trimEnd()}` : field) + yaml.slice(end);
  }
  const [first] = (group as unknown as { items: { key: { range: [number, number] } }[] }).items;
  const start = first?.key.range[0] ?? group.range[0];
  const indent = ' '.repeat(start - (yaml.lastIndexOf('\n', start - 1) + 1));
  const end = lineEnd(yaml, group.range[1]);
  const source = stringify({ [path.at(-1) as string]: value }, { lineWidth: 0 });
  return ended(yaml.slice(0, end)) + indented(source, indent) + yaml.slice(end);
}

type FieldOut = Extract<ContentEdit, { remove: true }>;

const isFieldOut = (edit: ContentEdit): edit is FieldOut =>
  'remove' in edit && typeof edit.path.at(-1) === 'string';

/** A group whose only field goes is not there any more either. */
function withEmptyGroup(document: ReturnType<typeof parseDocument>, edit: FieldOut): FieldOut {
  const path = edit.path.slice(0, -1);
  const group = path.length > 0 ? document.getIn(path, true) : null;
  const isOnly = isMap(group) && group.items.length === 1 && typeof path.at(-1) === 'string';
  return isOnly && !edit.isNull ? withEmptyGroup(document, { ...edit, path }) : edit;
}

function withoutField(
  yaml: string,
  document: ReturnType<typeof parseDocument>,
  { path, isNull = false }: FieldOut,
): string {
  const group = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
  const pairs = isMap<Scalar, ParsedNode | null>(group) ? group.items : [];
  const index = pairs.findIndex(({ key }) => nameOf(key) === path.at(-1));
  const { key, value } = pairs[index] ?? {};
  if (!key?.range || !value) throw new EditError('There is no such field.');
  const [start, end] = value.range;
  if (isMap(group) && group.flow && !isNull) {
    const [next, before] = [pairs[index + 1], pairs[index - 1]];
    const from = next ? key.range[0] : (before?.value ?? before?.key)?.range?.[1];
    return yaml.slice(0, from ?? key.range[0]) + yaml.slice(next?.key.range?.[0] ?? end);
  }
  const isInLines = (isMap(value) || isSeq(value)) && !value.flow;
  if (isNull && !isInLines) return `${yaml.slice(0, start)}null${yaml.slice(end)}`;
  if (isNull) return `${yaml.slice(0, key.range[1])}: null\n${yaml.slice(lineEnd(yaml, end))}`;
  const line = yaml.lastIndexOf('\n', key.range[0]) + 1;
  return yaml.slice(0, line) + yaml.slice(lineEnd(yaml, end));
}

/** The lines of an entry of a list in lines, with its dash and the comment right above it, which the list's first line has for itself. */
function linesOf(yaml: string, list: YAMLSeq<ParsedNode>, index: number): [number, number] {
  const dash = yaml.lastIndexOf('-', (list.items[index]?.range[0] ?? yaml.length) - 1);
  let start = yaml.lastIndexOf('\n', dash) + 1;
  const before = index === 0 ? start : lineEnd(yaml, list.items[index - 1]?.range[1] ?? 0);
  for (let above = start; above > before; start = above) {
    above = yaml.lastIndexOf('\n', start - 2) + 1;
    if (!/^\s*#/.test(yaml.slice(above, start))) break;
  }
  return [start, lineEnd(yaml, list.items[index]?.range[1] ?? yaml.length)];
}

/** Where the line of a value's end is over. */
function lineEnd(yaml: string, end: number): number {
  const line = yaml[end - 1] === '\n' ? end : yaml.indexOf('\n', end) + 1;
  return line === 0 ? yaml.length : line;
}

/** With every text empty, numbers and choices as they are. */
function emptyLike(value: unknown): unknown {
  if (typeof value === 'string') return '';
  if (Array.isArray(value)) return [];
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, emptyLike(one)]));
}

function applyTo(root: unknown, edit: ContentEdit): void {
  const last = edit.path.at(-1) as string | number;
  const parent = edit.path
    .slice(0, -1)
    .reduce<unknown>((at, step) => (at as Record<string | number, unknown>)[step], root);
  const group = parent as Record<string | number, unknown>;
  const entries = parent as unknown[];
  if ('value' in edit) group[last] = edit.value;
  else if (isFieldOut(edit)) {
    if (edit.isNull) group[last] = null;
    else delete group[last];
  } else if ('remove' in edit) entries.splice(last as number, 1);
  else if ('move' in edit)
    entries.splice(0, entries.length, ...moved(entries, last as number, edit.move));
  else {
    const list = (edit.path.length === 0 ? root : group[last]) as unknown[] | undefined;
    if (list?.length) list.push(emptyLike(list.at(-1)));
    else if (edit.path.length === 0) list?.push(...(edit.begin as unknown[]));
    else group[last] = edit.begin;
  }
}

const isFieldValue = (value: unknown): value is FieldValue =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
