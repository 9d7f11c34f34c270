/** Typesets apostrophes and quotation marks in every text of the content, whose files use those of the keyboard. */

/** Typesets a text, or every text in a value, including field names, because some are names of places. HTML tags stay unchanged. */
export function typeset<T>(value: T): T {
  if (typeof value === 'string')
    return (/['"]/.test(value) ? setQuotes(value) : value) as T & string;
  if (Array.isArray(value)) return value.map(typeset) as T & unknown[];
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [typeset(name), typeset(part)]),
  ) as T & object;
}

/** A quotation mark before a word opens; any other closes, or is an apostrophe, as in '90s. */
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
