import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import * as en from './compiled/messages/en.js';
import * as es from './compiled/messages/es.js';

const CATALOGUES = { en, es };
const INDEX = '\0messages';
const REGISTRY = resolve('messages/compiled/registry.js');

/**
 * Gives the bundler each message as a module of its own: it divides modules among the files of a page, never the
 * functions of one module, and would put the sentences of all islands into the file that is loaded first. Sentences of
 * another language than this one come nowhere near the page.
 */
export function splitMessages(language: keyof typeof CATALOGUES): Plugin {
  const messages = CATALOGUES[language];
  const functions = new Map(Object.entries(messages));
  return {
    name: 'split-messages',
    enforce: 'pre',
    resolveId: (id) => (id === '#messages' ? INDEX : id.startsWith(`${INDEX}/`) ? id : null),
    load(id) {
      if (id === INDEX) {
        const lines = Object.keys(messages).map(
          (key) => `export { ${key} } from '${INDEX}/${key}';`,
        );
        return { code: lines.join('\n'), moduleSideEffects: false };
      }
      const key = id.startsWith(`${INDEX}/`) ? id.slice(INDEX.length + 1) : undefined;
      if (key === undefined) return null;
      const source = String(functions.get(key));
      const plural = source.includes('registry.')
        ? `import * as registry from ${JSON.stringify(REGISTRY)};\n`
        : '';
      return { code: `${plural}export const ${key} = ${source};`, moduleSideEffects: false };
    },
  };
}
