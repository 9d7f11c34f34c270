/** Bundles the service worker into one script. */
import { build, type Rollup } from 'vite';
import { loadSite } from '../content-loader/load.ts';
import { offlineFiles } from './offline-files.ts';

/**
 * @param root folder of what is served, with its pages finished
 * @returns the script, one classic file without imports. It changes with what it keeps, and so browsers take it anew.
 */
export async function bundleServiceWorker(root: string): Promise<string> {
  const { works_offline, territories } = loadSite();
  const forms = Object.values(territories).map(({ quote_form }) => quote_form);
  // The quote form stands in a frame; a provider's is not ours to keep.
  const pages = new Set(['/offline', '/quote', ...forms.filter((form) => form.startsWith('/'))]);
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: {
      __OFFLINE_FILES__: JSON.stringify(works_offline ? offlineFiles(root, [...pages]) : []),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      lib: {
        entry: works_offline ? 'app/offline/service-worker.ts' : 'app/offline/stop-offline.ts',
        formats: ['iife'],
        name: 'w',
      },
    },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rollup.RollupOutput;
  return output[0].code.trim();
}
