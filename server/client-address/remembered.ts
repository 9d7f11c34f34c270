/** Maximum cached texts, and the longest text that is cached: visitors send them. */
const MOST_TEXTS = 1000;
const MOST_CHARACTERS = 300;

/** Memoizes a pure function that gets the same few texts again and again, such as request headers. */
export function remembered<Result>(read: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const found = read(text);
    if (known.size >= MOST_TEXTS) known.clear();
    if (text.length <= MOST_CHARACTERS) known.set(text, found);
    return found;
  };
}
