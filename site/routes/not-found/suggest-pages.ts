import type { Navigation, NavigationItem } from '../../../publisher/page-data/navigation.ts';

/** Below this similarity (0 to 1) a page is no suggestion. */
const MIN_SIMILARITY = 0.35;

/** At most this many suggestions. */
const MAX_SUGGESTIONS = 5;

/** How much more a word of the last part of a path counts: the others name a folder, which many pages share. */
const LAST_WEIGHT = 3;

/** Words that say nothing about which page was meant. */
const STOP_WORDS = new Set([
  'html',
  'php',
  'index',
  'www',
  'the',
  'and',
  'in',
  'va',
  'sc',
  'pest',
  'control',
]);

/**
 * Pages that someone who asked for `path` may have meant, likeliest first: those whose URL or name has
 * the same words, or nearly the same.
 */
export function suggestPages(path: string, pages: NavigationItem[]): NavigationItem[] {
  const [last = '', ...folders] = safeDecode(path).replace(/\/+$/, '').split('/').reverse();
  const asked = [
    ...wordsOf(last).map((word) => ({ word, weight: LAST_WEIGHT })),
    ...wordsOf(folders.join(' ')).map((word) => ({ word, weight: 1 })),
  ];
  if (asked.length === 0) return [];
  return pages
    .map((item) => ({ item, similarity: similarity(asked, wordsOf(`${item.href} ${item.name}`)) }))
    .filter((candidate) => candidate.similarity >= MIN_SIMILARITY)
    .sort((a, b) => b.similarity - a.similarity)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ item }) => item);
}

/** What is offered to everyone, without JavaScript too: the main pages and the first of each footer column. */
export function frequentPages({ main, footer }: Navigation): NavigationItem[] {
  return uniquePages([...footer.flatMap(({ items }) => items.slice(0, 1)), ...main]);
}

/** All pages of the menus. */
export function linkedPages({ main, areas, services, footer }: Navigation): NavigationItem[] {
  return uniquePages([
    ...main,
    ...[...services, ...areas, ...footer].flatMap(({ items }) => items),
  ]);
}

function uniquePages(items: NavigationItem[]): NavigationItem[] {
  return [...new Map(items.map((item) => [item.href, item])).values()];
}

/** Weighted mean over the asked words of how well the best word of the page fits each. */
function similarity(asked: { word: string; weight: number }[], offered: string[]): number {
  let sum = 0;
  let weights = 0;
  for (const { word, weight } of asked) {
    sum += weight * Math.max(0, ...offered.map((other) => wordSimilarity(word, other)));
    weights += weight;
  }
  return sum / weights;
}

/** 1 for the same word, 0 for words that share less than half of their letter pairs (Dice). */
function wordSimilarity(a: string, b: string): number {
  if (a === b) return 1;
  const pairsOfB = pairs(b);
  const shared = pairs(a).filter((pair) => pairsOfB.includes(pair)).length;
  const dice = (2 * shared) / (a.length + b.length - 2);
  return dice >= 0.5 ? dice : 0;
}

function pairs(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, index) => word.slice(index, index + 2));
}

function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [];
  return words.filter((word) => !STOP_WORDS.has(word));
}

function safeDecode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
