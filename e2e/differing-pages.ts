/** The fewest pages that show every kind of element of the site, for checks that take too long for every page. */

/** An element's name, classes, role and type, and those of the element that opened before it. */
type Trait = string;

/**
 * @param pages HTML by URL
 * @returns URLs of pages which together have every trait of any page, the richest first
 */
export function differingPages(pages: ReadonlyMap<string, string>): string[] {
  const left = new Map([...pages].map(([url, html]) => [url, traitsOf(html)]));
  const chosen: string[] = [];
  for (;;) {
    let best: string | null = null;
    for (const [url, traits] of left) {
      if (traits.size > (best === null ? 0 : (left.get(best)?.size ?? 0))) best = url;
    }
    if (best === null) return chosen;
    chosen.push(best);
    const shown = left.get(best) as Set<Trait>;
    left.delete(best);
    for (const traits of left.values()) for (const trait of shown) traits.delete(trait);
  }
}

function traitsOf(html: string): Set<Trait> {
  const body = html
    .slice(html.indexOf('<body'))
    .replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, '<$1>');
  const traits = new Set<Trait>();
  let before = '';
  for (const [, name, attributes = ''] of body.matchAll(/<([a-z][\w-]*)((?:\s[^<>]*)?)>/g)) {
    const kinds = ['class', 'role', 'type'].map((kind) => attributeOf(attributes, kind));
    const element = [name, ...kinds].join(' ');
    traits.add(`${before} > ${element}`);
    before = element;
  }
  return traits;
}

const attributeOf = (attributes: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
