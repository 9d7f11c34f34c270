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
  // Development mode would find these one page late and load that page twice.
  optimizeDeps: { include: ['marked', 'valibot', 'yaml'] },
  build: { cssMinify: true, assetsInlineLimit: 0, target: 'es2022' },
  environments: {
    // Of this build only style sheets, fonts and pictures are served: the scripts of pages are tools/build/page-scripts.ts.
    client: { build: { modulePreload: false, minify: false } },
  },
});

/**
 * What renders pages holds the pages alone: rules, messages and content stay the files that the server reads, too, so that a
 * process has each of them once.
 */
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
