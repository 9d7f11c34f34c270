import './about-film.css';
import * as m from '#messages';
import type { Home } from '../../../domain/content/home-schema.ts';
import { FILM } from '../../lib/film.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { close, play } from '../../ui/icon/icon-shapes.ts';
import { InBothLights } from '../../ui/in-both-lights.tsx';

/**
 * Who we are, and the film of a first visit. A link opens the film, so it works before scripts run; attach-film.ts
 * makes its dialog modal.
 */
export function AboutFilm({ words }: { words: Home['about'] }) {
  return (
    <section className="about" id={SECTION_ID} aria-labelledby="about-heading">
      <div className="wrap about-columns">
        <div className="about-text">
          <h2 id="about-heading">{words.heading}</h2>
          {words.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <figure className="color-note">
            <figcaption>
              <b>{words.color_note.title}</b>
              {words.color_note.text}
            </figcaption>
          </figure>
        </div>
        {words.film && <Film words={words.film} />}
      </div>
      <InBothLights src="/art/home-hall.svg" width={220} height={150} />
    </section>
  );
}

const SECTION_ID = 'about';
const FILM_DIALOG_ID = 'film';

function Film({ words: { title, scenes } }: { words: NonNullable<Home['about']['film']> }) {
  const seconds = scenes.reduce((sum, scene) => sum + scene.seconds, 0);
  return (
    <div className="film">
      <a className="film-opener" href={`#${FILM_DIALOG_ID}`} aria-haspopup="dialog">
        <InBothLights src="/art/first-visit.svg" width={640} height={480} />
        <span className="lit film-play">
          <Icon shape={play} />
        </span>
        <span className="film-title">
          <b>
            <span className="visually-hidden">{m.about_film_play_the_film()} </span>
            {title}
          </b>
          <span>
            {`0:${seconds}`}
            <span className="visually-hidden">
              {' '}
              {m.about_film_seconds_with_captions_no_sound()}
            </span>
          </span>
        </span>
      </a>
      <details className="transcript">
        <summary>{m.about_film_read_the_film()}</summary>
        <ol>
          {scenes.map((scene) => (
            <li key={scene.words}>{scene.words}</li>
          ))}
        </ol>
        <a className="text-link" href={FILM}>
          {m.about_film_the_film_as_a_file()}
        </a>
      </details>
      <FilmDialog title={title} />
    </div>
  );
}

/**
 * The film over the page. Without scripts the URL `#film` shows the dialog, and a link in it leads back. With scripts
 * it is a modal dialog; Escape, the button and the backdrop close it. The film shows its words in the picture, so
 * captions start switched off.
 */
function FilmDialog({ title }: { title: string }) {
  return (
    <dialog id={FILM_DIALOG_ID} className="film-dialog on-dark" aria-label={title} closedby="any">
      <form method="dialog">
        <button className="button small" type="submit">
          {m.common_close()} <Icon shape={close} />
        </button>
      </form>
      <a className="button small" href={`#${SECTION_ID}`}>
        {m.about_film_back_to_the_page()} <Icon shape={close} />
      </a>
      {/* Nothing loads before playback; the first frame comes from the style sheet. */}
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
