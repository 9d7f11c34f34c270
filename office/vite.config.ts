/** The office: an application of its own under /office/, of which visitors load nothing. `npm run build` builds it (tools/build/build.ts). */
import { defineConfig, type Plugin } from 'vite';
import { companyColors } from '../publisher/read/company-module.ts';
import { loadSite } from '../publisher/read/load.ts';
import { officePage } from '../publisher/render/office-files.ts';

/** Where `npm run dev` runs the server. */
const API_ADDRESS = process.env.API_ADDRESS ?? 'http://localhost:3001';

export default defineConfig({
  root: import.meta.dirname,
  base: '/office/',
  publicDir: false,
  plugins: [companyInDevelopment()],
  server: {
    port: 5174,
    // The server takes posts of its own pages only.
    proxy: { '/office/api': { target: API_ADDRESS, headers: { origin: API_ADDRESS } } },
  },
  build: {
    outDir: '../dist/office',
    emptyOutDir: true,
    target: 'es2022',
    // The policy allows no data: URL but for pictures.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});

/** The built office gets the company from publisher/render/office-files.ts. */
function companyInDevelopment(): Plugin {
  return {
    name: 'company-in-development',
    apply: 'serve',
    transformIndexHtml: (html) =>
      officePage(html, loadSite()).replace(
        /<link rel="stylesheet"[^>]*>/,
        () => `<style>${companyColors()}</style>`,
      ),
  };
}
