import './pest-zones.css';
import type { ReactNode } from 'react';
import * as m from '#messages';
import type { Home } from '../../../domain/content/home-schema.ts';
import { TerritoryPhone } from '../../territory/phone/phone.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { phone } from '../../ui/icon/icon-shapes.ts';
import { PestIcon } from '../../ui/pest-icon.tsx';

type Zone = Home['pests']['zones'][number];

/**
 * The house cut open, with a pin where each pest lives. Three radio buttons and CSS switch between zones, without
 * scripts; the outside zones show the facade.
 * @param children follows the lead
 */
export function PestZones({ words, children }: { words: Home['pests']; children?: ReactNode }) {
  return (
    <section className="lit pests" id="pests" aria-labelledby="pests-heading">
      <div className="wrap pests-head on-dark">
        <div>
          <h2 id="pests-heading">{words.heading}</h2>
          <p className="lead">{words.lead}</p>
          {children}
        </div>
        <fieldset className="zone-switch">
          <legend className="visually-hidden">{m.pest_zones_where_are_you_seeing_them()}</legend>
          {words.zones.map(({ id, name }, index) => (
            <label key={id}>
              <input type="radio" name="zone" id={`zone-${id}`} defaultChecked={index === 0} />
              <span className="zone-name">{name}</span>
            </label>
          ))}
        </fieldset>
      </div>
      <div className="stage">
        <div className="stage-in">
          {['cutaway', 'facade'].map((layer) => (
            <img
              key={layer}
              className={layer}
              src={`/art/${layer}.svg`}
              alt=""
              width="2080"
              height="760"
              loading="lazy"
              decoding="async"
            />
          ))}
          {words.zones.map((zone) => (
            <Pins key={zone.id} zone={zone} />
          ))}
        </div>
      </div>
      <div className="wrap">
        <div className="zone-panel">
          {words.zones.map((zone) => (
            <ZoneList key={zone.id} zone={zone} />
          ))}
          <p className="zone-call">
            <TerritoryPhone className="button">
              {(number) => (
                <>
                  <Icon shape={phone} />
                  {m.pest_zones_free_quote({ number })}
                </>
              )}
            </TerritoryPhone>
          </p>
        </div>
      </div>
    </section>
  );
}

function Pins({ zone }: { zone: Zone }) {
  return (
    <div className={`pins in-${zone.id}`}>
      {zone.pests.map(({ name, mark, spot, page }) =>
        page ? (
          <a key={spot} className={`pin at-${spot}`} href={page}>
            <PestIcon pest={mark} />
            <span className="pin-name">{name}</span>
          </a>
        ) : null,
      )}
    </div>
  );
}

function ZoneList({ zone }: { zone: Zone }) {
  return (
    <div className={`zone-list in-${zone.id}`}>
      <div>
        <h3>{zone.title}</h3>
        <p>{zone.text}</p>
      </div>
      <ul className="columns zone-pests">
        {zone.pests.map(({ name, where, mark, page }) => (
          <li key={name}>
            <PestIcon pest={mark} />
            <span>
              {page ? <a href={page}>{name}</a> : <b>{name}</b>}
              <span className="pest-where">{where}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
