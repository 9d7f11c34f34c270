/** Texts that are remembered, and how long one may be: they come from visitors. */
const MOST_TEXTS = 1000;
const MOST_CHARACTERS = 300;

/** A function without side effects that is asked for the same few texts again and again, such as what browsers send with each request. */
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
