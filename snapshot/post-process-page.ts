/** Turns a prerendered page into the page that is served: its styles inline. Text in, text out; every replacement asserts that it matched. */
import { createHash } from 'node:crypto';

/** CSP hashes of what is inline in a page: `'sha256-…'`. */
export interface PageHashes {
  scriptHashes: string[];
  styleHashes: string[];
}

/**
 * @param html page as React Router wrote it
 * @param readStylesheet content of a stylesheet by its URL
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

/** One <style> with all CSS the page needs, in the place of the links to it: last what the page carries of the company. */
function inlineStyles(
  html: string,
  readStylesheet: (href: string) => string,
): { html: string; css: string } {
  const links = /<link rel="stylesheet" href="([^"]+)"\/>/g;
  // React Router marks a stylesheet that a lazy part shares with "#".
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

/** Search engines read JSON-LD anywhere; visitors need what stands above it first. */
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

/** The import map and the script that runs before the first paint. What a template holds is trusted with the script that takes it out. */
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
