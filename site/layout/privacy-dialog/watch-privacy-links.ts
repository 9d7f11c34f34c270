import type { CountingSettings } from '../../lib/analytics/counting.ts';

/** The last part of the URL of every link that opens the privacy choices; without scripts it leads to their text. */
const PLACE = '#your-choices';

/** Opens the choices where a link leads to them. @returns what ends it. */
export function watchPrivacyLinks(settings: CountingSettings): () => void {
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest?.(`.site-footer a[href$="${PLACE}"]`);
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    import('./privacy-dialog.ts').then(
      ({ openPrivacyChoices }) => openPrivacyChoices(settings),
      // The text says what there is to choose, and how.
      () => location.assign((link as HTMLAnchorElement).href),
    );
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
