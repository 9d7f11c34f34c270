import './about-film.css';
import { type MouseEvent, useRef } from 'react';
import type { Home } from '../../../domain/content/home-schema.ts';
import { Icon } from '../icon/icon.tsx';
import { close, play } from '../icon/icon-shapes.ts';

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

function Film({ words: { title, scenes } }: { words: Home['about']['film'] }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const film = useRef<HTMLVideoElement>(null);
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !dialog.current) return;
    event.preventDefault();
    dialog.current.showModal();
    // Refused where the browser or the visitor wants no video to start by itself; the controls remain.
    film.current?.play().catch(() => {});
  };
  const seconds = scenes.reduce((sum, scene) => sum + scene.seconds, 0);
  return (
    <div className="film">
      <a className="film-opener" href="/film/first-visit.mp4" aria-haspopup="dialog" onClick={open}>
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
            0:{seconds}
            <span className="visually-hidden"> seconds, with captions, no sound</span>
          </span>
        </span>
      </a>
      <details className="transcript">
        <summary>Read the film</summary>
        <ol>
          {scenes.map(({ words }) => (
            <li key={words}>{words}</li>
          ))}
        </ol>
      </details>
      <dialog
        ref={dialog}
        className="film-dialog on-dark"
        aria-label={title}
        onClose={() => film.current?.pause()}
        closedby="any"
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
          preload="none"
          poster="/film/first-visit.jpg"
          width="1280"
          height="720"
        >
          <source src="/film/first-visit.webm" type="video/webm" />
          <source src="/film/first-visit.mp4" type="video/mp4" />
          <track kind="captions" src="/film/first-visit.vtt" srcLang="en" label="English" default />
        </video>
      </dialog>
    </div>
  );
}
