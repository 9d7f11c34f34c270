import { localPath } from '../../../domain/language/language.ts';

/** "/" opens the search, except where it is something to type. Call once the page runs. */
export function openSearchByKey(): void {
  addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
    if ((event.target as Element).closest?.('input, textarea, select')) return;
    event.preventDefault();
    location.assign(localPath('/search'));
  });
}
