/** In development: shows the content's mistakes instead of the requested page until they are fixed. */
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { findContentFaults } from '../../publisher/check/find-faults.ts';
import type { Fault } from '../../publisher/read/content-error.ts';
import { contentDir } from '../../publisher/read/load.ts';
import { escapeHtml } from '../../server/mail/html.ts';

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
      server.middlewares.use((request, response, next) => {
        const wantsPage = request.headers.accept?.includes('text/html');
        const faults = wantsPage ? findContentFaults() : [];
        if (faults.length === 0) return next();
        response.statusCode = 500;
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.end(faultPage(faults));
      });
    },
  };
}

/** Lists mistakes with links that open their lines in the editor, through Vite's URL for that. */
export function faultPage(faults: readonly Fault[]): string {
  const items = faults.map(({ file, line, says }) => {
    const place = line === null ? file : `${file}:${line}`;
    const href = `/__open-in-editor?file=${encodeURIComponent(line === null ? resolve(file) : `${resolve(file)}:${line}`)}`;
    return `<li><a href="${href}">${escapeHtml(place)}</a><p>${escapeHtml(says)}</p></li>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Mistakes in the content</title>
<script type="module" src="/@vite/client"></script>
<script type="module">
for (const link of document.querySelectorAll('a'))
  link.addEventListener('click', (event) => { event.preventDefault(); fetch(link.href); });
</script>
<style>
body { font: 1rem/1.5 system-ui; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #222; background: #fff; }
li { margin: 0 0 1rem; }
p { margin: 0; }
a { color: #0b5394; font-family: ui-monospace, monospace; }
</style>
</head>
<body>
<h1>${faults.length === 1 ? '1 mistake' : `${faults.length} mistakes`} in the content</h1>
<p>Click a line to open it in your editor. The page reloads when the mistakes are fixed.</p>
<ol>${items.join('\n')}</ol>
</body>
</html>
`;
}
