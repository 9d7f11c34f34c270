/**
 * `[^key]` in a content text names the source, in the page's front matter, of the words before it. The loader replaces the
 * key with the source's number, `[^2]`; templates and Markdown render that as a link to the list at the foot of the page.
 */

/** A key has letters, digits and hyphens; a number replaces it after loading. */
const MARK = /\[\^([a-z0-9-]+)\]/g;

/** Keys of the marks in a text, in order. */
export function marksIn(text: string): string[] {
  return [...text.matchAll(MARK)].map(([, key = '']) => key);
}

export function withoutMarks(text: string): string {
  return text.replace(MARK, '');
}

/**
 * Replaces keys with numbers, and removes marks of sources that are never shown.
 * @param numberOf null for a source that is never shown
 */
export function numberMarks(text: string, numberOf: (key: string) => number | null): string {
  return text.replace(MARK, (_, key: string) => {
    const number = numberOf(key);
    return number === null ? '' : `[^${number}]`;
  });
}

/** Several marks in a row. */
const RUN = /((?:\[\^[a-z0-9-]+\])+)/;

/** Splits a numbered text: strings are words, lists are the sources cited after them. */
export function partsOf(text: string): (string | number[])[] {
  return text
    .split(RUN)
    .map((part, index) => (index % 2 ? marksIn(part).map(Number) : part))
    .filter((part) => part !== '');
}

/**
 * Inserts a numbered mark after `match`, so that a local fact shows its source. The mark goes after the word, the link or the
 * bold words that `match` ends in, and after the comma or period that follows. Headings get no mark, and neither do words that
 * already have the same number.
 */
export function markAfter(markdown: string, match: string, number: number): string {
  const start = markdown.indexOf(match);
  const isHeading = markdown.slice(markdown.lastIndexOf('\n', start) + 1, start).startsWith('#');
  if (start === -1 || isHeading) return markdown;
  const end = start + match.length;
  const rest = markdown.slice(end);
  const [inLink = ''] = /^[^[\]\n]*\]\([^)\n]*\)/.exec(rest) ?? [];
  const [tail = ''] = /^[\w'-]*\**[.,;:!?)"']*\**/.exec(rest.slice(inLink.length)) ?? [];
  const at = end + inLink.length + tail.length;
  const [marks = ''] = /^(?:\[\^\d+\])*/.exec(markdown.slice(at)) ?? [];
  const mark = `[^${number}]`;
  return marks.includes(mark) ? markdown : markdown.slice(0, at) + mark + markdown.slice(at);
}
