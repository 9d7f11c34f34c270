import { build, type Rollup } from 'vite';

/** Bundles app/boot/inline.ts to the one script that every page carries inline: a minified IIFE. */
export async function bundleInlineScript(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'es2020',
      minify: true,
      lib: { entry: 'app/boot/inline.ts', formats: ['iife'], name: 'w' },
    },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rollup.RollupOutput;
  return output[0].code.trim();
}
