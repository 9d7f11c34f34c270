/**
 * The scripts of pages: a short inline script in two versions (for pages of the site, and for pages in the quote form's frame),
 * and a module that starts after the first paint. Islands and React are separate files that the module loads.
 */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown, type Rollup } from 'vite';
import { LANGUAGES, type Language } from '../../domain/language/language.ts';
import { messageFunctions } from '../../domain/messages/compile.ts';
import { company } from './company.ts';

export const INLINE_SCRIPTS = {
  page: 'site/scripts/inline.ts',
  framed: 'site/scripts/inline-framed.ts',
};
const MODULE = 'site/scripts/page.ts';

/** References to scripts that pages contain. */
interface PageScripts {
  /** Inline code, by kind of page. */
  inline: Record<keyof typeof INLINE_SCRIPTS, string>;
  /** URL of the module. */
  url: string;
}

/** Folder of the scripts while React Router, which empties dist/, builds the rendering code. */
const SCRIPTS_FOLDER = '.cache/page-scripts';
const scriptsFolder = (language: Language) => join(SCRIPTS_FOLDER, language);
const NAMES_FILE = 'page-scripts.json';

/** Names under which the file with React exports its packages. */
const REACT: Readonly<Record<string, string>> = {
  react: 'react',
  'react/jsx-runtime': 'jsxRuntime',
  'react-dom/client': 'client',
};

/** Bundles React into one file for all languages. @returns its URL */
async function buildReact(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: SCRIPTS_FOLDER,
      target: 'es2022',
      lib: { entry: 'site/scripts/react.ts', formats: ['es'] },
      rolldownOptions: {
        output: { minify: true, comments: false, entryFileNames: 'assets/[name]-[hash].js' },
      },
    },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rollup.RollupOutput;
  return `/${output[0].fileName}`;
}

/** Loads React from the file at `url`, so that the languages' bundles share it. */
function sharedReact(url: string): Plugin {
  const prefix = '\0shared:';
  const require = createRequire(import.meta.url);
  return {
    name: 'shared-react',
    enforce: 'pre',
    resolveId(id) {
      if (id === url) return { id, external: true };
      return Object.hasOwn(REACT, id) ? prefix + id : null;
    },
    // Loads it directly, not through the file that imports it.
    resolveDynamicImport: (id) => (id === 'react-dom/client' ? { id: url, external: true } : null),
    load(id) {
      if (!id.startsWith(prefix)) return null;
      const name = id.slice(prefix.length);
      const parts = Object.keys(require(name)).map((part) => `export const ${part} = all.${part};`);
      return `import { ${REACT[name]} as all } from '${url}';export default all;${parts.join('')}`;
    },
  };
}

/** Writes each language's module with everything it can load, and the references that pages contain. */
export async function buildPageScripts(): Promise<void> {
  rmSync(SCRIPTS_FOLDER, { recursive: true, force: true });
  const react = await buildReact();
  for (const language of LANGUAGES) await buildPageScriptsIn(language, react);
}

async function buildPageScriptsIn(language: Language, react: string): Promise<void> {
  const folder = scriptsFolder(language);
  const scripts = language === 'en' ? 'assets' : `assets/${language}`;
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [sharedReact(react), company(), splitMessages(language), withoutStyles()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      target: 'es2022',
      // Built as a library: otherwise Vite wraps every import() with a loader that is as long as a small part.
      lib: { entry: { page: MODULE }, formats: ['es'] },
      rolldownOptions: {
        // Islands import what they share with the page from its module.
        preserveEntrySignatures: false,
        // Leaves out unused parts of React.
        treeshake: { propertyReadSideEffects: false },
        output: {
          minify: true,
          comments: false,
          entryFileNames: `${scripts}/[name]-[hash].js`,
          chunkFileNames: `${scripts}/[name]-[hash].js`,
          assetFileNames: 'assets/[name]-[hash][extname]',
          codeSplitting: { groups: GROUPS },
        },
      },
    },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rollup.RollupOutput;
  const url = `/${output[0].fileName}`;
  writeFileSync(join(folder, NAMES_FILE), JSON.stringify(await scriptsAt(url, language)));
}

/**
 * Modules that are loaded together go into one file. A module joins the first group that matches. `page`, `schemas`, `common` and
 * `senders` must not contain React, because pages load them before any island.
 */
const GROUPS: Rolldown.CodeSplittingGroup[] = [
  { name: 'page', tags: ['$initial'] },
  // Forms need other modules of these folders, but not the schemas.
  { name: 'schemas', test: /node_modules\/valibot\/|lead\/submission-id/ },
  {
    name: 'common',
    test: /icon-shapes|lead\/submission-fields|\0messages/,
    minShareCount: 3,
  },
  // Shared by most islands.
  {
    name: 'islands',
    test: /shared:react|islands\/(run-island|island\.)|live-promise\.tsx|lib\/site-data|territory\/phone\/|ui\/message|icon\/icon\.tsx|fallback-screen/,
  },
  // For sending, without pictures, which few visitors send. Includes what chat, newsletter and forms share about questions.
  {
    name: 'senders',
    test: /forms\/submissions\/(?!.*photos)|domain\/forms\/(form|contact-fields)\.ts|domain\/lead\/doubts/,
  },
  { name: 'forms', test: /site\/forms\/(quote-form|lead-form|error-summary)\// },
];

/** Copies every language's modules into the served files. @param root of the served files */
export function takePageScripts(root: string): void {
  for (const folder of [SCRIPTS_FOLDER, ...LANGUAGES.map(scriptsFolder)])
    cpSync(join(folder, 'assets'), join(root, 'assets'), { recursive: true });
}

/** Provides the references to scripts as `virtual:page-scripts`: those of the build, or of the source files in development. */
export function pageScripts(): Plugin {
  let isBuild = true;
  return {
    name: 'page-scripts',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === 'virtual:page-scripts' ? '\0virtual:page-scripts' : null),
    async load(id) {
      if (id !== '\0virtual:page-scripts') return null;
      const scripts = await Promise.all(
        LANGUAGES.map(async (language) => [
          language,
          isBuild
            ? JSON.parse(readFileSync(join(scriptsFolder(language), NAMES_FILE), 'utf8'))
            : await scriptsAt(`/${MODULE}`, language),
        ]),
      );
      return `export const PAGE_SCRIPTS = ${JSON.stringify(Object.fromEntries(scripts))};`;
    },
  };
}

async function scriptsAt(url: string, language: Language): Promise<PageScripts> {
  const [page, framed] = await Promise.all([
    bundleInlineScript(INLINE_SCRIPTS.page, language),
    bundleInlineScript(INLINE_SCRIPTS.framed, language),
  ]);
  return { inline: { page, framed }, url };
}

/** Bundles an inline script as one minified IIFE. */
export async function bundleInlineScript(
  entry: string,
  language: Language = 'en',
): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [splitMessages(language)],
    build: {
      write: false,
      target: 'es2020',
      minify: true,
      lib: { entry, formats: ['iife'], name: 'w' },
    },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rollup.RollupOutput;
  return output[0].code.trim();
}

/**
 * Drops imported styles: an island's styles are in the page that renders it. Only styles imported by URL are kept, for elements
 * that appear when scripts insert them.
 */
function withoutStyles(): Plugin {
  return {
    name: 'without-styles',
    enforce: 'pre',
    resolveId: (id) => (id.endsWith('.css') ? '\0no-styles' : null),
    load: (id) => (id === '\0no-styles' ? { code: '', moduleSideEffects: false } : null),
  };
}

const INDEX = '\0messages';

/**
 * Turns each message into its own module. The bundler distributes modules among the files of a page, but never the functions of
 * one module, and would put the messages of all islands into the first file. Messages in other languages are left out.
 */
function splitMessages(language: string): Plugin {
  const functions = messageFunctions(language);
  return {
    name: 'split-messages',
    enforce: 'pre',
    resolveId: (id) => (id === '#messages' ? INDEX : id.startsWith(`${INDEX}/`) ? id : null),
    load(id) {
      if (id === INDEX) {
        const lines = [...functions.keys()].map(
          (key) => `export { ${key} } from '${INDEX}/${key}';`,
        );
        return { code: lines.join('\n'), moduleSideEffects: false };
      }
      const key = id.startsWith(`${INDEX}/`) ? id.slice(INDEX.length + 1) : '';
      const source = functions.get(key);
      if (source === undefined) return null;
      return { code: `export const ${key} = ${source};`, moduleSideEffects: false };
    },
  };
}
