/** In development: shows the content's mistakes instead of the requested page until they are fixed. */
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { findContentFaults } from '../../publisher/check/find-faults.ts';
import { faultLine } from '../../publisher/read/content-error.ts';
import { contentDir } from '../../publisher/read/load.ts';

export function contentFaults(): Plugin {
  return {
    name: 'content-faults',
    apply: 'serve',
    configureServer(server) {
      const folder = resolve(contentDir);
      server.watcher.add(folder);
      server.watcher.on('all', (_event, file) => {
        if (resolve(file).startsWith(folder)) server.ws.send({ type: 'full-reload' });
      });
      server.middlewares.use((request, _response, next) => {
        const wantsPage = request.headers.accept?.includes('text/html');
        const faults = wantsPage ? findContentFaults() : [];
        if (faults.length === 0) return next();
        // Vite's error page shows these lines of a stack, and links them to the editor.
        const stack = faults.map(
          (fault) => `at ${resolve(fault.file)}:${fault.line ?? 1}:1 ${faultLine(fault)}`,
        );
        next({ message: 'The content has mistakes.', stack: stack.join('\n') });
      });
    },
  };
}

/** Ends the process if the content has mistakes. */
export function requireReadableContent(): void {
  const faults = findContentFaults();
  if (faults.length === 0) return;
  console.error(faults.map(faultLine).join('\n'));
  console.error('Fix these mistakes, then start again.');
  process.exit(1);
}
