/** Bundles a service worker of the site into one classic script without imports. */
import { build, type Rollup } from 'vite';

/** @param name of the file in app/offline/ */
export async function bundleServiceWorker(name: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      lib: { entry: `app/offline/${name}.ts`, formats: ['iife'], name: 'w' },
    },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rollup.RollupOutput;
  return output[0].code.trim();
}
