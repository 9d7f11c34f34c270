import './about-film.css';
import * as m from '#messages';
import type { Home } from '../../../domain/content/home-schema.ts';
import { FILM } from '../../lib/film.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { play } from '../../ui/icon/icon-shapes.ts';
import { InBothLights } from '../../ui/in-both-lights.tsx';
import { FILM_DIALOG_ID, FilmDialog } from './film-dialog.tsx';

/**
 * Who we are, and the film of a first visit in a dialog, which a link opens, so that it opens before scripts run, too;
 * attach-film.ts makes the dialog modal.
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

function Film({ words: { title, scenes } }: { words: NonNullable<Home['about']['film']> }) {
  const seconds = scenes.reduce((sum, scene) => sum + scene.seconds, 0);
  return (
    <div className="film">
      <a className="film-opener" href={`#${FILM_DIALOG_ID}`} aria-haspopup="dialog">
        <InBothLights src="/art/first-visit.svg" width={640} height={480} />
        <span className="film-play">
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
      <FilmDialog title={title} back={SECTION_ID} />
    </div>
  );
}
