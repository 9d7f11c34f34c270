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

/** A value that an input can hold. Of a page's words each part with its heading is one, at `['body', index]`. */
export interface ContentField {
  path: FieldPath;
  value: FieldValue;
}

/** `add` appends an entry like the last one, empty; `remove` takes one out of its list. */
export type ContentEdit =
  | { path: FieldPath; value: FieldValue }
  | { path: FieldPath; add: true }
  | { path: FieldPath; remove: true };

/** What stands in the file's place of `body`: no field of a page is called so. */
const BODY = 'body';

/** Every field of a file, in its order. @param file as `pages/about/index.md` or `site.yaml` */
export function fieldsOf(file: string, text: string): ContentField[] {
  const { yaml, body } = partsOf(file, text);
  const fields = nodesIn(parseDocument(yaml).contents).flatMap(({ node, path }) =>
    isScalar(node) && isFieldValue(node.value) ? { path, value: node.value } : [],
  );
  return [...fields, ...bodyParts(body).map((value, index) => ({ path: [BODY, index], value }))];
}

/** Lists that can get another entry: those that have one already. */
export function listsOf(file: string, text: string): FieldPath[] {
  return nodesIn(parseDocument(partsOf(file, text).yaml).contents).flatMap(({ node, path }) =>
    isSeq(node) && node.items.length > 0 ? [path] : [],
  );
}

/** A node and all below it, in the order of the file. */
function nodesIn(
  node: ParsedNode | null,
  path: FieldPath = [],
): { node: ParsedNode | null; path: FieldPath }[] {
  const below = isSeq(node)
    ? node.items.map((item, index) => nodesIn(item as ParsedNode, [...path, index]))
    : isMap(node)
      ? node.items.map(({ key, value }) =>
          nodesIn(value as ParsedNode | null, [...path, String((key as unknown as Scalar).value)]),
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
  if (first === BODY && typeof index === 'number' && file.endsWith('.md'))
    return before + yaml + between + withBodyPart(body, index, edit);
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
  if (!file.endsWith('.md')) return { before: '', yaml: text, between: '', body: '' };
  const match = /^(---\r?\n)([\s\S]*?\n)(---[ \t]*(?:\r?\n|$))/.exec(text);
  if (!match) throw new EditError('There is no front matter between two lines of ---.');
  const [whole, before = '', yaml = '', between = ''] = match;
  return { before, yaml, between, body: text.slice(whole.length) };
}

/** Each heading of the second level begins a part. */
const bodyParts = (body: string) => (body === '' ? [] : body.split(/^(?=## )/m));

function withBodyPart(body: string, index: number, edit: ContentEdit): string {
  const parts = bodyParts(body);
  if (parts[index] === undefined) throw new EditError('This part of the words is gone.');
  if ('add' in edit || ('value' in edit && typeof edit.value !== 'string'))
    throw new EditError('Words are text.');
  // The next part begins on a line of its own.
  const ended = (words: string) => (words.endsWith('\n') ? words : `${words}\n`);
  const words = 'remove' in edit ? '' : ended(edit.value as string);
  return parts.with(index, words).join('');
}

function changeYaml(yaml: string, edit: ContentEdit): string {
  const document = parseDocument(yaml);
  if (document.errors.length > 0) throw new EditError(document.errors[0]?.message);
  const expected = document.toJS() as unknown;
  const changed =
    'value' in edit
      ? replaceValue(yaml, document.getIn(edit.path, true), edit.value)
      : changeList(yaml, document, edit);
  applyTo(expected, edit);
  const after = parseDocument(changed);
  if (after.errors.length > 0 || JSON.stringify(after.toJS()) !== JSON.stringify(expected))
    throw new EditError('This can’t be changed here.');
  return changed;
}

function replaceValue(yaml: string, node: unknown, value: FieldValue): string {
  if (isAlias(node) || !isScalar(node) || !node.range || !isFieldValue(node.value))
    throw new EditError('There is no such field.');
  const [start, end] = node.range;
  const isBlock = node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED';
  const isPlain = node.type === 'PLAIN' || node.type === undefined;
  return `${yaml.slice(0, start)}${sourceOf(value, isPlain)}${isBlock ? '\n' : ''}${yaml.slice(end)}`;
}

/** Plain where it was plain and stays the same text, else in double quotes, whose escapes are those of JSON. */
function sourceOf(value: FieldValue, isPlain: boolean): string {
  if (typeof value !== 'string') return String(value);
  const plain = parseDocument(`[${value}]`);
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
  if (!isSeq(list) || list.items.length === 0 || !list.range)
    throw new EditError('There is no such list.');
  const entries = list.toJSON() as unknown[];
  const index = edit.path.at(-1) as number;
  if (list.flow) {
    const changed =
      'add' in edit ? [...entries, emptyLike(entries.at(-1))] : entries.toSpliced(index, 1);
    const source = stringify(changed, { collectionStyle: 'flow', lineWidth: 0 }).trim();
    return yaml.slice(0, list.range[0]) + source + yaml.slice(list.range[1]);
  }
  const places = list.items.map((_, one) => linesOf(yaml, list as YAMLSeq<ParsedNode>, one));
  if ('add' in edit) {
    const [start, end] = places.at(-1) as [number, number];
    const indent = /^\s*/.exec(yaml.slice(start))?.[0] ?? '';
    const entry = stringify([emptyLike(entries.at(-1))], { lineWidth: 0 });
    const added = entry.replaceAll(/^(?=.)/gm, indent);
    const head = yaml.slice(0, end);
    return `${head}${head.endsWith('\n') ? '' : '\n'}${added}${yaml.slice(end)}`;
  }
  const place = places[index];
  if (!place) throw new EditError('This entry is gone.');
  const [start, end] = place;
  if (list.items.length > 1) return yaml.slice(0, start) + yaml.slice(end);
  return `${yaml.slice(0, start).replace(/\s*$/, '')} []\n${yaml.slice(end)}`;
}

/** The lines of an entry of a list in lines, with its dash: up to the next entry, or to the end of its value. */
function linesOf(yaml: string, list: YAMLSeq<ParsedNode>, index: number): [number, number] {
  const startOf = (one: number) => {
    const at = list.items[one]?.range?.[0] ?? yaml.length;
    return yaml.lastIndexOf('\n', yaml.lastIndexOf('-', at - 1)) + 1;
  };
  const isLast = index === list.items.length - 1;
  if (!isLast) return [startOf(index), startOf(index + 1)];
  const end = list.items[index]?.range?.[1] ?? yaml.length;
  const line = yaml[end - 1] === '\n' ? end : yaml.indexOf('\n', end) + 1;
  return [startOf(index), line === 0 ? yaml.length : line];
}

/** With every text empty, numbers and choices as they are. */
function emptyLike(value: unknown): unknown {
  if (typeof value === 'string') return '';
  if (Array.isArray(value)) return [];
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, emptyLike(one)]));
}

function applyTo(root: unknown, edit: ContentEdit): void {
  const parent = (path: FieldPath) =>
    path.reduce<unknown>((at, step) => (at as Record<string | number, unknown>)[step], root);
  const last = edit.path.at(-1) as string | number;
  if ('value' in edit)
    (parent(edit.path.slice(0, -1)) as Record<string | number, unknown>)[last] = edit.value;
  else if ('add' in edit) {
    const list = parent(edit.path) as unknown[];
    list.push(emptyLike(list.at(-1)));
  } else (parent(edit.path.slice(0, -1)) as unknown[]).splice(last as number, 1);
}

const isFieldValue = (value: unknown): value is FieldValue =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
