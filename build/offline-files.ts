/** What the service worker keeps from its first start: the phones and the quote form, with all that they may ask for. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bootOf } from '../app/offline/kept-pages.ts';

export interface OfflineFile {
  url: string;
  /** Changes with a page's content; null for a file whose name does. */
  revision: string | null;
  /** Of a page: while old and new servers answer side by side, none but this build's is kept. */
  integrity?: string;
}

/**
 * @param root folder of what is served
 * @param pages paths of the pages
 */
export function offlineFiles(root: string, pages: string[]): OfflineFile[] {
  const files = new Set<string>();
  const entries = pages.map((url): OfflineFile => {
    const html = readFileSync(join(root, url, 'index.html'), 'utf8');
    const boot = bootOf(html);
    if (boot) addReached(root, boot, files);
    for (const file of namedIn(html.replace(/<link rel="stylesheet"[^>]*>/g, ''))) files.add(file);
    const digest = createHash('sha256').update(html).digest('base64');
    return { url, revision: digest.slice(0, 16), integrity: `sha256-${digest}` };
  });
  return [...entries, ...[...files].sort().map((url) => ({ url, revision: null }))];
}

/** A script and what it imports, at once or later. The list of routes names every page's scripts and is not followed. */
function addReached(root: string, script: string, files: Set<string>): void {
  if (files.has(script) || !existsSync(join(root, script))) return;
  files.add(script);
  if (!script.endsWith('.js') || script.includes('/manifest-')) return;
  for (const file of namedIn(readFileSync(join(root, script), 'utf8')))
    addReached(root, file, files);
}

function namedIn(text: string): string[] {
  return [...text.matchAll(/["'`](?:\/?assets\/|\.\/)([\w.-]+\.(?:js|css|woff2|svg))["'`]/g)].map(
    ([, name]) => `/assets/${name}`,
  );
}
