/** Checks links in running text; menus, cards and lists of related pages do not count. */
import { internalLinksOf, type Page } from '../../../publisher/read/load.ts';

/** Least number of pages whose running text links to a page. */
const MIN_LINKS_IN = 3;

/**
 * Pages with too few links, and pages about one subject in one place that don't link to each other: a reader may arrive at the
 * wrong one of them and must find the other.
 */
export function linkProblems(pages: Page[]): string[] {
  const links = new Map(pages.map((page) => [page, new Set(internalLinksOf(page))]));
  const leadsTo = (from: Page, to: Page) => links.get(from)?.has(to.url) ?? false;
  return pages.flatMap((page) => {
    const others = pages.filter((other) => other !== page);
    const count = others.filter((other) => leadsTo(other, page)).length;
    const alike = others.filter((other) => isSameSubject(page, other));
    return [
      // An offer has notes that link to it while it runs.
      ...(count < MIN_LINKS_IN && page.matter.template !== 'offer'
        ? [
            `${page.file}: expected links from the running text of ${MIN_LINKS_IN} other pages or more, found ${count}`,
          ]
        : []),
      ...alike
        .filter((other) => !leadsTo(page, other))
        .map(
          ({ url }) =>
            `${page.file}: expected a link to ${url}, which is about the same place and subject, in the running text, found none`,
        ),
    ];
  });
}

/** True for pages about the same place and, if both name a service, the same service. */
function isSameSubject({ matter: one }: Page, { matter: other }: Page): boolean {
  if (!('place' in one) || !('place' in other) || one.place !== other.place) return false;
  const serviceOf = (matter: typeof one) => ('service' in matter ? matter.service : undefined);
  if (one.template === 'city' && other.template === 'city')
    return serviceOf(one) === serviceOf(other);
  return one.template !== 'city' && other.template !== 'city';
}
