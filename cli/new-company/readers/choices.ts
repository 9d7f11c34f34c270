/** "ants, spiders and mice", "everything except termites": some of a list of names. */
import { isNone } from '../answers.ts';

/** What people call what has another name in the starter's lists. */
const CALLED: [RegExp, string][] = [
  [/^(?:mice|mouse|rats?)$/, 'rodent'],
  [/^(?:roach|roaches|cockroaches)$/, 'cockroach'],
  [/^(?:bed bug|bed bugs|bedbug)s?$/, 'bedbug'],
  [/^(?:hornets?|yellow ?jackets?|stinging insects?)$/, 'wasp'],
];

/**
 * @param known names like `ant-control`
 * @param usual those that are meant by "all"
 * @throws Error with the names that there are
 */
export function readChoices(text: string, known: string[], usual: string[]): string[] {
  if (isNone(text)) return [];
  const [all, except] = text.split(/\s*,?\s*\b(?:all but|except(?: for)?|but not|without)\b\s*/i);
  const left = except ? readChoices(except, known, usual) : [];
  const chosen = /^(?:all(?: of (?:them|these))?|everything|the usual)?\.?$/i.test(
    (all ?? '').trim(),
  )
    ? usual
    : namesIn(all ?? '').flatMap((name) => matching(name, known));
  return [...new Set(chosen)].filter((name) => !left.includes(name));
}

const namesIn = (text: string) =>
  text
    .split(/[,;]|\s+(?:and|&)\s+/)
    .map((one) => one.trim())
    .filter(Boolean);

function matching(text: string, known: string[]): string[] {
  const plain = text.toLowerCase();
  const slug = plain.replace(/\s+/g, '-');
  if (known.includes(slug)) return [slug];
  const word = CALLED.find(([pattern]) => pattern.test(plain))?.[1] ?? singular(slug);
  const found = known.filter((name) => {
    const parts = name.split('-').map(singular);
    return parts.includes(word) || singular(name).replaceAll('-', '') === word.replaceAll('-', '');
  });
  if (found.length === 0) throw new Error(`some of ${known.join(', ')}; there is no ${text}`);
  return found;
}

const singular = (word: string) => word.replace(/(?<!s)s$/, '');
