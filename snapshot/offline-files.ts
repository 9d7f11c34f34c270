/** What the service worker keeps from its first start: the phones and the quote form, with all that they may ask for. */
import { createHash } from 'node:crypto';
import { basename, dirname } from 'node:path';
import { ISLANDS } from '../app/widgets/islands/registry.ts';

interface OfflineFile {
  url: string;
  /** Changes with a page's content; null for a file whose name does. */
  revision: string | null;
  /** Of a page: while old and new servers answer side by side, none but this build's is kept. */
  integrity?: string;
}

/**
 * @param read text of a file that pages fetch, by its URL path; null = it is not there
 * @param pages with their HTML
 */
export function offlineFiles(
  read: (path: string) => string | null,
  pages: { url: string; text: string }[],
): OfflineFile[] {
  const files = new Set<string>();
  // Pages share their scripts, so what one of them may ask for is asked for by all.
  const islands = islandsIn(pages.map(({ text }) => text).join(''));
  const entries = pages.map(({ url, text }): OfflineFile => {
    for (const file of namedIn(text)) addReached(read, file, islands, files);
    const digest = createHash('sha256').update(text).digest('base64');
    return { url, revision: digest.slice(0, 16), integrity: `sha256-${digest}` };
  });
  return [...entries, ...[...files].sort().map((url) => ({ url, revision: null }))];
}

/** A file and what it imports, at once or later; of islands only those of the pages. */
function addReached(
  read: (path: string) => string | null,
  file: string,
  islands: Set<string>,
  files: Set<string>,
): void {
  const text = files.has(file) ? null : read(file);
  if (text === null) return;
  const island = basename(file).replace(/-.{8}\.js$/, '');
  if (Object.hasOwn(ISLANDS, island) && !islands.has(island)) return;
  files.add(file);
  if (!file.endsWith('.js')) return;
  for (const next of namedIn(text, dirname(file))) addReached(read, next, islands, files);
}

function islandsIn(html: string): Set<string> {
  return new Set([...html.matchAll(/data-island="([^"]+)"/g)].map(([, name]) => name as string));
}

/** @param folder of the file whose text it is: scripts name each other by `./`, those of a language in its own folder */
function namedIn(text: string, folder = '/assets'): string[] {
  return [
    ...text.matchAll(/["'`](\/?assets|\.)\/((?:\w+\/)?[\w.-]+\.(?:js|css|woff2|svg))["'`]/g),
  ].map(([, start, name]) => `${start === '.' ? folder : '/assets'}/${name}`);
}
