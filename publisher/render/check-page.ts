/** Finds the faults of a rendered page; a page with faults is not published. `npm run html:check` also uses parts of it. */
import { gzipSync } from 'node:zlib';
import { hashOf, type PageHashes } from './post-process-page.ts';

/**
 * Most bytes of a page with its styles, compressed with gzip: twice the limit for the largest pages in tools/bench/bytes.ts. A
 * larger page would take a slow phone seconds.
 */
const MOST_PAGE_BYTES = 70_000;

/**
 * @param hashes allowed by the page's security policy
 * @param hasFile true if the site has a file at a path
 * @returns one sentence per fault
 */
export function pageFaults(
  html: string,
  hashes: PageHashes,
  hasFile: (path: string) => boolean,
): string[] {
  return [
    ...headingFaults(html),
    ...deadLinks(html, hasFile).map(
      (link) => `link to ${link}: expected a page or a file, found none`,
    ),
    ...unfilledMarks(html),
    ...refusedByPolicy(html, hashes),
    ...sizeFaults(html),
  ];
}

/** A page must have exactly one main heading. */
export function headingFaults(html: string): string[] {
  const headings = html.match(/<h1\b/g)?.length ?? 0;
  return headings === 1 ? [] : [`expected one h1, found ${headings}`];
}

/** Paths on this site that the page links to or loads, but that do not exist. */
function deadLinks(html: string, hasFile: (path: string) => boolean): string[] {
  const links = [...html.matchAll(/\s(?:href|src)="(\/[^"?#]*)/g)].map(([, path = '']) => path);
  return [...new Set(links)].filter((path) => !hasFile(decodeURI(path)));
}

/** Markdown syntax and {settings} left in the page's text, attributes and structured data. */
function unfilledMarks(html: string): string[] {
  const readable = html.replace(
    /<(script(?! type="application\/ld\+json")|style)\b[\s\S]*?<\/\1>/g,
    '',
  );
  // Matching the text around them with the same pattern would take as long as rendering.
  return [...readable.matchAll(/\]\(|\{[a-z]\w*(?:\.\w+)*\}/g)].map(
    ({ index, 0: found }) =>
      `expected words, found "${readable.slice(Math.max(0, index - 20), index + found.length + 20)}"`,
  );
}

/** Scripts and styles that the browser would block: inline ones without a hash in the policy, and any in attributes. */
function refusedByPolicy(html: string, { scriptHashes, styleHashes }: PageHashes): string[] {
  // A script that the policy allows inserts what is in a template, so templates are trusted.
  const shown = html.replace(/<template\b[\s\S]*?<\/template>/g, '');
  const scripts = [
    ...shown.matchAll(/<script(?: type="(?:importmap|module)")?>([\s\S]*?)<\/script>/g),
  ];
  const styles = [...shown.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)];
  const without = (found: RegExpExecArray[], allowed: string[]) =>
    found.filter(([, code = '']) => !allowed.includes(hashOf(code))).length;
  const markup = shown.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
  const counts = {
    script: without(scripts, scriptHashes),
    style: without(styles, styleHashes),
    'attribute style': markup.match(/<[a-z][^>]* style="/g)?.length ?? 0,
    'attribute of an event': markup.match(/<[a-z][^>]* on[a-z]+="/g)?.length ?? 0,
  };
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(
      ([what, count]) =>
        `security policy: expected no ${what} that it does not name, found ${count}`,
    );
}

function sizeFaults(html: string): string[] {
  const bytes = gzipSync(html).length;
  if (bytes <= MOST_PAGE_BYTES) return [];
  return [
    `expected ${MOST_PAGE_BYTES} bytes at most, compressed, found ${bytes}: make two pages of it`,
  ];
}
