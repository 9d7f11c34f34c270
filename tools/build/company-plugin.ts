/**
 * The module `company` (site/globals.d.ts), which browsers resolve through a page's import map (site/root.tsx). In development and
 * in tests this plugin makes it from the content.
 */
import type { Plugin } from 'vite';
import { companyModule } from '../../publisher/read/company-module.ts';

export function company(): Plugin {
  let isBuild = false;
  return {
    name: 'company',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    resolveId(id) {
      if (id !== 'company') return null;
      return isBuild && this.environment.name === 'client' ? { id, external: true } : '\0company';
    },
    load(id) {
      if (id !== '\0company') return null;
      // The rendering code never reads the module, but imports components that read it in the browser.
      if (isBuild) return 'export const SETTINGS = undefined, PEST_NAMES = undefined;';
      return companyModule().source;
    },
  };
}
