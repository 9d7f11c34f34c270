import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { company } from './build/company.ts';
import { contentFaults } from './build/content-faults.ts';
import { pageScripts } from './build/page-scripts.ts';

export default defineConfig({
  plugins: [contentFaults(), reactRouter(), company(), pageScripts()],
  server: { proxy: { '/api': process.env.API_URL ?? 'http://127.0.0.1:3001' } },
  // Development mode would find these one page late and load that page twice.
  optimizeDeps: { include: ['marked', 'valibot', 'yaml'] },
  build: { cssMinify: true, assetsInlineLimit: 0, target: 'es2022' },
  environments: {
    // Of this build only style sheets, fonts and pictures are served: the scripts of pages are build/page-scripts.ts.
    client: { build: { modulePreload: false, minify: false } },
  },
});
