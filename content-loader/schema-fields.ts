/** What the JSON schemas of the content (starter/schemas) say of a field, for who edits it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface JsonSchema {
  description?: string;
  enum?: unknown[];
  const?: unknown;
  maxLength?: number;
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  oneOf?: JsonSchema[];
  anyOf?: JsonSchema[];
}

export interface SchemaField {
  help: string | undefined;
  choices: string[] | undefined;
  /** Letters at most. */
  longest: number | undefined;
}

const FOLDER = 'starter/schemas';
const schemas = new Map<string, JsonSchema | null>();

/** @param template of a page: each has fields of its own */
export function schemaFieldOf(
  file: string,
  path: readonly (string | number)[],
  template?: unknown,
): SchemaField {
  const schema = schemaOf(file);
  const found = schema ? stepInto(schema, path, template) : undefined;
  const choices = found?.enum?.filter((one) => typeof one === 'string');
  return {
    help: found?.description,
    choices: choices && choices.length > 0 ? choices : undefined,
    longest: found?.maxLength,
  };
}

function schemaOf(file: string): JsonSchema | null {
  const name = file.endsWith('.md')
    ? 'page'
    : file.startsWith('areas/')
      ? 'area'
      : file.replace(/(\.es)?\.yaml$/, '');
  const place = join(FOLDER, `${name}.json`);
  const known = schemas.get(name);
  if (known !== undefined) return known;
  const schema = existsSync(place) ? (JSON.parse(readFileSync(place, 'utf8')) as JsonSchema) : null;
  schemas.set(name, schema);
  return schema;
}

function stepInto(
  schema: JsonSchema,
  [step, ...rest]: readonly (string | number)[],
  template: unknown,
): JsonSchema | undefined {
  if (step === undefined) return schema;
  const branches = schema.oneOf ?? schema.anyOf;
  if (branches) {
    const own = branches.filter(
      ({ properties }) => !properties?.template || properties.template.const === template,
    );
    return own
      .map((branch) => stepInto(branch, [step, ...rest], template))
      .find((found) => found !== undefined);
  }
  const { properties, additionalProperties, items } = schema;
  const next =
    typeof step === 'number'
      ? items
      : (properties?.[step] ??
        (typeof additionalProperties === 'object' ? additionalProperties : undefined));
  return next && stepInto(next, rest, template);
}
