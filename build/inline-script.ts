import { build, type Rollup } from 'vite';
import { company } from './company.ts';

/** The scripts that pages carry inline: pages of the site, and pages in the quote form's frame. */
export const INLINE_SCRIPTS = { page: 'app/boot/inline.ts', framed: 'app/boot/inline-framed.ts' };

/** Bundles an inline script to one minified IIFE. */
export async function bundleInlineScript(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [company()],
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
