import * as m from '#messages';
import { ANSWERS } from '../../../domain/identifier/sighting.ts';
import type { IdentifierData, KnownPest } from '../../../publisher/page-data/identifier-data.ts';

/** The identifier's knowledge as text: pests by place and by sign. For visitors without scripts, too. */
export function PestKey({ identifier: { answers, pests } }: { identifier: IdentifierData }) {
  return (
    <div className="pest-key">
      <h3>{m.pest_identifier_by_place()}</h3>
      <dl>
        {ANSWERS.place.map((place) => (
          <KeyRow
            key={place}
            id={`key-${place}`}
            name={answers.place[place]}
            pests={pests.filter(({ places }) => places.usual.includes(place))}
          />
        ))}
      </dl>
      <h3>{m.pest_identifier_by_sign()}</h3>
      <dl>
        {ANSWERS.signs.map((sign) => (
          <KeyRow
            key={sign}
            id={`key-${sign}`}
            name={answers.signs[sign]}
            pests={[
              ...pests.filter(({ signs }) => signs.telling.includes(sign)),
              ...pests.filter(({ signs }) => signs.also.includes(sign)),
            ]}
          />
        ))}
      </dl>
    </div>
  );
}

function KeyRow({ id, name, pests }: { id: string; name: string; pests: KnownPest[] }) {
  if (!pests.length) return null;
  return (
    <div id={id}>
      <dt>{name}</dt>
      <dd>
        <ul>
          {pests.map(({ id: pest, name: called, page }) => (
            <li key={pest}>{page ? <a href={page}>{called}</a> : called}</li>
          ))}
        </ul>
      </dd>
    </div>
  );
}
