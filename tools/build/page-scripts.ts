/**
 * The scripts of pages: a short inline script in two versions (for pages of the site, and for pages in the quote form's frame),
 * and a module that starts after the first paint. Islands and React are separate files that the module loads.
 */
import { writeFileSync } from 'node:fs';
import { build, type Plugin, type Rolldown, type Rollup } from 'vite';
import { LANGUAGES, type Language } from '../../domain/language/language.ts';
import { company } from './company-plugin.ts';
import { messageFunctions } from './compile-messages.ts';

export const INLINE_SCRIPTS = {
  page: 'site/scripts/inline.ts',
  framed: 'site/scripts/inline-framed.ts',
};
const MODULE = 'site/scripts/page-script.ts';

/** The module with the references that pages contain; the rendering code imports it. */
const REFERENCES_FILE = 'dist/page-scripts.js';

/** Adds each language's module, with everything it can load, to the files that React Router's build has written. */
export async function buildPageScripts(): Promise<void> {
  const urls: Record<string, string> = {};
  for (const language of LANGUAGES) urls[language] = await buildPageScriptsIn(language);
  writeFileSync(REFERENCES_FILE, await referencesModule(urls));
}

/** @returns the URL of the language's module */
async function buildPageScriptsIn(language: Language): Promise<string> {
  const folder = language === 'en' ? 'assets' : `assets/${language}`;
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [company(), splitMessages(language), withoutStyles()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: 'dist/client',
      emptyOutDir: false,
      target: 'es2022',
      // Built as a library: otherwise Vite wraps every import() with a loader that is as long as a small part.
      lib: { entry: { page: MODULE }, formats: ['es'] },
      rolldownOptions: {
        // Islands import what they share with the page from its module.
        preserveEntrySignatures: false,
        output: {
          minify: true,
          comments: false,
          entryFileNames: `${folder}/[name]-[hash].js`,
          chunkFileNames: `${folder}/[name]-[hash].js`,
          assetFileNames: 'assets/[name]-[hash][extname]',
          codeSplitting: { groups: GROUPS },
        },
      },
    },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rollup.RollupOutput;
  return `/${output[0].fileName}`;
}

/**
 * Modules that are loaded together, each with what it imports; a module is in the first file that wants it. `shared`, `drafts`
 * and `senders` must not contain React: pages load them before any island.
 */
const CHUNKS = {
  drafts: ['lead-form/attach-drafts.ts'],
  senders: ['submissions/pending-store.ts', 'submissions/send-submission.ts', 'forms/form.ts'],
  islands: [
    'islands/run-island.tsx',
    'islands/island.tsx',
    'icon/icon.tsx',
    'phone/phone.tsx',
    'live-promise/live-promise.tsx',
    'lead-form/restored-note.tsx',
    'lead-form/visit-times.tsx',
    'visits/visit-paths.ts',
  ],
  forms: ['lead-form/lead-form.tsx', 'lead-form/use-lead-form.ts'],
};
const GROUPS: Rolldown.CodeSplittingGroup[] = [
  { name: 'page', tags: ['$initial'] },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  // Not what only two files share: the sentences of the chat's panel and session are loaded with the chat alone.
  { name: 'shared', test: /^\0messages|icon-shapes/, minShareCount: 3 },
  ...Object.entries(CHUNKS).map(([name, modules]) => ({
    name,
    test: (id: string) => modules.some((module) => id.endsWith(`/${module}`)),
  })),
];

/** Provides the references to scripts as `virtual:page-scripts`: those of the build, or of the source files in development. */
export function pageScripts(): Plugin {
  let isBuild = true;
  return {
    name: 'page-scripts',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    resolveId(id) {
      if (id !== 'virtual:page-scripts') return null;
      return isBuild ? { id: `#shared/${REFERENCES_FILE}`, external: true } : `\0${id}`;
    },
    load(id) {
      if (id !== '\0virtual:page-scripts') return null;
      return referencesModule(Object.fromEntries(LANGUAGES.map((name) => [name, `/${MODULE}`])));
    },
  };
}

/** @param urls of each language's module */
async function referencesModule(urls: Record<string, string>): Promise<string> {
  const inline = {
    page: await bundleScript(INLINE_SCRIPTS.page),
    framed: await bundleScript(INLINE_SCRIPTS.framed),
  };
  return `export const PAGE_SCRIPTS = ${JSON.stringify({ inline, urls })};`;
}

/** Bundles an inline script or a service worker as one minified script without imports. */
export async function bundleScript(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
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
