/**
 * A rendering without SITE_URL serves any host, but the sitemap, robots.txt and the feed need absolute URLs. They
 * contain a placeholder for the origin, which is replaced on a developer's machine only: elsewhere a made-up address
 * would be worse than none.
 */

import { UNSET_ORIGIN } from '../../publisher/render/rendering.ts';

const FILES = new Set(['/sitemap.xml', '/robots.txt', '/blog.xml']);

/** True if the file contains the placeholder in a rendering without SITE_URL. */
export const needsOrigin = (path: string): boolean => FILES.has(path);

/** The file for this host; null if it has none. @param host of the request, with its port */
export function withOrigin(path: string, text: string, host: string): string | null {
  if (/^(localhost|[\w-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i.test(host))
    return text.replaceAll(UNSET_ORIGIN, `http://${host}`);
  if (path !== '/robots.txt') return null;
  return text.replace(/^Sitemap:.*$/m, '# No sitemap: SITE_URL is not set.');
}
