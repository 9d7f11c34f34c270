/** "Did you mean" on the not-found page. */

import * as m from '#messages';
import { suggestPages } from './suggest-pages.ts';

/** @param part the element of not-found.tsx */
export function suggestKnownPages(part: HTMLElement): void {
  const heading = part.querySelector('h2');
  const frequent = part.querySelector('ul');
  const suggestions = suggestPages(location.pathname, JSON.parse(part.dataset.pages ?? '[]'));
  if (!heading || !frequent || suggestions.length === 0) return;
  for (const link of frequent.querySelectorAll('a')) {
    if (suggestions.some(({ href }) => href === link.getAttribute('href')))
      link.closest('li')?.remove();
  }
  const meant = heading.cloneNode() as HTMLElement;
  meant.textContent = m.not_found_did_you_mean();
  heading.textContent = m.not_found_or_one_of_these();
  const list = frequent.cloneNode() as HTMLElement;
  list.append(
    ...suggestions.map(({ name, href }) => {
      const item = document.createElement('li');
      item.append(
        Object.assign(document.createElement('a'), {
          className: 'text-link',
          href,
          textContent: name,
        }),
      );
      return item;
    }),
  );
  heading.before(meant, list);
}
