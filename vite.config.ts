import { relative } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { company } from './tools/build/company-plugin.ts';
import { contentFaults } from './tools/build/content-faults.ts';
import { pageScripts } from './tools/build/page-scripts.ts';
import { pictures } from './tools/build/write-pictures.ts';

const API_URL = process.env.API_URL ?? 'http://127.0.0.1:3001';

export default defineConfig({
  publicDir: 'site/public',
  plugins: [contentFaults(), pictures(), sharedModules(), reactRouter(), company(), pageScripts()],
  server: { proxy: { '/api': API_URL, '^/(es/)?visits(/|\\?|$)': API_URL } },
  // Otherwise the dev server discovers these late, and loads a page twice.
  optimizeDeps: { include: ['marked', 'valibot', 'yaml'] },
  build: { cssMinify: true, assetsInlineLimit: 0, target: 'es2022' },
  environments: {
    // Only style sheets, fonts and pictures of this build are served. tools/build/page-scripts.ts builds the scripts.
    client: { build: { modulePreload: false, minify: false } },
  },
});

/** Keeps rules, messages and the publisher out of the bundle that renders pages, so that a process loads each of these modules once. */
function sharedModules(): Plugin {
  return {
    name: 'shared-modules',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    async resolveId(source, importer, options) {
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const path = found ? relative(process.cwd(), found.id) : '';
      const isShared = /^(publisher|domain)\/.*\.[jt]s$/.test(path);
      return isShared ? { id: `#shared/${path}`, external: true } : null;
    },
  };
}
