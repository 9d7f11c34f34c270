/** A content file being edited: parsed once, changed by path, written once. Comments are kept. */
import {
  isCollection,
  isScalar,
  type Node,
  parseDocument,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { valueAt } from '../../domain/content/schema-parts.ts';
import type { FieldPath, FieldValue } from '../../domain/office/content-api.ts';

export type { FieldPath, FieldValue };

/**
 * A value that an input can hold. Each part of a page's body, with its heading, is one, at `['body', index]`; a drawing is a
 * single part.
 */
export interface ContentField {
  path: FieldPath;
  value: FieldValue;
}

/**
 * `begin` sets a value where there is none or null: under a new name in a group, or at the end of a list. `remove` removes an
 * entry from its list or a field from its group, and the group with its last field; with `isNull` the field stays, as null.
 * `move` swaps an entry with the next (1) or the previous one (-1).
 */
export type ContentEdit =
  | { path: FieldPath; value: FieldValue }
  | { path: FieldPath; begin: unknown }
  | { path: FieldPath; remove: true; isNull?: boolean }
  | { path: FieldPath; move: 1 | -1 };

/** The file has no such field, or the edit is not possible. */
export class EditError extends Error {}

/** Path of a page's body; no front matter field has this name. */
const BODY = 'body';

export class ContentDocument {
  /** The whole file as plain values, with the parts of its body as `body`. Edits update it. */
  readonly values: unknown;
  readonly #file: string;
  readonly #parts: Parts;
  readonly #document: ReturnType<typeof parseDocument>;

  /**
   * @param file as in `pages/about/index.md` or `site.yaml`
   * @throws EditError for a page without front matter, or a text that is not YAML
   */
  constructor(file: string, text: string) {
    this.#file = file;
    this.#parts = partsOf(file, text);
    this.#document = parseDocument(this.#parts.yaml);
    const [error] = this.#document.errors;
    if (error) throw new EditError(error.message);
    const values: unknown = this.#document.toJS();
    this.values = hasBody(file) ? { ...(values as object), [BODY]: this.#parts.body } : values;
  }

  /** @throws EditError */
  apply(edit: ContentEdit): void {
    if (hasBody(this.#file) && edit.path[0] === BODY) editBody(this.#parts.body, edit);
    else if ('value' in edit) this.#set(edit.path, edit.value);
    else if ('begin' in edit) this.#begin(edit.path, edit.begin);
    else if ('remove' in edit) this.#remove(edit.path, edit.isNull ?? false);
    else this.#move(edit.path, edit.move);
  }

  #set(path: FieldPath, value: FieldValue): void {
    const node = this.#document.getIn(path, true);
    if (!isScalar(node) || !isFieldValue(node.value))
      throw new EditError('There is no such field.');
    node.value = value;
    if (String(value).includes('\n')) node.type = 'BLOCK_LITERAL';
    this.#around(path).set(path.at(-1), value);
  }

  #begin(path: FieldPath, value: unknown): void {
    const last = path.at(-1) as string | number;
    const around = this.#around(path);
    if ((around.get(last) ?? null) !== null) throw new EditError('There is one already.');
    if (Array.isArray(around.values) && last !== around.values.length)
      throw new EditError('An entry is added at the end of its list.');
    // An empty list or group is on one line; its first entry starts a new line.
    if (around.node.items.length === 0) around.node.flow = false;
    this.#replace(path, value);
    around.set(last, structuredClone(value));
  }

  /** Keeps the comment after the value. */
  #replace(path: FieldPath, value: unknown): void {
    const before = this.#document.getIn(path, true) as Node | undefined;
    const node = this.#document.createNode(value);
    node.comment = before?.comment ?? null;
    this.#document.setIn(path, node);
  }

  #remove(asked: FieldPath, isNull: boolean): void {
    const path = isNull ? asked : this.#wholePath(asked);
    const last = path.at(-1) as string | number;
    const around = this.#around(path);
    if (around.get(last) === undefined) throw new EditError('This entry is gone.');
    if (isNull) {
      this.#replace(path, null);
      around.set(last, null);
      return;
    }
    around.node.delete(last);
    if (Array.isArray(around.values)) around.values.splice(last as number, 1);
    else delete around.values[last];
  }

  #move(path: FieldPath, by: 1 | -1): void {
    const index = path.at(-1) as number;
    const { node, values } = this.#around(path);
    if (!Array.isArray(values)) throw new EditError('There is no such list.');
    swap(values, index, by);
    swap(node.items, index, by);
    // Blank lines stay in place.
    const [one, other] = [node.items[index], node.items[index + by]] as Node[];
    if (one && other)
      [one.spaceBefore, other.spaceBefore] = [!!other.spaceBefore, !!one.spaceBefore];
  }

  /** The last field of a group removes the group. @returns the path to remove */
  #wholePath(path: FieldPath): FieldPath {
    const around = path.slice(0, -1);
    const group = valueAt(this.values, around);
    const isOnly = !Array.isArray(group) && Object.keys(Object(group)).length === 1;
    return isOnly && typeof around.at(-1) === 'string' ? this.#wholePath(around) : path;
  }

  /** The list or group that contains a field, both as a YAML node and as plain values. */
  #around(path: FieldPath) {
    const around = path.slice(0, -1);
    const node = this.#document.getIn(around, true);
    const values = valueAt(this.values, around) as Record<string | number, unknown>;
    if (!isCollection(node) || !values) throw new EditError('There is no such list or group.');
    return {
      node: node as YAMLMap | YAMLSeq,
      values,
      get: (name: string | number) => valueAt(values, [name]),
      set(name: unknown, value: unknown) {
        values[name as string] = value;
      },
    };
  }

  /** Writes the file. If this method wrote it before, an edit of one field changes no other lines. */
  toString(): string {
    const { before, yaml, between, body } = this.#parts;
    const matter = this.#document.contents === null ? yaml : written(this.#document);
    return before + matter + between + body.join('');
  }
}

/** Writes lists as `[a, b]` and groups as `{ a: 1 }`, and never wraps texts. */
function written(document: ReturnType<typeof parseDocument>): string {
  visit(document, {
    Seq: (_, node) => pad(node, ''),
    Map: (_, node) => pad(node, ' '),
  });
  return document.toString({ lineWidth: 0 });
}

/** The yaml library has only one padding setting for lists and groups. */
function pad(node: Node, padding: string): void {
  type Write = (context?: object, ...rest: unknown[]) => string;
  const own = Object.getPrototypeOf(node) as { toString: Write };
  const write: Write = (context, ...rest) =>
    own.toString.call(node, context && { ...context, flowCollectionPadding: padding }, ...rest);
  Object.assign(node, { toString: write });
}

interface Parts {
  before: string;
  yaml: string;
  between: string;
  /** Parts of the body; each second-level heading begins one. */
  body: string[];
}

function partsOf(file: string, text: string): Parts {
  if (!hasBody(file)) return { before: '', yaml: text, between: '', body: [] };
  if (isDrawing(file)) return { before: '', yaml: '', between: '', body: [text] };
  const match = /^(---\r?\n)([\s\S]*?\n)(---[ \t]*(?:\r?\n|$))/.exec(text);
  if (!match) throw new EditError('There is no front matter between two lines of ---.');
  const [whole, before = '', yaml = '', between = ''] = match;
  const words = text.slice(whole.length);
  return { before, yaml, between, body: words === '' ? [] : words.split(/^(?=## )/m) };
}

const isDrawing = (file: string) => file.endsWith('.svg');
const hasBody = (file: string) => file.endsWith('.md') || isDrawing(file);

function editBody(parts: string[], edit: ContentEdit): void {
  const index = edit.path[1] as number;
  if (edit.path.length !== 2 || parts[index] === undefined)
    throw new EditError('This part of the words is gone.');
  if ('move' in edit) {
    parts.forEach((part, at) => {
      parts[at] = ended(part);
    });
    swap(parts, index, edit.move);
  } else if ('remove' in edit) parts.splice(index, 1);
  else if ('begin' in edit || typeof edit.value !== 'string')
    throw new EditError('Words are text.');
  else parts[index] = ended(edit.value);
}

/** Ensures that the next part begins on its own line. */
const ended = (words: string) => (words.endsWith('\n') ? words : `${words}\n`);

function swap(entries: unknown[], index: number, by: 1 | -1): void {
  if (!(index in entries) || !(index + by in entries)) throw new EditError('This entry is gone.');
  [entries[index], entries[index + by]] = [entries[index + by], entries[index]];
}

/** The values of each file as last parsed: most files don't change between two calls, and parsing all of them takes seconds. */
const parsed = new Map<string, { text: string; values: unknown }>();

/** Every value in a file, with the parts of its body as `body`. Never change it: later calls return it again. @throws EditError */
export function valuesOf(file: string, text: string): unknown {
  const known = parsed.get(file);
  if (known?.text === text) return known.values;
  const { values } = new ContentDocument(file, text);
  parsed.set(file, { text, values });
  return values;
}

/** Like valuesOf, but `otherwise` without a text, or for one that can't be parsed, such as an unfinished draft. */
export function valuesOr(otherwise: unknown, file: string, text: string | undefined): unknown {
  try {
    return text === undefined ? otherwise : valuesOf(file, text);
  } catch {
    return otherwise;
  }
}

/** Every field of a file, in order; empty if it can't be parsed. */
export const fieldsOf = (file: string, text: string | undefined): ContentField[] =>
  fieldsIn(valuesOr(null, file, text), []);

function fieldsIn(value: unknown, path: FieldPath): ContentField[] {
  if (isFieldValue(value)) return [{ path, value }];
  return Object.entries(value ?? {}).flatMap(([name, one]) =>
    fieldsIn(one, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}

export const isFieldValue = (value: unknown): value is FieldValue =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
