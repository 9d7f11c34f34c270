/**
 * The module `company` (app/globals.d.ts), which browsers find by the import map of a page (app/root.tsx). In development and
 * in tests it is made here from the content.
 */
import type { Plugin } from 'vite';
import { companyModule } from '../content-loader/company.ts';

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
      // Of what renders pages: it reads the module nowhere, but imports components that do so in a browser.
      if (isBuild) return 'export const SETTINGS = undefined, PEST_NAMES = undefined;';
      return companyModule().source;
    },
  };
}
