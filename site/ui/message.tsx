import { Fragment, type ReactNode } from 'react';

/**
 * A message with elements in it, as in "Or start the <link>form again</link>."
 * @param parts renders the element of each name around its words
 */
export function Message({
  text,
  parts,
}: {
  text: string;
  parts: Record<string, (words: string) => ReactNode>;
}) {
  // split() yields text, name, words, text, name, words …
  const pieces = text.split(/<(\w+)>(.*?)<\/\1>/);
  return pieces.map((piece, index) => {
    if (index % 3 === 1) return null;
    const part = index % 3 === 2 ? parts[pieces[index - 1] ?? ''] : undefined;
    const key = `${index}`;
    return <Fragment key={key}>{part ? part(piece) : piece}</Fragment>;
  });
}
