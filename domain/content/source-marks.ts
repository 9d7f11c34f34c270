/**
 * `[^key]` in a text of content/ says which source of the page's front matter carries the words before it. The loader
 * turns the key into the source's number, `[^2]`; templates and Markdown show that as a link to the list at the foot.
 */

/** A key is letters, digits and hyphens; a number is what the loader made of it. */
const MARK = /\[\^([a-z0-9-]+)\]/g;

/** Keys of the marks in a text, in their order. */
export function marksIn(text: string): string[] {
  return [...text.matchAll(MARK)].map(([, key = '']) => key);
}

export function withoutMarks(text: string): string {
  return text.replace(MARK, '');
}

/** Up to the mark that ends it. */
export const firstSentence = (text: string) => text.split(/(?<=[.?!]) /, 1).join('');

/**
 * Keys as numbers; a mark of a source that is never shown goes.
 * @param numberOf null for a source that is never shown
 */
export function numberMarks(text: string, numberOf: (key: string) => number | null): string {
  return text.replace(MARK, (_, key: string) => {
    const number = numberOf(key);
    return number === null ? '' : `[^${number}]`;
  });
}

/** Marks behind one another. */
const RUN = /((?:\[\^[a-z0-9-]+\])+)/;

/** A numbered text in parts: strings are words, lists are the sources that stand behind them. */
export function partsOf(text: string): (string | number[])[] {
  return text
    .split(RUN)
    .map((part, index) => (index % 2 ? marksIn(part).map(Number) : part))
    .filter((part) => part !== '');
}

/**
 * Puts a numbered mark behind `match`, so that the words of a local fact show their source. Behind the word, the
 * link or the bold words that `match` ends in, and the comma or period after it; nowhere in a heading, and not
 * twice where the same number stands already.
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
