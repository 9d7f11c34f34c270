/** Finds names of what does not exist, in every field that a schema marks with `names()`: pages, prices, areas, drawings, photos. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { NamedKind } from '../../domain/content/names.ts';
import {
  actionsOf,
  keyActions,
  type Part,
  type PartPath,
  partsBelow,
} from '../../domain/content/schema-parts.ts';
import { valuesOr } from '../edit/content-document.ts';
import { type Fault, fieldFault } from '../read/content-error.ts';
import { CONTENT_FILES, schemaOfFile } from '../read/content-files.ts';
import { areaFiles, CODE_ROUTES, pageFiles } from '../read/load.ts';
import { namedValues } from './named-values.ts';

/** What a field of each kind expects, for editors. */
const EXPECTED: Record<NamedKind, string> = {
  page: 'a page that exists',
  pest: 'the page of a pest',
  service: 'the page of a service',
  identified: 'the id of a pest in identifier.yaml',
  person: 'a key of people in site.yaml',
  price: 'a price of site.yaml',
  product: 'a product of products.yaml with a registration number',
  area: 'a file of areas/',
  territory: 'a territory of site.yaml',
  drawing: 'a drawing of site/public/specimens',
  photo: 'a picture in photos/',
  state: 'the two letters of a state',
  state_name: 'the name of a state',
  state_key: 'a state like south_carolina',
  time_zone: 'a time zone like America/New_York',
};

/** Reads the English files: translations have no names of their own. @param slug of the company, for paths with {slug} */
export function unknownNames(dir: string, slug: string): Fault[] {
  const texts = englishTexts(dir);
  const known = new Map<NamedKind, string[]>();
  const knownOf = (kind: NamedKind) => {
    if (!known.has(kind)) known.set(kind, namesOf(kind, texts, dir));
    return known.get(kind) as string[];
  };
  return [...texts].flatMap(([path, text]) => {
    const schema = schemaOfFile(path);
    if (!schema) return [];
    const uses = namesIn(schema as unknown as Part, valuesOr(null, path, text), []);
    return [...uses].flatMap(({ kind, field, name }) =>
      knownOf(kind).includes(name.replace('{slug}', slug))
        ? []
        : fieldFault(join(dir, path), field, expectedOf(kind, knownOf(kind)), name, knownOf(kind)),
    );
  });
}

/** Most names that a message lists. */
const MOST_LISTED = 8;

const expectedOf = (kind: NamedKind, known: string[]) =>
  known.length > 0 && known.length <= MOST_LISTED
    ? `${EXPECTED[kind]} (${known.join(', ')})`
    : EXPECTED[kind];

function englishTexts(dir: string): Map<string, string> {
  const settings = Object.keys(CONTENT_FILES).map((name) => join(dir, name));
  return new Map(
    [...settings.filter(existsSync), ...areaFiles(dir), ...pageFiles(dir)].map((file) => [
      relative(dir, file),
      readFileSync(file, 'utf8'),
    ]),
  );
}

function namesOf(kind: NamedKind, texts: ReadonlyMap<string, string>, dir: string): string[] {
  const photos = join(dir, 'photos');
  if (kind === 'photo') return existsSync(photos) ? readdirSync(photos) : [];
  const names = namedValues(texts, kind).map(({ value }) => value);
  return kind === 'page' ? [...CODE_ROUTES, ...names] : names;
}

/** A field, or the key of an entry, that names something. */
interface Use {
  kind: NamedKind;
  field: PartPath;
  name: string;
}

function* namesIn(part: Part, value: unknown, field: PartPath): Generator<Use> {
  if (typeof value === 'string' && value !== '') {
    const kind = kindIn(actionsOf(part));
    if (kind) yield { kind, field, name: value };
  }
  if (typeof value !== 'object' || value === null) return;
  const kindOfKeys = kindIn(keyActions(part));
  for (const [key, own] of Object.entries(value)) {
    const below = [...field, Array.isArray(value) ? Number(key) : key];
    if (kindOfKeys) yield { kind: kindOfKeys, field: below, name: key };
    for (const inner of partsBelow(part, key, value)) yield* namesIn(inner, own, below);
  }
}

const kindIn = (actions: ReturnType<typeof actionsOf>) =>
  actions.find(({ metadata }) => metadata?.names)?.metadata?.names;
