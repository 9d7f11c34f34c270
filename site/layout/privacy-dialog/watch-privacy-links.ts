import type { CountingSettings } from '../../lib/analytics/counting.ts';

/** Hash of the links that open the privacy choices; without scripts it leads to their text. */
const PLACE = '#your-choices';

/** Opens the choices when a visitor follows such a link. @returns removes the listener */
export function watchPrivacyLinks(settings: CountingSettings): () => void {
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest?.(`.site-footer a[href$="${PLACE}"]`);
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    import('./privacy-dialog.ts').then(
      ({ openPrivacyChoices }) => openPrivacyChoices(settings),
      // If the module can't be loaded, the text explains the choices.
      () => location.assign((link as HTMLAnchorElement).href),
    );
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
