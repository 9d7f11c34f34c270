/** The files that the service worker stores when it is installed: phones and quote form, with everything they may load. */
import { createHash } from 'node:crypto';
import { basename, dirname } from 'node:path';
import { ISLANDS } from '../../site/widgets/islands/registry.ts';

interface OfflineFile {
  url: string;
  /** Changes with a page's content; null for a file whose name changes instead. */
  revision: string | null;
  /** Only for pages: while old and new servers respond side by side, only this build's version is stored. */
  integrity?: string;
}

/**
 * @param read returns a file's text by its URL path; null if it does not exist
 * @param pages with their HTML
 */
export function offlineFiles(
  read: (path: string) => string | null,
  pages: { url: string; text: string }[],
): OfflineFile[] {
  const files = new Set<string>();
  // Pages share their scripts, so each page may load what the others may.
  const islands = islandsIn(pages.map(({ text }) => text).join(''));
  const entries = pages.map(({ url, text }): OfflineFile => {
    for (const file of namedIn(text)) addReached(read, file, islands, files);
    const digest = createHash('sha256').update(text).digest('base64');
    return { url, revision: digest.slice(0, 16), integrity: `sha256-${digest}` };
  });
  return [...entries, ...[...files].sort().map((url) => ({ url, revision: null }))];
}

/** Adds a file and everything it imports, at once or later, but only the pages' own islands. */
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

/** @param folder of the file: scripts refer to each other by `./`, and those of a language have their own folder */
function namedIn(text: string, folder = '/assets'): string[] {
  return [
    ...text.matchAll(/["'`](\/?assets|\.)\/((?:\w+\/)?[\w.-]+\.(?:js|css|woff2|svg))["'`]/g),
  ].map(([, start, name]) => `${start === '.' ? folder : '/assets'}/${name}`);
}
