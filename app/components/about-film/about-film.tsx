import './about-film.css';
import { type MouseEvent, useState } from 'react';
import type { Home } from '../../../domain/content/home-schema.ts';
import { Icon } from '../icon/icon.tsx';
import { play } from '../icon/icon-shapes.ts';
import type { FilmDialog } from './film-dialog.tsx';

/**
 * Who we are, and the film of a first visit in a dialog. The opener is a link to the film, so it plays before
 * scripts run and without them; the dialog takes over once they do.
 */
export function AboutFilm({ words }: { words: Home['about'] }) {
  return (
    <section className="about" id="about" aria-labelledby="about-heading">
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
        <Film words={words.film} />
      </div>
      <dl className="wrap about-facts">
        {words.facts.map(({ figure, text }) => (
          <div key={figure}>
            <dt>{text}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const FILM = '/film/first-visit.mp4';

function Film({ words: { title, scenes } }: { words: Home['about']['film'] }) {
  const [Dialog, setDialog] = useState<typeof FilmDialog | null>(null);
  const open = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    try {
      const { FilmDialog: Fetched } = await import('./film-dialog.tsx');
      setDialog(() => Fetched);
    } catch {
      location.assign(FILM);
    }
  };
  const seconds = scenes.reduce((sum, scene) => sum + scene.seconds, 0);
  return (
    <div className="film">
      <a className="film-opener" href={FILM} aria-haspopup="dialog" onClick={open}>
        <img
          src="/art/first-visit.svg"
          alt=""
          width="640"
          height="480"
          loading="lazy"
          decoding="async"
        />
        <span className="film-play">
          <Icon shape={play} />
        </span>
        <span className="film-title">
          <b>
            <span className="visually-hidden">Play the film: </span>
            {title}
          </b>
          <span>
            {`0:${seconds}`}
            <span className="visually-hidden"> seconds, with captions, no sound</span>
          </span>
        </span>
      </a>
      <details className="transcript">
        <summary>Read the film</summary>
        <ol>
          {scenes.map((scene) => (
            <li key={scene.words}>{scene.words}</li>
          ))}
        </ol>
      </details>
      {Dialog && <Dialog title={title} onClose={() => setDialog(null)} />}
    </div>
  );
}
