/** Apostrophes and quotation marks as in print, in every text of content; its files have those of the keyboard. */
import { smartypantsu } from 'smartypants';

/** The same text, or every text within the value, names of fields too: some are names of places. What HTML tags hold stays as it is. */
export function typeset<T>(value: T): T {
  if (typeof value === 'string')
    return (/['"]/.test(value) ? smartypantsu(value, 'q') : value) as T & string;
  if (Array.isArray(value)) return value.map(typeset) as T & unknown[];
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [typeset(name), typeset(part)]),
  ) as T & object;
}
