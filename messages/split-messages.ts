import type { Plugin } from 'vite';
import { messageFunctions } from './compile.ts';

const INDEX = '\0messages';

/**
 * Gives the bundler each message as a module of its own: it divides modules among the files of a page, never the
 * functions of one module, and would put the sentences of all islands into the file that is loaded first. Sentences of
 * another language than this one come nowhere near the page.
 */
export function splitMessages(language: string): Plugin {
  const functions = messageFunctions(language);
  return {
    name: 'split-messages',
    enforce: 'pre',
    resolveId: (id) => (id === '#messages' ? INDEX : id.startsWith(`${INDEX}/`) ? id : null),
    load(id) {
      if (id === INDEX) {
        const lines = [...functions.keys()].map(
          (key) => `export { ${key} } from '${INDEX}/${key}';`,
        );
        return { code: lines.join('\n'), moduleSideEffects: false };
      }
      const key = id.startsWith(`${INDEX}/`) ? id.slice(INDEX.length + 1) : '';
      const source = functions.get(key);
      if (source === undefined) return null;
      return { code: `export const ${key} = ${source};`, moduleSideEffects: false };
    },
  };
}
