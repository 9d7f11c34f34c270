/** The office: an application of its own under /office/, of which visitors load nothing. `npm run build` calls build/office.ts. */
import { defineConfig, type Plugin } from 'vite';
import { company } from '../build/company.ts';
import { loadSite } from '../content-loader/load.ts';

const { brand, contact } = loadSite();
/** Where `npm run dev` runs the server. */
const API_ADDRESS = process.env.API_ADDRESS ?? 'http://localhost:3001';

export default defineConfig({
  root: import.meta.dirname,
  base: '/office/',
  publicDir: false,
  plugins: [company(), companyName()],
  define: { __COMPANY__: JSON.stringify({ ...brand, time_zone: contact.time_zone }) },
  server: {
    port: 5174,
    // The server takes posts of its own pages only.
    proxy: { '/office/api': { target: API_ADDRESS, headers: { origin: API_ADDRESS } } },
  },
  build: {
    outDir: '../dist/office',
    emptyOutDir: true,
    target: 'es2022',
    // The policy allows no data: address but for pictures.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});

function companyName(): Plugin {
  return {
    name: 'company-name',
    transformIndexHtml: (html) => html.replaceAll('%COMPANY%', escapeHtml(brand.short_name)),
  };
}

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
