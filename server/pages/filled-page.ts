/** A page that the server makes for one visitor in the frame of one that was built: with its header, menus, footer and fonts. */
import { createHash } from 'node:crypto';
import { type Light, NIGHT_GROUND } from '../../domain/scene/clock.ts';

/** What a page of the site that is served is written as; null = there is none, or visitors may not see it yet. */
export type ReadPage = (path: string) => Promise<string | null>;

export interface FilledPage {
  markup: string;
  /** Content-Security-Policy. */
  policy: string;
}

/**
 * The scripts go: an address may hold what opens a page, and a counter would read it.
 * @param page as it was built
 * @param content title and main part of the new one, as HTML, and rules after those of the page
 * @param frames hosts besides this site that may frame it; null = not even this site
 * @param light of the hour; null = as it was built
 */
export function filledPage(
  page: string,
  { title, main, style }: { title: string; main: string; style: string },
  frames: string[] | null,
  light: Light | null,
): FilledPage {
  const still = page
    .replace(/<template[\s\S]*?<\/template>/g, '')
    .replace(/<script[\s\S]*?<\/script>/g, '');
  const markup = [
    [/(?<=<title>)[\s\S]*?(?=<\/title>)/, title],
    [/(?<=<main[^>]*>)[\s\S]*(?=<\/main>)/, main],
    [/(?=<\/head>)/, `<style>${style}</style>`],
    [/(?<=<html)/, light ? ` data-light="${light}"` : ''],
  ].reduce((html, [place, text]) => {
    if (!(place as RegExp).test(html)) throw new Error(`The built page has no place ${place}`);
    return html.replace(place as RegExp, () => text as string);
  }, still);
  // The browser's own bar has the color of the header.
  const lit = markup.replace(
    /(?<=<meta name="theme-color" content=")[^"]*/,
    light === 'night' ? NIGHT_GROUND : '$&',
  );
  const styles = [...markup.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(
    ([, css = '']) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  );
  const policy = [
    "default-src 'none'",
    `style-src 'self' ${styles.join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${frames ? ["'self'", ...frames].join(' ') : "'none'"}`,
  ].join('; ');
  return { markup: lit, policy };
}
