import * as m from '#messages';
import type { Match } from '../../../domain/identifier/rank-pests.ts';
import type { IdentifierData, KnownPest } from '../../../publisher/page-data/identifier-data.ts';
import { LineUp } from '../../sections/species/line-up.tsx';
import { Message } from '../../ui/message.tsx';
import { FIT_WORDS, wordsAgainst, wordsFor } from './answer-words.ts';

/** Number of pests shown. For all our descriptions, the right one is among the first three. */
const SHOWN = 3;

/** The matches that are shown, best first. */
export function shownOf(matches: Match<KnownPest>[]): Match<KnownPest>[] {
  return matches.slice(0, SHOWN);
}

/** The matches with the reasons for and against each, and the first beside its look-alikes. */
export function IdentifierMatches({
  matches,
  identifier: { answers, pests },
}: {
  matches: Match<KnownPest>[];
  identifier: IdentifierData;
}) {
  const [first] = matches;
  if (!first) return <p>{m.pest_identifier_nothing_we_know_fits_that_a_photo()}</p>;
  return (
    <>
      <ol className="matches">
        {matches.map((match) => (
          <li key={match.pest.id}>
            <MatchCard match={match} answers={answers} />
          </li>
        ))}
      </ol>
      <LookAlikes pest={first.pest} pests={pests} />
    </>
  );
}

function MatchCard({
  match: { pest, fit, reasonsFor, reasonsAgainst },
  answers,
}: {
  match: Match<KnownPest>;
  answers: IdentifierData['answers'];
}) {
  const [animal] = pest.animals;
  return (
    <>
      <div className="match-head">
        {animal && (
          <img
            src={`/specimen-cards/${animal.drawing.name}.svg`}
            alt=""
            width="64"
            height="64"
            decoding="async"
          />
        )}
        <div>
          <h3>{pest.name}</h3>
          <p className="match-fit">{FIT_WORDS[fit]()}</p>
        </div>
      </div>
      <p>{pest.description}</p>
      <ul className="match-reasons">
        {reasonsFor.map((reason) => (
          <li key={reason.question + reason.answer} className="speaks-for">
            <span>
              <span className="visually-hidden">{m.pest_identifier_for()} </span>
              {wordsFor(reason, answers)}
            </span>
          </li>
        ))}
        {reasonsAgainst.map((reason) => (
          <li key={reason.question + reason.answer} className="speaks-against">
            <span>
              <span className="visually-hidden">{m.pest_identifier_against()} </span>
              {wordsAgainst(reason, answers)}
            </span>
          </li>
        ))}
      </ul>
      <p className="match-links">
        {pest.inspect && (
          <a className="button" href={pest.inspect}>
            <Message
              text={m.pest_identifier_book_an_inspection({ pest: pest.name })}
              parts={{ hidden: (words) => <span className="visually-hidden">{words}</span> }}
            />
          </a>
        )}
        {pest.page && pest.page !== pest.inspect && (
          <a className="text-link" href={pest.page}>
            {m.pest_identifier_more_about({ pest: pest.name.toLowerCase() })}
          </a>
        )}
      </p>
    </>
  );
}

function LookAlikes({ pest, pests }: { pest: KnownPest; pests: KnownPest[] }) {
  const others = pest.alike.flatMap((id) => pests.find((one) => one.id === id) ?? []);
  const drawn = [pest, ...others].flatMap(({ animals: [animal] }) => animal ?? []);
  if (drawn.length < 2) return null;
  return (
    <section className="look-alikes" aria-labelledby="look-alikes">
      <h3 id="look-alikes">{m.pest_identifier_and_what_they_are_taken_for({ pest: pest.name })}</h3>
      <LineUp species={drawn} />
      <dl>
        {[pest, ...others].map(({ id, name, description }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
