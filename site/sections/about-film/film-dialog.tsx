import './film-dialog.css';
import * as m from '#messages';
import { FILM } from '../../lib/film.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { close } from '../../ui/icon/icon-shapes.ts';

export const FILM_DIALOG_ID = 'film';

/**
 * The film over the page. Part of the page from the start: where scripts do not run yet, or at all, the URL
 * `#film` shows it, and its link leads back. Otherwise it is a modal dialog, which Escape, the button and the backdrop close.
 * The film's words are drawn in its picture, so the same words as captions are off until they are chosen.
 */
export function FilmDialog({
  title,
  back,
}: {
  title: string;
  /** Id of the element that the link leads back to. */
  back: string;
}) {
  return (
    <dialog id={FILM_DIALOG_ID} className="film-dialog on-dark" aria-label={title} closedby="any">
      <form method="dialog">
        <button className="button small" type="submit">
          {m.common_close()} <Icon shape={close} />
        </button>
      </form>
      <a className="button small" href={`#${back}`}>
        {m.about_film_back_to_the_page()} <Icon shape={close} />
      </a>
      {/* Nothing of it is loaded before it is played; its first picture is in the style sheet. */}
      <video controls playsInline muted preload="none" width="1280" height="720">
        <source src="/film/first-visit.webm" type="video/webm" />
        <source src={FILM} type="video/mp4" />
        <track
          kind="captions"
          src="/film/first-visit.vtt"
          srcLang="en"
          label={m.about_film_english()}
        />
      </video>
    </dialog>
  );
}
