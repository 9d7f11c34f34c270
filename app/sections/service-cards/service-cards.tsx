import './service-cards.css';
import type { Home } from '../../../domain/content/home-schema.ts';
import { priceNamed } from '../../../domain/prices/prices.ts';
import { useSite } from '../../lib/site-data.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { arrowRight } from '../../ui/icon/icon-shapes.ts';
import { InBothLights } from '../../ui/in-both-lights.tsx';
import { PestIcon } from '../../ui/pest-icon.tsx';

type Card = Home['services']['cards'][number];
/** What each card's price is for, as in "Per year, for one house". */
type PriceUnits = Readonly<Record<string, string>>;

/** Three plans as three windows in one clapboard wall; together they look out on one panorama. */
export function ServiceCards({ words, units }: { words: Home['services']; units: PriceUnits }) {
  return (
    <section className="services" id="services" aria-labelledby="services-heading">
      <div className="wrap">
        <h2 id="services-heading">{words.heading}</h2>
        <p className="section-lead">{words.lead}</p>
        <div className="service-cards">
          {words.cards.map((card) => (
            <ServiceCard key={card.price} card={card} unit={units[card.price]} />
          ))}
        </div>
        {words.also.length > 0 && <p className="services-also">{words.also.join(' ')}</p>}
      </div>
    </section>
  );
}

function ServiceCard({ card, unit }: { card: Card; unit: string | undefined }) {
  const { name, label } = priceNamed(useSite().site.prices, card.price);
  return (
    <article className="service-card">
      <div className="service-card-view">
        <InBothLights src={`/art/window-${card.scene}.svg`} width={428} height={340} />
      </div>
      <div className="service-card-text">
        <h3>{name}</h3>
        <p className="price">
          <span>{label}</span> <small>{unit}</small>
        </p>
        <p>{card.text}</p>
        <p className="service-card-foot">
          {card.link && (
            <a className="text-link" href={card.link.page}>
              {card.link.name}
              <span className="visually-hidden">{`: ${name}`}</span> <Icon shape={arrowRight} />
            </a>
          )}
          <span className="service-card-pests">
            {card.marks.map((mark) => (
              <PestIcon key={mark} pest={mark} />
            ))}
          </span>
        </p>
      </div>
    </article>
  );
}
