/**
 * Turns a prerendered page into the page that is served: CSS inlined, no script before intent, and one
 * constant inline script. Pure text in, text out; every replacement asserts that it matched.
 */
import { createHash } from 'node:crypto';

export interface FinishedPage {
  html: string;
  /** Module that starts React on this page; started by the inline script on intent or idle. */
  boot: { path: string; code: string };
  /** CSP hashes of what is inline: `'sha256-…'`. */
  scriptHashes: string[];
  styleHashes: string[];
}

/**
 * @param html page as React Router wrote it
 * @param readStylesheet content of a stylesheet by its address
 */
export function finishPage(html: string, readStylesheet: (href: string) => string): FinishedPage {
  const preloads = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"[^>]*>/g)].map(
    (m) => m[1] as string,
  );
  const scripts = takeScripts(html);
  const boot = bootModule(scripts, preloads);
  const path = `/boot/${createHash('sha256').update(boot).digest('hex').slice(0, 16)}.js`;
  const styled = inlineStylesheets(
    // Every link is marked for route discovery, which is off here: the browser knows all routes from the start.
    scripts.html.replace(/<link rel="modulepreload"[^>]*>| data-discover="true"/g, ''),
    readStylesheet,
  );
  const booted = styled.html.replace(
    '</head>',
    `<template id="boot"><script type="module" src="${path}"></script></template></head>`,
  );
  assert(booted !== styled.html, 'the end of <head>');
  return {
    html: structuredDataLast(booted),
    boot: { path, code: boot },
    scriptHashes: [hashOf(scripts.inline)],
    styleHashes: [hashOf(styled.css)],
  };
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

interface Scripts {
  html: string;
  /** The site's own inline script, the only one that stays. */
  inline: string;
  /** React Router's context and loader data, in order. */
  context: string[];
  /** The module that imports manifest, route modules and the entry. */
  entry: string;
}

/**
 * Empties every inline script but our own. The elements stay, because React expects them when it hydrates.
 * Scroll restoration is dropped: before boot the browser does it, and it would jump when boot follows a scroll.
 */
function takeScripts(html: string): Scripts {
  const taken: { inline: string; entry: string; context: string[] } = {
    inline: '',
    entry: '',
    context: [],
  };
  const emptied = html.replace(
    /<script([^>]*)>([\s\S]*?)<\/script>/g,
    (element, attributes: string, code: string) => {
      if (attributes.includes('application/ld+json') || !code.trim()) return element;
      if (attributes.includes('type="module"')) {
        taken.entry = code;
        return `<script${attributes}></script>`;
      }
      if (code.includes('__reactRouterContext')) taken.context.push(code);
      else if (code.startsWith('((storageKey')) return `<script${attributes}></script>`;
      else {
        assert(!taken.inline, 'one inline script of our own');
        taken.inline = code;
        return element;
      }
      return `<script${attributes}></script>`;
    },
  );
  assert(taken.inline, 'the inline script');
  assert(taken.entry, 'the module that starts React Router');
  assert(taken.context.length >= 3, 'the context, data and end scripts of React Router');
  return { html: emptied, ...taken };
}

/** Fetches everything the page needs side by side, then starts the router. */
function bootModule({ context, entry }: Scripts, preloads: string[]): string {
  const imports: { name: string; address: string }[] = [];
  const rest = entry.replace(
    /import\s+(?:\*\s+as\s+(\w+)\s+from\s+)?"([^"]+)";?/g,
    (_, name: string | undefined, address: string) => {
      imports.push({ name: name ?? '', address });
      return '';
    },
  );
  assert(
    imports.some(({ name }) => name),
    'imports of route modules',
  );
  assert(rest.includes('import('), 'the dynamic import of the entry');
  return [
    ...context,
    `for (const href of ${JSON.stringify(preloads)}) { const link = document.createElement('link'); link.rel = 'modulepreload'; link.href = href; document.head.append(link); }`,
    `const [${imports.map(({ name }) => name).join(', ')}] = await Promise.all([${imports.map(({ address }) => `import(${JSON.stringify(address)})`).join(', ')}]);`,
    rest.trim(),
  ].join('\n');
}

/**
 * One <style> with all CSS the page needs. The links stay, disabled, so that React finds them; a disabled
 * stylesheet is not fetched.
 */
function inlineStylesheets(
  html: string,
  readStylesheet: (href: string) => string,
): { html: string; css: string } {
  const hrefs = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"\/>/g)].map(
    (m) => m[1] as string,
  );
  assert(hrefs.length, 'a stylesheet');
  // React Router marks a stylesheet that a lazy part shares with "#".
  const files = new Set(hrefs.map((href) => href.replace(/#$/, '')));
  const css = [...files].map(readStylesheet).join('').replace(/<\//g, '<\\/');
  let first = true;
  const inlined = html.replace(/<link rel="stylesheet" href="([^"]+)"\/>/g, (_, href: string) => {
    const style = first ? `<style>${css}</style>` : '';
    first = false;
    return `${style}<link rel="stylesheet" href="${href}" disabled=""/>`;
  });
  return { html: inlined, css };
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function assert(condition: unknown, expected: string): asserts condition {
  if (!condition)
    throw new Error(`finish-page: expected ${expected} in the prerendered page, found none`);
}
