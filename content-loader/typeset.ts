/** Apostrophes and quotation marks as in print, in every text of content; its files have those of the keyboard. */

/** The same text, or every text within the value, names of fields too: some are names of places. What HTML tags hold stays as it is. */
export function typeset<T>(value: T): T {
  if (typeof value === 'string')
    return (/['"]/.test(value) ? setQuotes(value) : value) as T & string;
  if (Array.isArray(value)) return value.map(typeset) as T & unknown[];
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [typeset(name), typeset(part)]),
  ) as T & object;
}

/** A quotation mark before a word opens; every other one closes, or is an apostrophe, as in '90s. */
function setQuotes(text: string): string {
  let before = ' ';
  const setPart = (part: string) => {
    const set = `${before}${part}`
      .replace(/(?<=[\s([{‘–—-])"(?=\S)/g, '“')
      .replace(/"/g, '”')
      .replace(/(?<=[\s([{“–—-])'(?=\S)(?!\d\ds?\b)/g, '‘')
      .replace(/'/g, '’');
    before = part.at(-1) ?? before;
    return set.slice(1);
  };
  const isTag = (index: number) => index % 2 === 1;
  return text
    .split(/(<[^>]*>)/)
    .map((part, index) => (isTag(index) ? part : setPart(part)))
    .join('');
}
