import { openDialog } from '../../lib/browser/dialogs.ts';

/** Opens the dialog of about-film.tsx and plays the film; closing the dialog pauses it. Call once the page runs. */
export function attachFilm(): void {
  for (const film of document.querySelectorAll('.film')) {
    const dialog = film.querySelector('dialog');
    const video = film.querySelector('video');
    if (!dialog || !video) continue;
    film.querySelector<HTMLAnchorElement>('.film-opener')?.addEventListener('click', (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      openDialog(dialog);
      // Browsers may refuse to autoplay; the controls remain.
      video.play().catch(() => {});
    });
    dialog.addEventListener('close', () => video.pause());
  }
}
