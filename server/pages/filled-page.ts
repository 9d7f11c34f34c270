/** Fills a rendered page for one visitor, with another title and main part. */
import type { FastifyRequest } from 'fastify';

/** A served page. */
interface RenderedPage {
  markup: string;
  /** Content-Security-Policy. */
  policy: string;
}

/** Reads a served page; null if it does not exist, or if this client may not see it before the opening. */
export type ReadPage = (path: string, request: FastifyRequest) => Promise<RenderedPage | null>;

/**
 * @param markup of the page
 * @param content title and main part of the new one, as HTML, and the territory whose number it shows until the visitor's is known
 * @throws Error when the page has no place for one of them
 */
export function filledPage(
  markup: string,
  { title, main, territory }: { title: string; main: string; territory: string },
): string {
  return [
    [/(?<=<title>)[\s\S]*?(?=<\/title>)/, title],
    [/(?<=<main[^>]*>)[\s\S]*(?=<\/main>)/, main],
    [/(?<=<html[^>]* data-territory=")[^"]*/, territory],
  ].reduce((html, [place, text]) => {
    if (!(place as RegExp).test(html)) throw new Error(`The page has no place ${place}`);
    return html.replace(place as RegExp, () => text as string);
  }, markup);
}
