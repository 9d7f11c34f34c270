import './pest-cabinet.css';
import * as m from '#messages';
import type { Card } from '../../../publisher/page-data/page-data.ts';
import { kindOf, PEST_KINDS } from './pest-kinds.ts';

/** Every pest as a card, grouped by kind. */
export function PestCabinet({ pests }: { pests: Card[] }) {
  return (
    <section className="wrap pest-cabinet" aria-label={m.pest_cabinet_all_pests()}>
      {PEST_KINDS.map(({ id, name }) => {
        const own = pests.filter(({ href }) => kindOf(href) === id);
        return (
          own.length > 0 && (
            <section key={id} aria-labelledby={`kind-${id}`}>
              <h2 id={`kind-${id}`}>{name()}</h2>
              <ul className="lit cabinet-pests">
                {own.map(({ name, href, picture }) => (
                  <li key={href}>
                    <a href={href}>
                      {picture && <img {...picture} alt="" loading="lazy" decoding="async" />}
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          )
        );
      })}
    </section>
  );
}
