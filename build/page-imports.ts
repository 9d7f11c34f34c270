/**
 * React Router loads a page's script with a plain `import`, which tells nobody when it is refused. This puts
 * app/boot/import-page.ts in its place, and fails the build when React Router's code is not what it was.
 */
import { join } from 'node:path';
import type { Plugin } from 'vite';

const ROUTE_MODULES = /react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/;
const PLAIN_IMPORT = /\bimport\(\s*(?:\/\*[^*]*\*\/\s*)*route\.module\s*\)/;
const IMPORT_PAGE = join(import.meta.dirname, '../app/boot/import-page.ts');

export function pageImports(): Plugin {
  let isReplaced = false;
  return {
    name: 'page-imports',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!ROUTE_MODULES.test(id)) return null;
      isReplaced = PLAIN_IMPORT.test(code);
      const replaced = code.replace(PLAIN_IMPORT, 'importPage(route.module)');
      return {
        code: `import { importPage } from ${JSON.stringify(IMPORT_PAGE)};\n${replaced}`,
        map: null,
      };
    },
    buildEnd(error) {
      if (!error && !isReplaced)
        this.error('React Router no longer loads pages as build/page-imports.ts expects.');
    },
  };
}
