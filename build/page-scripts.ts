/**
 * The scripts of pages, of two kinds: pages of the site, and pages in the quote form's frame. Each has a short script that
 * stands in the page, and a module that starts once the page is painted; islands and React are files that it asks for.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type Rollup } from 'vite';
import { splitMessages } from '../messages/split-messages.ts';
import { company } from './company.ts';

export const INLINE_SCRIPTS = {
  page: 'app/scripts/inline.ts',
  framed: 'app/scripts/inline-framed.ts',
};
const MODULES = { page: 'app/scripts/page.ts', framed: 'app/scripts/framed-page.ts' };

type PageKind = keyof typeof MODULES;

/** By kind of page, what a page carries of its scripts. */
type PageScripts = Record<PageKind, { inline: string; url: string }>;

/** Where the scripts lie until React Router, which empties dist/, has written the pages. */
export const SCRIPTS_FOLDER = '.cache/page-scripts';
const NAMES_FILE = 'page-scripts.json';

/** Writes the modules with everything they can ask for, and the names of what pages carry. */
export async function buildPageScripts(folder = SCRIPTS_FOLDER): Promise<void> {
  const result = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [company(), splitMessages(), withoutStyles()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: MODULES,
        output: {
          entryFileNames: 'assets/[name]-[hash].js',
          codeSplitting: {
            groups: [
              // What both kinds of page, or a page and its islands, need at once. Nothing of it is React's.
              { name: 'shared', tags: ['$initial'], minShareCount: 2 },
              { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
              { name: 'site-data', test: /virtual:site-data/ },
              // What sends, keeps and tells of submissions.
              { name: 'senders', test: /app\/forms\/submissions\/(?!pending-key|attach-pending)/ },
              // What React brings along for most islands.
              { name: 'islands', test: OF_EVERY_ISLAND },
            ],
          },
        },
      },
    },
  })) as Rollup.RollupOutput;
  const urlOf = (kind: PageKind) => {
    const entry = result.output.find(
      (file) => file.type === 'chunk' && file.name === kind && file.isEntry,
    );
    if (!entry) throw new Error(`The build wrote no script for a page of kind ${kind}.`);
    return `/${entry.fileName}`;
  };
  const scripts = await scriptsOf(urlOf);
  writeFileSync(join(folder, NAMES_FILE), JSON.stringify(scripts));
}

const OF_EVERY_ISLAND =
  /app\/(widgets\/(islands\/(run-island|island\.)|live-promise\/live-promise\.tsx)|lib\/site-data|ui\/(phone\/|icon\/icon\.tsx)|layout\/fallback-screen\/fallback-screen)/;

/** Gives pages the names of their scripts, as `virtual:page-scripts`: of the build, in development of the files themselves. */
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
      const scripts = isBuild
        ? readFileSync(join(SCRIPTS_FOLDER, NAMES_FILE), 'utf8')
        : JSON.stringify(await scriptsOf((kind) => `/${MODULES[kind]}`));
      return `export const PAGE_SCRIPTS = ${scripts};`;
    },
  };
}

async function scriptsOf(urlOf: (kind: PageKind) => string): Promise<PageScripts> {
  const [page, framed] = await Promise.all([
    bundleInlineScript(INLINE_SCRIPTS.page),
    bundleInlineScript(INLINE_SCRIPTS.framed),
  ]);
  return {
    page: { inline: page, url: urlOf('page') },
    framed: { inline: framed, url: urlOf('framed') },
  };
}

/** Bundles an inline script to one minified IIFE. */
export async function bundleInlineScript(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [company(), splitMessages()],
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
 * An island's styles stand in the page that it was rendered with. Only files named deferred-styles.ts bring styles along: of
 * what appears when scripts put it there.
 */
function withoutStyles(): Plugin {
  return {
    name: 'without-styles',
    enforce: 'pre',
    resolveId: (id, importer) =>
      id.endsWith('.css') && !importer?.endsWith('deferred-styles.ts') ? '\0no-styles' : null,
    load: (id) => (id === '\0no-styles' ? { code: '', moduleSideEffects: false } : null),
  };
}
