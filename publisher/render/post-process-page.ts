/** Turns a prerendered page into the page that is served, with inline styles. Text in, text out; every replacement must match. */
import { createHash } from 'node:crypto';

/** CSP hashes of a page's inline scripts and styles: `'sha256-…'`. */
export interface PageHashes {
  scriptHashes: string[];
  styleHashes: string[];
}

/**
 * @param html page as rendered by React Router
 * @param readStylesheet returns a stylesheet's content by its URL
 */
export function postProcessPage(
  html: string,
  readStylesheet: (href: string) => string,
): PageHashes & { html: string } {
  const styled = inlineStyles(html, readStylesheet);
  return {
    html: structuredDataLast(styled.html),
    scriptHashes: inlineScripts(html).map(hashOf),
    styleHashes: [hashOf(styled.css)],
  };
}

/** Replaces the links to stylesheets with one <style> of all CSS, the company's last. */
function inlineStyles(
  html: string,
  readStylesheet: (href: string) => string,
): { html: string; css: string } {
  const links = /<link rel="stylesheet" href="([^"]+)"\/>/g;
  // React Router appends "#" to the URL of a stylesheet that a lazy part shares.
  const files = new Set(
    [...html.matchAll(links)].map(([, href]) => (href as string).replace(/#$/, '')),
  );
  assert(files.size, 'a stylesheet');
  const own = /<style>([\s\S]*?)<\/style>/;
  const [, company] = own.exec(html) ?? [];
  assert(company !== undefined, "the company's style");
  const css = ([...files].map(readStylesheet).join('') + company).replace(/<\//g, '<\\/');
  let first = true;
  const inlined = html.replace(own, '').replace(links, () => {
    const style = first ? `<style>${css}</style>` : '';
    first = false;
    return style;
  });
  return { html: inlined, css };
}

/** Search engines read JSON-LD anywhere, and visitors need everything else first. */
function structuredDataLast(html: string): string {
  const data: string[] = [];
  const rest = html.replace(
    /<script type="application\/ld\+json">[\s\S]*?<\/script>/g,
    (element) => {
      data.push(element);
      return '';
    },
  );
  return rest.replace(/<\/body>/, () => `${data.join('')}</body>`);
}

/**
 * The import map and the script that runs before the first paint. Templates are covered by the script that inserts their
 * content.
 */
function inlineScripts(html: string): string[] {
  const scripts = [...html.matchAll(/<script(?: type="importmap")?>([\s\S]*?)<\/script>/g)].map(
    ([, code]) => code as string,
  );
  assert(scripts.length === 2, 'an import map and one inline script');
  return scripts;
}

export function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function assert(condition: unknown, expected: string): asserts condition {
  if (!condition)
    throw new Error(`post-process-page: expected ${expected} in the prerendered page, found none`);
}
