import './pest-cabinet.css';
import * as m from '#messages';
import { ANSWERS, PLACES } from '../../../domain/identifier/sighting.ts';
import { monthNames } from '../../../domain/species/activity.ts';
import type { CabinetPest, PestCabinetData } from '../../../publisher/page-data/article-data.ts';
import { kindOf, PEST_KINDS } from './pest-kinds.ts';

/** Every pest as a drawing with its name, by kind, and three filters for who runs scripts (attach-pest-cabinet.ts). */
export function PestCabinet({
  cabinet: { pests, questions, answers },
}: {
  cabinet: PestCabinetData;
}) {
  return (
    <section className="wrap pest-cabinet" aria-label={m.pest_cabinet_all_pests()}>
      <div className="cabinet-filters">
        <Filter
          name="places"
          label={questions.place}
          options={PLACES.map((place) => [place, answers.place[place]])}
        />
        <Filter
          name="sizes"
          label={questions.size}
          options={ANSWERS.size.map((size) => [size, answers.size[size]])}
        />
        <Filter
          name="months"
          label={questions.month}
          options={monthNames().map((month, index) => [String(index + 1), month])}
        />
        <p role="status" />
      </div>
      <div className="cabinet-kinds">
        {PEST_KINDS.map(({ id, name }) => {
          const own = pests.filter(({ href }) => kindOf(href) === id);
          return (
            own.length > 0 && (
              <section key={id} aria-labelledby={`kind-${id}`}>
                <h2 id={`kind-${id}`}>{name()}</h2>
                <ul className="cabinet-pests">
                  {own.map((pest) => (
                    <Pest key={pest.href} pest={pest} />
                  ))}
                </ul>
              </section>
            )
          );
        })}
      </div>
    </section>
  );
}

function Filter({
  name,
  label,
  options,
}: {
  name: string;
  label: string;
  options: [value: string, text: string][];
}) {
  return (
    <label>
      <span>{label}</span>
      <select name={name}>
        <option value="">{m.pest_cabinet_any()}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

function Pest({ pest: { name, href, picture, places, sizes, months } }: { pest: CabinetPest }) {
  return (
    <li data-places={places.join(' ')} data-sizes={sizes.join(' ')} data-months={months.join(' ')}>
      <a href={href}>
        {picture && <img {...picture} alt="" loading="lazy" decoding="async" />}
        {name}
      </a>
    </li>
  );
}
