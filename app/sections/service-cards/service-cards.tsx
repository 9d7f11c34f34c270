import './service-cards.css';
import { type Home, PLAN_SCENES } from '../../../domain/content/home-schema.ts';
import { priceNamed } from '../../../domain/prices/prices.ts';
import { useSite } from '../../lib/site-data.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { arrowRight } from '../../ui/icon/icon-shapes.ts';
import { InBothLights } from '../../ui/in-both-lights.tsx';

type Card = Home['services']['cards'][number];
/** What each card's price is for, as in "Per year, for one house". */
type PriceUnits = Readonly<Record<string, string>>;

/** Sizes of the drawings of one house in section: on a desk the yard stands beside the rooms, the ground is below both. */
const SIZES = {
  attic: { width: 830, height: 700 },
  rooms: { width: 740, height: 1100 },
  yard: { width: 760, height: 900 },
  ground: { width: 1280, height: 340 },
} satisfies Record<Card['scene'] | 'attic', { width: number; height: number }>;

/** Plans in one house, cut open: each stands where its work is done. */
export function ServiceCards({ words, units }: { words: Home['services']; units: PriceUnits }) {
  return (
    <section className="services" id="services" aria-labelledby="services-heading">
      <div className="house-section">
        <div className="house-attic">
          <InBothLights src="/art/home-attic.svg" {...SIZES.attic} />
          <h2 id="services-heading">{words.heading}</h2>
          <p className="section-lead">{words.lead}</p>
        </div>
        {PLAN_SCENES.map((scene) => (
          <div key={scene} className={`house-${scene}${scene === 'ground' ? ' on-dark' : ''}`}>
            <InBothLights src={`/art/home-${scene}.svg`} {...SIZES[scene]} />
            {words.cards
              .filter((card) => card.scene === scene)
              .map((card) => (
                <ServiceCard key={card.price} card={card} unit={units[card.price]} />
              ))}
          </div>
        ))}
        {words.also.length > 0 && <p className="services-also">{words.also.join(' ')}</p>}
      </div>
    </section>
  );
}

function ServiceCard({ card, unit }: { card: Card; unit: string | undefined }) {
  const { name, label } = priceNamed(useSite().site.prices, card.price);
  return (
    <article className="service-card">
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
      </p>
    </article>
  );
}
