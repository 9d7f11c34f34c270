import { openDialog } from '../../lib/browser/dialogs.ts';

/** Opens the film of about-film.tsx in its dialog, and pauses it with the dialog. Call once the page runs. */
export function attachFilm(): void {
  for (const film of document.querySelectorAll('.film')) {
    const dialog = film.querySelector('dialog');
    const video = film.querySelector('video');
    if (!dialog || !video) continue;
    film.querySelector<HTMLAnchorElement>('.film-opener')?.addEventListener('click', (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      openDialog(dialog);
      // Refused where the browser or the visitor wants no video to start by itself; the controls remain.
      video.play().catch(() => {});
    });
    dialog.addEventListener('close', () => video.pause());
  }
}
