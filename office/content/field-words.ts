/** Fields of a form: their paths, their labels, and their changes in words. */
import type {
  ContentPage,
  FieldPath,
  FormField,
  FormGroup,
  FormNode,
} from '../../domain/office/content-api.ts';
import type { FieldChange } from '../../domain/office/publications-api.ts';

/** Characters shown around a change. */
const AROUND = 30;
const LONGEST = 140;

export const keyOf = (path: FieldPath) => path.join('\n');

export const isGroup = (node: FormNode): node is FormGroup => 'children' in node;

/** The field itself, or all fields below a group. */
export const fieldsIn = (node: FormNode): FormField[] =>
  isGroup(node) ? node.children.flatMap(fieldsIn) : [node];

const KNOWN: Record<string, string> = {
  q: 'Question',
  a: 'Answer',
  h1: 'Main heading',
  faqs: 'Questions',
  alt: 'Words for those who can’t see it',
  holidays: 'Closed days',
};

/** For example `Questions 2`; parts of the words by number. */
export function labelOf(path: FieldPath): string {
  const last = path.at(-1);
  if (last === undefined) return 'Entry';
  if (typeof last === 'number')
    return `${path[0] === 'body' ? 'Part' : labelOf(path.slice(0, -1))} ${last + 1}`;
  const word = last.replaceAll('_', ' ');
  return KNOWN[word] ?? word.charAt(0).toUpperCase() + word.slice(1);
}

/** Label of a group that is named after a page: what people call that page. */
export function groupLabelOf(path: FieldPath, { named }: ContentPage): string {
  const pages = [...(named.pest ?? []), ...(named.service ?? [])];
  return pages.find(({ value }) => value === path.at(-1))?.label ?? labelOf(path);
}

/** With the labels of its groups, as in `Prices, Outdoor plan, From`. */
export const wholeLabelOf = (path: FieldPath) =>
  path
    .map((_, index) => path.slice(0, index + 1))
    // `Questions 2` already contains `Questions`.
    .filter((part) => typeof path[part.length] !== 'number')
    .map(labelOf)
    .join(', ');

export const isSpanish = (path: string) => /\.es\.\w+$/.test(path);

/** Language of a content file. */
export const languageName = (path: string) => (isSpanish(path) ? 'Spanish' : 'English');

/** A label, with the language for translations. */
export const inLanguage = (label: string, file: string) =>
  isSpanish(file) ? `${label}, ${languageName(file)}` : label;

/** Fields of a price that hold its amounts. */
const AMOUNTS: Record<string, string> = {
  from: 'Price',
  low: 'Lowest price',
  high: 'Highest price',
};

/** A change in words, as in `Summary: Ants eat → Ants carry`; of an amount `Price of Outdoor plan: $199 to $209`. */
export function changeWords({ path, before, after, isOrder }: FieldChange): string {
  if (path.length === 0) return after === null ? 'Removed' : 'New';
  const label = wholeLabelOf(path);
  if (isOrder) return `${label}: another order`;
  if (before === null) return `${label}: added “${shortened(after) || '—'}”`;
  if (after === null) return `${label}: removed “${shortened(before) || '—'}”`;
  const [group, called, last] = path;
  const amount = group === 'prices' && path.length === 3 && AMOUNTS[String(last)];
  if (amount) return `${amount} of ${labelOf([called ?? ''])}: $${before} to $${after}`;
  const [one, other] = around(before, after);
  return `${label}: ${one} → ${other}`;
}

/** The difference, with some context on both sides. */
function around(before: string, after: string): [string, string] {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start++;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  const from = start <= AROUND ? 0 : before.lastIndexOf(' ', start - AROUND / 2) + 1;
  const cut = (text: string) => {
    const to = end <= AROUND ? text.length : text.indexOf(' ', text.length - end + AROUND / 2);
    const last = to === -1 ? text.length : to;
    const middle = shortened(text.slice(from, last)) || '—';
    return `${from > 0 ? '…' : ''}${middle}${last < text.length ? '…' : ''}`;
  };
  return [cut(before), cut(after)];
}

export function shortened(value: unknown, longest = LONGEST): string {
  const text = String(value).replace(/\s+/g, ' ').trim();
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
