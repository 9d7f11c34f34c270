/** What is wrong with a rendered page; it is not published then. `npm run html:check` calls parts of it, too. */
import { unsaidClaims } from './check-structured-data.ts';
import { brotliQuick } from './compress-files.ts';
import { hashOf, type PageHashes } from './post-process-page.ts';

/**
 * A page may have so many bytes with its styles, brotli at the quality of a first publication: twice what the largest pages of
 * bench/bytes.ts may have. On a slow phone it would be read for seconds.
 */
const MOST_PAGE_BYTES = 60_000;

/**
 * @param hashes of what its security policy allows
 * @param hasFile whether the site answers a path
 * @returns sentences, empty when nothing is wrong
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
    ...unsaidClaims(html, hasFile).map(
      ({ path, words }) =>
        `structured data, ${path}: expected "${words}" on the page, found it nowhere`,
    ),
    ...unfilledMarks(html),
    ...refusedByPolicy(html, hashes),
    ...sizeFaults(html),
  ];
}

/** A page has one main heading. */
export function headingFaults(html: string): string[] {
  const headings = html.match(/<h1\b/g)?.length ?? 0;
  return headings === 1 ? [] : [`expected one h1, found ${headings}`];
}

/** Paths of this site that the page leads to, or asks for, and that are not there. */
function deadLinks(html: string, hasFile: (path: string) => boolean): string[] {
  const links = [...html.matchAll(/\s(?:href|src)="(\/[^"?#]*)/g)].map(([, path = '']) => path);
  return [...new Set(links)].filter((path) => !hasFile(decodeURI(path)));
}

/** Markdown and names of settings that reached the page as they were written, in its text, attributes and structured data. */
function unfilledMarks(html: string): string[] {
  const said = html.replace(
    /<(script(?! type="application\/ld\+json")|style)\b[\s\S]*?<\/\1>/g,
    '',
  );
  return [...said.matchAll(/.{0,20}(?:\]\(|\{[a-z]\w*(?:\.\w+)*\}).{0,20}/g)].map(
    ([found]) => `expected words, found "${found}"`,
  );
}

/** Scripts and styles that a browser would not run: what is inline has its hash in the policy, and no element has its own. */
function refusedByPolicy(html: string, { scriptHashes, styleHashes }: PageHashes): string[] {
  // What a template holds is taken out by a script that may run, and is trusted with it.
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

/** Compressed at one quality, so that a page that a test accepts can be published by a server that has nothing compressed yet. */
function sizeFaults(html: string): string[] {
  const bytes = brotliQuick(Buffer.from(html)).length;
  if (bytes <= MOST_PAGE_BYTES) return [];
  return [
    `expected ${MOST_PAGE_BYTES} bytes at most, compressed, found ${bytes}: make two pages of it`,
  ];
}
