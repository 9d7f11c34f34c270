/** Changes one field of a content file at a time. All other bytes of the file stay, comments and line ends included. */
import {
  isAlias,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Pair,
  type ParsedNode,
  parseDocument,
  type Scalar,
  stringify,
  type YAMLMap,
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
 * `begin` stands from then on where nothing stood, or null: under a new name of a group, or behind the last entry of a list. `remove` takes
 * an entry out of its list or a field out of its group, which goes with its last one; with `isNull` the field stays, and is null. `move`
 * puts an entry behind the next (1) or before the one above (-1).
 */
export type ContentEdit =
  | { path: FieldPath; value: FieldValue }
  | { path: FieldPath; begin: unknown }
  | { path: FieldPath; remove: true; isNull?: boolean }
  | { path: FieldPath; move: 1 | -1 };

/** What stands in the file's place of `body`: no field of a page is called so. */
const BODY = 'body';

/** Every field of a file, in its order. @param file as `pages/about/index.md` or `site.yaml` */
export const fieldsOf = (file: string, text: string): ContentField[] =>
  placedFields(file, text).map(({ path, value }) => ({ path, value }));

/** The field that stands on a line, or goes on there; null before the first one. @param line from 1 */
export function fieldOnLine(file: string, text: string, line: number): FieldPath | null {
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  return placedFields(file, text).findLast(({ offset }) => lineAt(offset) <= line)?.path ?? null;
}

function placedFields(file: string, text: string): (ContentField & { offset: number })[] {
  const { before, yaml, between, body } = partsOf(file, text);
  const fields = nodesIn(parseDocument(yaml).contents).flatMap(({ node, path }) =>
    isScalar(node) && isFieldValue(node.value)
      ? { path, value: node.value, offset: before.length + (node.range?.[0] ?? 0) }
      : [],
  );
  let end = before.length + yaml.length + between.length;
  const parts = bodyParts(file, body).map((value, index) => {
    const offset = end;
    end += value.length;
    return { path: [BODY, index], value, offset };
  });
  return [...fields, ...parts];
}

/** Lists, with how many entries they have, and groups of fields, with the names of what stands in them and is not null. Empty ones, too. */
export function groupsOf(
  file: string,
  text: string,
): { path: FieldPath; entries: number | null; names: string[] }[] {
  return nodesIn(parseDocument(partsOf(file, text).yaml).contents).flatMap(({ node, path }) => {
    if (isSeq(node)) return { path, entries: node.items.length, names: [] };
    if (!isMap(node)) return [];
    const filled = node.items.filter(({ value }) => value !== null && !isNull(value));
    return { path, entries: null, names: filled.map(({ key }) => nameOf(key)) };
  });
}

/** Everything in a file as plain values, with the parts of its words as `body`. */
export function valuesOf(file: string, text: string): unknown {
  const { yaml, body } = partsOf(file, text);
  const values: unknown = parseDocument(yaml).toJS();
  return hasBody(file) ? { ...(values as object), [BODY]: bodyParts(file, body) } : values;
}

/** The same of a text that may be no file of fields, as one that is being written; `otherwise` then. */
export const valuesOr = (otherwise: unknown, file: string, text: string | undefined) =>
  readOr(otherwise, text, (text) => valuesOf(file, text));

/** None of a text that is no file of fields, or of none. */
export const fieldsOrNone = (file: string, text: string | undefined): ContentField[] =>
  readOr([], text, (text) => fieldsOf(file, text));

function readOr<T>(otherwise: T, text: string | undefined, read: (text: string) => T): T {
  try {
    return text === undefined ? otherwise : read(text);
  } catch {
    return otherwise;
  }
}

const isNull = (node: unknown): node is Scalar<null> => isScalar(node) && node.value === null;
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
  if ('begin' in edit || ('value' in edit && typeof edit.value !== 'string'))
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
  const edit = 'remove' in asked ? { ...asked, path: wholePath(document, asked) } : asked;
  const expected = document.toJS() as unknown;
  const changed = changedYaml(yaml, document, edit);
  applyTo(expected, edit);
  const after = parseDocument(changed);
  if (after.errors.length > 0 || JSON.stringify(after.toJS()) !== JSON.stringify(expected))
    throw new EditError('This can’t be changed here.');
  return changed;
}

type Document = ReturnType<typeof parseDocument>;

function changedYaml(yaml: string, document: Document, edit: ContentEdit): string {
  const { path } = edit;
  if ('value' in edit) return replaceValue(yaml, document, path, edit.value);
  const there = document.getIn(path, true) as ParsedNode | undefined;
  const around = document.getIn(path.slice(0, -1), true);
  if (!isCollection(around)) throw new EditError('There is no such list or group.');
  const places = around.items.map((_, index) => placeOf(yaml, around, index));
  if ('begin' in edit) {
    if (isNull(there)) return withSource(yaml, there, inFlow(edit.begin));
    if (there) throw new EditError('There is one already.');
    return appended(yaml, around, places.at(-1), path.at(-1) as string | number, edit.begin);
  }
  const index = around.items.findIndex((item, at) =>
    isPair(item) ? nameOf(item.key) === path.at(-1) : at === path.at(-1),
  );
  const place = places[index];
  if (!place) throw new EditError('This entry is gone.');
  if ('remove' in edit)
    return edit.isNull
      ? nulled(yaml, there, place)
      : removed(yaml, around, { places, index, isRoot: around === document.contents });
  const sources = places.map(({ start, end }) => yaml.slice(start, end));
  return moved(sources, index, edit.move).reduceRight(
    (text, source, at) => text.slice(0, places[at]?.start) + source + text.slice(places[at]?.end),
    yaml,
  );
}

/** A group whose only field goes is not there any more either. @returns the path of what goes */
function wholePath(document: Document, edit: { path: FieldPath; isNull?: boolean }): FieldPath {
  const path = edit.path.slice(0, -1);
  const group = document.getIn(path, true);
  const isOnly = isMap(group) && group.items.length === 1 && typeof path.at(-1) === 'string';
  return isOnly && !edit.isNull ? wholePath(document, { path }) : edit.path;
}

function replaceValue(
  yaml: string,
  document: Document,
  path: FieldPath,
  value: FieldValue,
): string {
  const node = document.getIn(path, true);
  if (isAlias(node) || !isScalar(node) || !node.range || !isFieldValue(node.value))
    throw new EditError('There is no such field.');
  const isPlain = node.type === 'PLAIN' || node.type === undefined;
  const isBlock = node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED';
  const isInline = path.some((_, index) => {
    const around = document.getIn(path.slice(0, index), true);
    return isCollection(around) && around.flow === true;
  });
  return withSource(yaml, node, sourceOf(value, isPlain, isInline) + (isBlock ? '\n' : ''));
}

/** Plain where it was plain and stays the same text, else in double quotes, whose escapes are those of JSON. */
function sourceOf(value: FieldValue, isPlain: boolean, isInline: boolean): string {
  if (typeof value !== 'string') return String(value);
  const plain = parseDocument(isInline ? `[${value}]` : `- ${value}`);
  const isSame =
    plain.errors.length === 0 && JSON.stringify(plain.toJS()) === JSON.stringify([value]);
  return isPlain && isSame && !/[\n#]/.test(value) ? value : JSON.stringify(value);
}

/** A list or a group. */
type Collection = (YAMLSeq<ParsedNode> | YAMLMap<Scalar, ParsedNode | null>) & { range: Range };
type Range = [start: number, end: number, after: number];

const isCollection = (node: unknown): node is Collection =>
  (isSeq(node) || isMap(node)) && !!node.range;

/** Where an entry of a list stands, or a field of a group. In lines with the comment right above it, which the first one leaves there. */
interface Place {
  start: number;
  end: number;
  /** Of its dash, or its name. */
  mark: number;
}

function placeOf(yaml: string, { items, flow }: Collection, index: number): Place {
  const item = items[index] as ParsedNode | Pair<Scalar, ParsedNode | null>;
  const [begins] = (isPair(item) ? item.key : item).range as Range;
  if (flow) return { start: begins, end: endOf(item), mark: begins };
  const mark = isPair(item) ? begins : yaml.lastIndexOf('-', begins - 1);
  let start = lineStart(yaml, mark);
  const before = index === 0 ? start : lineEnd(yaml, endOf(items[index - 1]));
  for (let above = start; above > before; start = above) {
    above = lineStart(yaml, start - 1);
    if (!/^\s*#/.test(yaml.slice(above, start))) break;
  }
  return { start, end: lineEnd(yaml, endOf(item)), mark };
}

function endOf(item: unknown): number {
  const { range } = (isPair(item) ? (item.value ?? item.key) : item) as { range: Range };
  return range[1];
}

/** Where the line begins that an offset is in. */
const lineStart = (yaml: string, offset: number) => yaml.lastIndexOf('\n', offset - 1) + 1;

/** Where the line of a value's end is over. */
function lineEnd(yaml: string, end: number): number {
  const line = yaml[end - 1] === '\n' ? end : yaml.indexOf('\n', end) + 1;
  return line === 0 ? yaml.length : line;
}

/** In place of a node; after a name without a value there is no space yet. */
function withSource(yaml: string, node: { range?: Range | null }, source: string): string {
  const [start, end] = node.range as Range;
  return `${yaml.slice(0, start)}${yaml[start - 1] === ':' ? ' ' : ''}${source}${yaml.slice(end)}`;
}

const inFlow = (value: unknown) =>
  stringify(value, { collectionStyle: 'flow', lineWidth: 0 }).trim();

/** @param last place of the entry or field that it comes after; undefined = there is none */
function appended(
  yaml: string,
  around: Collection,
  last: Place | undefined,
  name: string | number,
  value: unknown,
): string {
  const entry = isSeq(around) ? [value] : { [name]: value };
  if (!last) return withSource(yaml, around, inFlow(entry));
  const [before, after] = [yaml.slice(0, last.end), yaml.slice(last.end)];
  if (around.flow) return `${before}, ${inFlow(entry).slice(1, -1).trim()}${after}`;
  const indent = ' '.repeat(last.mark - lineStart(yaml, last.mark));
  const lines = stringify(entry, { lineWidth: 0 }).replaceAll(/^(?=.)/gm, indent);
  return ended(before) + lines + after;
}

function removed(
  yaml: string,
  around: Collection,
  { places, index, isRoot }: { places: Place[]; index: number; isRoot: boolean },
): string {
  const { start = 0, end } = places[index] ?? {};
  const [before, next] = [places[index - 1], places[index + 1]];
  if (next) return yaml.slice(0, start) + yaml.slice(next.start);
  if (before) return yaml.slice(0, around.flow ? before.end : start) + yaml.slice(end);
  const empty = isSeq(around) ? '[]' : '{}';
  if (around.flow) return withSource(yaml, around, empty);
  // A file that is one list has nothing before it that the comments could be about.
  if (isRoot) return `${yaml.slice(0, start)}${empty}\n${yaml.slice(end)}`;
  // Its comments go with it.
  const head = yaml.slice(0, start).replace(/(?:\n[ \t]*(?:#.*)?)*$/, '');
  return `${head} ${empty}\n${yaml.slice(end)}`;
}

/** @param place of the field that is null from then on. */
function nulled(yaml: string, node: ParsedNode | undefined, { mark, end }: Place): string {
  if (!node) throw new EditError('There is no such field.');
  if (!isCollection(node) || node.flow) return withSource(yaml, node, 'null');
  return `${yaml.slice(0, yaml.indexOf(':', mark))}: null\n${yaml.slice(end)}`;
}

function applyTo(root: unknown, edit: ContentEdit): void {
  const last = edit.path.at(-1) as string | number;
  const around = edit.path
    .slice(0, -1)
    .reduce<unknown>((at, step) => (at as Record<string | number, unknown>)[step], root);
  const group = around as Record<string | number, unknown>;
  const entries = around as unknown[];
  if ('value' in edit) group[last] = edit.value;
  else if ('begin' in edit) group[last] = edit.begin;
  else if ('move' in edit)
    entries.splice(0, entries.length, ...moved(entries, last as number, edit.move));
  else if (edit.isNull) group[last] = null;
  else if (Array.isArray(around)) entries.splice(last as number, 1);
  else delete group[last];
}

const isFieldValue = (value: unknown): value is FieldValue =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
