/**
 * A rendering without SITE_URL serves any host, but the sitemap, robots.txt and the feed need whole addresses. It
 * holds a stand-in for the origin; it is filled in only where the site is tried out, on this machine's own names.
 * Anywhere else nothing is listed: a made-up address would be worse than none.
 */

import { UNSET_ORIGIN } from '../../publisher/render/rendering.ts';

const FILES = new Set(['/sitemap.xml', '/robots.txt', '/blog.xml']);

/** Whether a file of a rendering without SITE_URL holds the stand-in. */
export function needsOrigin(path: string): boolean {
  return FILES.has(path);
}

/**
 * The file as this host may have it; null = not at all.
 * @param host of the request, with its port
 */
export function withOrigin(path: string, text: string, host: string): string | null {
  if (/^(localhost|[\w-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i.test(host))
    return text.replaceAll(UNSET_ORIGIN, `http://${host}`);
  if (path !== '/robots.txt') return null;
  return text.replace(/^Sitemap:.*$/m, '# No sitemap: SITE_URL is not set.');
}
