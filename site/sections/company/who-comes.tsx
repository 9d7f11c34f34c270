import './who-comes.css';
import * as m from '#messages';
import type { Visitor } from '../../../publisher/read/who-comes.ts';
import { PhotoPicture } from '../../layout/page-body/page-photos.tsx';

/** Portraits of the technicians, framed like a door. Renders nothing until the company has photos. */
export function WhoComes({ people }: { people: Visitor[] }) {
  if (people.length === 0) return null;
  return (
    <section className="who-comes band" aria-labelledby="who-comes">
      <div className="wrap">
        <h2 id="who-comes">{m.who_comes_to_your_door()}</h2>
        <ul className="columns">
          {people.map(({ firstName, license, bio, portrait }) => (
            <li key={firstName}>
              <PhotoPicture photo={portrait} sizes="(width < 48em) 90vw, 360px" />
              <h3>{firstName}</h3>
              {license && <p>{license}</p>}
              {bio && <p>{bio}</p>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
