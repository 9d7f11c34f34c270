/**
 * npm run messages: writes messages/compiled/ from the catalogues. Each message becomes a function of its own, so that
 * a page carries the sentences it shows and nothing that looks them up.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compile } from '@inlang/paraglide-js';
import settings from './project.inlang/settings.json' with { type: 'json' };

/** The compiler's own runtime reads the address or a cookie; here the import or language.ts chooses, so it is left out. */
const RUNTIME_TYPES = `export type LocalizedString = string;
export type Locale = ${settings.locales.map((locale) => `'${locale}'`).join(' | ')};
`;

/** @param folder gets one module for each language, with its types, and one that chooses at each call. */
export async function compileMessages(folder: string): Promise<void> {
  const whole = mkdtempSync(join(tmpdir(), 'messages-'));
  await compile({
    project: './messages/project.inlang',
    outdir: whole,
    outputStructure: 'locale-modules',
    strategy: ['baseLocale'],
    emitTsDeclarations: true,
  });
  rmSync(folder, { recursive: true, force: true });
  const modules = ['registry', ...settings.locales.map((locale) => `messages/${locale}`)];
  mkdirSync(join(folder, 'messages'), { recursive: true });
  for (const name of modules) {
    cpSync(join(whole, `${name}.js`), join(folder, `${name}.js`));
    const types = readFileSync(join(whole, `${name}.d.ts`), 'utf8');
    // As the compiler types it, a message without values would have to be called with an empty object.
    writeFileSync(join(folder, `${name}.d.ts`), types.replaceAll('(inputs: {}) =>', '() =>'));
  }
  writeFileSync(join(folder, 'runtime.d.ts'), RUNTIME_TYPES);
  writeFileSync(join(folder, 'index.js'), choosingModule());
  rmSync(whole, { recursive: true });
}

/** For the server and the build; its types are those of the base language, which `#messages` of package.json names. */
function choosingModule(): string {
  const { baseLocale, locales } = settings;
  const catalogue = readFileSync(`messages/${baseLocale}.json`, 'utf8');
  const keys = Object.keys(JSON.parse(catalogue)).filter((key) => key !== '$schema');
  return [
    "import { currentLanguage } from '../language.ts';",
    ...locales.map((locale) => `import * as ${locale} from './messages/${locale}.js';`),
    `const CATALOGUES = { ${locales.join(', ')} };`,
    ...keys.map((key) => `export const ${key} = (i) => CATALOGUES[currentLanguage()].${key}(i);`),
    '',
  ].join('\n');
}

if (import.meta.main) await compileMessages('messages/compiled');
