/** Rules between pages: unique fields, and links to existing pages. */
import { ContentError, type Fault, fieldFault, nearest } from '../read/content-error.ts';
import { CODE_ROUTES, type Page } from '../read/page.ts';
import { placeOfText } from './field-lines.ts';

/**
 * Rules that need all pages: URL, title, description, h1 and hook are unique, and internal links lead to existing pages.
 * @param urls of all pages, including those with faults
 */
export function checkPages(pages: Page[], urls = pages.map(({ url }) => url)): void {
  const faults: Fault[] = [];
  for (const field of ['url', 'title', 'description', 'h1', 'hook'] as const) {
    const seen = new Map<string, string>();
    for (const page of pages) {
      const value = field === 'url' ? page.url : (page.matter as Record<string, unknown>)[field];
      if (typeof value !== 'string') continue;
      const other = seen.get(value);
      if (other)
        faults.push(
          field === 'url'
            ? {
                file: page.file,
                line: null,
                says: `expected an address of its own, found ${value}, which is ${other} too: keep one of the two files`,
              }
            : {
                ...fieldFault(page.file, [field], '', value),
                says: `expected a value of its own, found the same as ${other}`,
              },
        );
      seen.set(value, page.file);
    }
  }
  const known = [...CODE_ROUTES, ...urls];
  for (const page of pages) {
    for (const link of internalLinks(page)) {
      if (!known.includes(link)) faults.push(deadLink(page.file, link, known));
    }
  }
  if (faults.length) throw new ContentError(...faults);
}

function deadLink(file: string, link: string, known: readonly string[]): Fault {
  const place = placeOfText(file, link);
  if (/\.(jpe?g|png|webp|gif|avif|heic)$/i.test(link))
    return {
      ...place,
      says: `picture ${link}: expected pictures in the front matter, as "photos: [{ file: name.jpg, alt: what is to be seen }]" with the file in photos/, found one in the text`,
    };
  return {
    ...place,
    says: `link to ${link}: expected a page that exists, found none${nearest(link, known)}`,
  };
}

/** Paths on this site that the body links to. */
export function internalLinksOf({ markdown }: Pick<Page, 'markdown'>): string[] {
  return [...markdown.matchAll(/\]\((\/[^)#\s]*)/g)].map(([, path = '']) => path);
}

/** Links of the text and of a price's note; what a field names, unknown-names.ts checks. */
function internalLinks({ matter, markdown }: Page): string[] {
  const note = matter.template === 'service' ? (matter.cost?.note ?? '') : '';
  return internalLinksOf({ markdown: `${markdown}\n${note}` }).filter(Boolean);
}
