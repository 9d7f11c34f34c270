import './film-dialog.css';
import { useEffect, useRef } from 'react';
import { openDialog } from '../../browser/dialogs.ts';
import { Icon } from '../icon/icon.tsx';
import { close } from '../icon/icon-shapes.ts';

/** The film, opened over the page; fetched when it is asked for. Escape, the button and the backdrop close it. */
export function FilmDialog({ title, onClose }: { title: string; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const film = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (dialog.current) openDialog(dialog.current);
    // Refused where the browser or the visitor wants no video to start by itself; the controls remain.
    film.current?.play().catch(() => {});
  }, []);
  return (
    <dialog
      ref={dialog}
      className="film-dialog on-dark"
      aria-label={title}
      closedby="any"
      onClose={onClose}
    >
      <form method="dialog">
        <button className="button small" type="submit">
          Close <Icon shape={close} />
        </button>
      </form>
      <video
        ref={film}
        controls
        playsInline
        muted
        poster="/film/first-visit.jpg"
        width="1280"
        height="720"
      >
        <source src="/film/first-visit.webm" type="video/webm" />
        <source src="/film/first-visit.mp4" type="video/mp4" />
        <track kind="captions" src="/film/first-visit.vtt" srcLang="en" label="English" default />
      </video>
    </dialog>
  );
}
