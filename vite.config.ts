import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { company } from './build/company.ts';
import { bundleInlineScript, INLINE_SCRIPTS } from './build/inline-script.ts';
import { pageImports } from './build/page-imports.ts';

/**
 * What every page loads lies in two files, the framework and the layout: 7 kB less to send than in the two dozen small
 * ones the bundler makes by itself (brotli finds repeats only within a file), and the framework stays cached when the
 * site changes.
 */
const CHUNKS = {
  groups: [
    {
      name: 'framework',
      test: /node_modules\/(react|react-dom|react-router|scheduler)\/|app\/boot\/import-page\.ts$/,
    },
    {
      name: 'layout',
      test: /app\/(root|routes\/site-layout|site\/page-meta|components\/(reviews\/stars|zip-check\/zip-form|night-band\/night-band|quote-frame\/quote-frame))\.tsx?$/,
    },
  ],
};

export default defineConfig(async () => ({
  plugins: [reactRouter(), company(), pageImports()],
  define: {
    __INLINE_SCRIPT__: JSON.stringify(await bundleInlineScript(INLINE_SCRIPTS.page)),
    __FRAMED_SCRIPT__: JSON.stringify(await bundleInlineScript(INLINE_SCRIPTS.framed)),
  },
  server: { proxy: { '/api': process.env.API_ADDRESS ?? 'http://127.0.0.1:3001' } },
  build: { cssMinify: true, assetsInlineLimit: 0, target: 'es2022' },
  environments: {
    client: {
      build: { modulePreload: false, rolldownOptions: { output: { codeSplitting: CHUNKS } } },
    },
  },
}));
