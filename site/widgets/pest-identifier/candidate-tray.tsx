import './candidate-tray.css';
import * as m from '#messages';
import type { KnownPest } from '../../../publisher/page-data/identifier-data.ts';
import { idOfMatch } from './identifier-matches.tsx';

/**
 * The candidates while one answers, where the matches stand below all questions: under the header of a narrow window,
 * each a link to its match. Before the first answer its room is empty, so that the answer moves nothing.
 */
export function CandidateTray({ candidates }: { candidates: KnownPest[] }) {
  return (
    <nav className="candidate-tray" aria-label={m.pest_identifier_likeliest_so_far()}>
      {candidates.length > 0 && (
        <ol>
          {candidates.map(({ id, name, animals: [animal] }) => (
            <li key={id}>
              <a href={`#${idOfMatch(id)}`}>
                {animal && (
                  <img
                    src={`/specimen-cards/${animal.drawing.name}.svg`}
                    alt=""
                    width="36"
                    height="36"
                    decoding="async"
                  />
                )}
                <span>{shortName(name)}</span>
              </a>
            </li>
          ))}
        </ol>
      )}
    </nav>
  );
}

/** There is room for two lines: what stands in parentheses is read at the match. */
const shortName = (name: string) => name.replace(/ \(.*\)$/, '');
