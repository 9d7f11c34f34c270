/**
 * npm run messages
 *
 * Compiles the catalogs into domain/messages/compiled/. Installing, building and testing also run it. Each message becomes a separate
 * function, so that a page contains only the messages it shows, and no lookup code.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import en from '../../domain/messages/en.json' with { type: 'json' };
import es from '../../domain/messages/es.json' with { type: 'json' };
import { answerHelp } from '../commands/help.ts';

/**
 * A sentence with values in braces, or a choice of sentences by a value. A passage in brackets is left out if its value is
 * empty.
 */
type Message = string | Choice;

/** `plural` names a number whose plural category chooses, `select` a value that chooses directly. `other` is the fallback. */
type Choice = { other: string } & Record<string, string>;

/** The first catalog is complete; messages missing in another are taken from it. */
const CATALOGUES: Record<string, Record<string, Message>> = { en, es };
const FOLDER = 'domain/messages/compiled';
const VALUE = /\{(\w+)\}/g;
const OPTIONAL = /\[([^\]{]*\{(\w+)\}[^\]]*)\]/g;

/** @returns the source code of each message's function, by key. */
export function messageFunctions(language: string): Map<string, string> {
  const messages = { ...CATALOGUES.en, ...CATALOGUES[language] };
  return new Map(
    Object.entries(messages).map(([key, message]) => {
      const source = key in (CATALOGUES[language] ?? {}) ? language : 'en';
      return [key, functionOf(message, source)];
    }),
  );
}

/** @returns the source code of a message's function. @param language whose plural rules apply */
export function functionOf(message: Message, language: string): string {
  const values = valuesOf(message).length > 0 ? '(i)' : '()';
  if (typeof message === 'string') return `${values} => ${expressionOf(message)}`;
  const { plural, select, other, ...cases } = message;
  const chosen = plural
    ? `new Intl.PluralRules('${language}').select(i.${plural})`
    : `String(i.${select})`;
  const texts = Object.entries(cases).map(
    ([name, text]) => `${JSON.stringify(name)}: ${expressionOf(text)}`,
  );
  return `${values} => ({ ${texts.join(', ')} })[${chosen}] ?? ${expressionOf(other)}`;
}

/** The text as a JSON string, with the values concatenated. */
function expressionOf(text: string): string {
  return JSON.stringify(text)
    .replace(OPTIONAL, '" + (i.$2 ? "$1" : "") + "')
    .replace(VALUE, '" + i.$1 + "');
}

function valuesOf(message: Message): string[] {
  if (typeof message === 'string') return names(message);
  const { plural, select, ...texts } = message;
  return [...new Set([plural ?? select ?? '', ...Object.values(texts).flatMap(names)])];
}

const names = (text: string) => [
  ...new Set([...text.matchAll(VALUE)].map(([, name = '']) => name)),
];

/** Plurals need a number. */
function typeOf(message: Message): string {
  const plural = typeof message === 'string' ? undefined : message.plural;
  const values = valuesOf(message).map(
    (name) => `${name}: ${name === plural ? 'number' : 'string | number'}`,
  );
  return values.length > 0 ? `(values: { ${values.join('; ')} }) => string` : '() => string';
}

/** Writes a module for each language, one that chooses the language at each call, and their types. */
export function compileMessages(): void {
  const languages = Object.keys(CATALOGUES);
  const keys = Object.keys(en);
  mkdirSync(FOLDER, { recursive: true });
  for (const language of languages) {
    const functions = messageFunctions(language);
    write(
      `${language}.js`,
      [...functions].map(([key, source]) => `export const ${key} = ${source};`),
    );
    write(`${language}.d.ts`, ["export * from './index.js';"]);
  }
  write('index.js', [
    "import { currentLanguage } from '../message-language.ts';",
    ...languages.map((language) => `import * as ${language} from './${language}.js';`),
    `const CATALOGUES = { ${languages.join(', ')} };`,
    ...keys.map((key) => `export const ${key} = (i) => CATALOGUES[currentLanguage()].${key}(i);`),
  ]);
  write(
    'index.d.ts',
    Object.entries(en as Record<string, Message>).map(
      ([key, message]) => `export declare const ${key}: ${typeOf(message)};`,
    ),
  );
}

/** Doesn't rewrite unchanged files, because another process may be reading them. */
function write(name: string, lines: string[]): void {
  const file = `${FOLDER}/${name}`;
  const text = `${lines.join('\n')}\n`;
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

if (import.meta.main) {
  answerHelp(import.meta.filename);
  compileMessages();
}
