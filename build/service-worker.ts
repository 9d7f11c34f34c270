/** Bundles the service worker of a language into one script. */
import { build, type Rollup } from 'vite';
import { loadLanguages, loadSite } from '../content-loader/load.ts';
import { type Language, pathIn } from '../domain/language/language.ts';
import { offlineFiles } from './offline-files.ts';

/**
 * @param language of the pages that it keeps from its first start
 * @param root folder of what is served, with its pages finished
 * @returns the script, one classic file without imports. It changes with what it keeps, and so browsers take it anew.
 */
export async function bundleServiceWorker(language: Language, root: string): Promise<string> {
  const { works_offline, territories } = loadSite();
  // Of a language that the site gave up, devices may still have the worker: it ends itself.
  const isKept = works_offline && loadLanguages().includes(language);
  const forms = Object.values(territories).map(({ quote_form }) => quote_form);
  // The quote form stands in a frame; a provider's is not ours to keep.
  const ours = ['/offline', '/quote', ...forms.filter((form) => form.startsWith('/'))];
  const pages = new Set(ours.map((path) => pathIn(language, path)));
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: {
      __OFFLINE_FILES__: JSON.stringify(isKept ? offlineFiles(root, [...pages]) : []),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      lib: {
        entry: isKept ? 'app/offline/service-worker.ts' : 'app/offline/stop-offline.ts',
        formats: ['iife'],
        name: 'w',
      },
    },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rollup.RollupOutput;
  return output[0].code.trim();
}
