/**
 * npm run content:schemas
 *
 * Writes a JSON Schema for each kind of content file into tools/starter/schemas, so that editors and the office can complete and
 * explain fields. It is made from the schemas that the build uses; their doc comments become the explanations.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toJsonSchema } from '@valibot/to-json-schema';
import ts from 'typescript';
import { PageMatter } from '../../domain/content/page-schema.ts';
import { Area } from '../../domain/content/site-schema.ts';
import { CONTENT_FILES } from '../../publisher/read/content-files.ts';
import { answerHelp } from '../commands/help.ts';

const SCHEMA_FOLDER = 'tools/starter/schemas';

/** Files with the schemas and their doc comments. */
const SOURCES = [
  ...readdirSync('domain/content')
    .filter((name) => name.endsWith('-schema.ts'))
    .map((name) => join('domain/content', name)),
  'publisher/page-data/navigation.ts',
  'publisher/read/load-redirects.ts',
];

/** JSON Schemas by file name. */
function contentSchemas(): Map<string, string> {
  const explained = docComments();
  const all = Object.entries({ ...CONTENT_FILES, 'area.yaml': Area, 'page.yaml': PageMatter });
  return new Map(
    all.map(([name, schema]) => {
      const json = toJsonSchema(schema, {
        typeMode: 'input',
        errorMode: 'ignore',
        overrideAction({ valibotAction, jsonSchema }) {
          if (valibotAction.type !== 'metadata') return undefined;
          // Editors have no use for the marks of translations.
          const { translation: _, ...schema } = jsonSchema as Record<string, unknown>;
          return schema;
        },
      });
      explain(json as Json, explained);
      return [name.replace('.yaml', '.json'), `${JSON.stringify(json, null, 2)}\n`];
    }),
  );
}

type Json = { [key: string]: Json } & { properties?: Record<string, Json>; description?: string };

/** The fields of one object in the sources, with their doc comments. */
type Fields = Map<string, string | null>;

function explain(schema: Json, explained: Fields[]): void {
  const names = Object.keys(schema.properties ?? {});
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    // An object may be composed of several parts: the one that shares the most fields explains it.
    const likely = explained
      .filter((fields) => fields.get(name))
      .sort((a, b) => shared(b, names) - shared(a, names))[0];
    const words = likely && shared(likely, names) >= likely.size ? likely.get(name) : null;
    if (words) field.description = words;
  }
  for (const value of Object.values(schema))
    if (value && typeof value === 'object') explain(value, explained);
}

function shared(fields: Fields, names: readonly string[]): number {
  return names.filter((name) => fields.has(name)).length;
}

function docComments(): Fields[] {
  const found: Fields[] = [];
  for (const file of SOURCES) {
    const source = ts.createSourceFile(
      file,
      readFileSync(file, 'utf8'),
      ts.ScriptTarget.Latest,
      true,
    );
    const visit = (node: ts.Node): void => {
      if (ts.isObjectLiteralExpression(node)) found.push(fieldsOf(node));
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found.filter((fields) => fields.size > 0);
}

function fieldsOf(node: ts.ObjectLiteralExpression): Fields {
  return new Map(
    node.properties.flatMap((property) => {
      if (!property.name || !ts.isIdentifier(property.name)) return [];
      const docs = ts.getJSDocCommentsAndTags(property).filter(ts.isJSDoc);
      const text = docs.map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '').join(' ');
      return [[property.name.text, text.replace(/\s+/g, ' ').trim() || null] as const];
    }),
  );
}

/** Doesn't rewrite unchanged files, because another process may be reading them. */
export function writeContentSchemas(): void {
  mkdirSync(SCHEMA_FOLDER, { recursive: true });
  for (const [name, text] of contentSchemas()) {
    const file = join(SCHEMA_FOLDER, name);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
}

if (import.meta.main) {
  answerHelp(import.meta.filename);
  writeContentSchemas();
}
