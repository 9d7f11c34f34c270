/** Reads content in the current language: the English file, or the `.es` file beside it, completed from it. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type * as v from 'valibot';
import { completeTranslation, type MissingWords } from '../../domain/content/translation.ts';
import type { Language } from '../../domain/language/language.ts';
import { pageLanguage } from '../../domain/language/language.ts';
import { placeOfField } from '../check/field-lines.ts';
import { ContentError } from './content-error.ts';
import { contentDir } from './read-once.ts';
import { missingFile, parseYaml, readYaml, validate } from './read-yaml.ts';

/** Languages that a company has: Spanish if the settings have a Spanish file. */
export function loadLanguages(dir = contentDir): Language[] {
  return existsSync(join(dir, 'site.es.yaml')) ? ['en', 'es'] : ['en'];
}

/** Path of a file in a language: Spanish files have `.es` before the extension. */
export function fileIn(language: Language, file: string): string {
  if (language === 'en') return file;
  const name = basename(file);
  return join(dirname(file), name.replace(/(?=\.\w+$)/, `.${language}`));
}

/**
 * Reads and validates a YAML file in the current language; `file` is the English one.
 * @param missing see completeTranslation
 */
export function readTranslated<T extends v.GenericSchema>(
  file: string,
  schema: T,
  missing?: MissingWords,
): v.InferOutput<T> {
  const language = pageLanguage();
  if (language === 'en') return readYaml(file, schema);
  const own = fileIn(language, file);
  const source = parseYaml(file, readFileSync(file, 'utf8'));
  if (!existsSync(own)) {
    // A file without words needs no translation.
    const { value, mistakes } = completeTranslation(source, {}, schema, 'refused');
    if (mistakes.length > 0) throw new ContentError(missingFile(own));
    return validate(file, schema, value);
  }
  const words = parseYaml(own, readFileSync(own, 'utf8'));
  return validate(own, schema, completed(own, source, words, schema, missing));
}

/** Like readTranslated, but `otherwise` if the company does not have the file. */
export const readOptional = <T extends v.GenericSchema, Otherwise>(
  file: string,
  schema: T,
  otherwise: Otherwise,
  missing?: MissingWords,
): v.InferOutput<T> | Otherwise =>
  existsSync(file) ? readTranslated(file, schema, missing) : otherwise;

/** @throws {ContentError} if the translation does not fit the English file */
export function completed(
  file: string,
  source: unknown,
  own: unknown,
  schema: v.GenericSchema,
  missing?: MissingWords,
): unknown {
  const { value, mistakes } = completeTranslation(source, own, schema, missing);
  if (mistakes.length > 0)
    throw new ContentError(
      ...mistakes.map(({ path, expected }) => ({
        ...placeOfField(file, path),
        says: `expected ${expected}`,
      })),
    );
  return value;
}
