import './service-cards.css';
import { type Home, PLAN_SCENES } from '../../../domain/content/home-schema.ts';
import { priceNamed, unitOf } from '../../../domain/prices/prices.ts';
import { useSite } from '../../lib/use-site.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { arrowRight } from '../../ui/icon/icon-shapes.ts';
import { InBothLights } from '../../ui/in-both-lights.tsx';

type Card = Home['services']['cards'][number];

/**
 * Sizes of the drawings that make up one house: on wide screens the yard stands beside the rooms, the ground below
 * both.
 */
const SIZES = {
  attic: { width: 830, height: 700 },
  rooms: { width: 740, height: 1100 },
  yard: { width: 760, height: 900 },
  ground: { width: 1280, height: 340 },
} satisfies Record<Card['scene'] | 'attic', { width: number; height: number }>;

/** At night the rooms keep their lamps on. */
const LIGHT_OF = { rooms: 'lit', yard: '', ground: 'on-dark' } satisfies Record<
  Card['scene'],
  string
>;

/** The plans inside one house, cut open: each where its work is done. */
export function ServiceCards({ words }: { words: Home['services'] }) {
  return (
    <section className="services" id="services" aria-labelledby="services-heading">
      <div className="house-section">
        <div className="lit house-attic">
          <InBothLights src="/art/home-attic.svg" {...SIZES.attic} />
          <h2 id="services-heading">{words.heading}</h2>
          <p className="lead">{words.lead}</p>
        </div>
        {PLAN_SCENES.map((scene) => (
          <div key={scene} className={`house-${scene} ${LIGHT_OF[scene]}`}>
            <InBothLights src={`/art/home-${scene}.svg`} {...SIZES[scene]} />
            {scene === 'rooms' && <span className="ants" />}
            {words.cards
              .filter((card) => card.scene === scene)
              .map((card) => (
                <ServiceCard key={card.price} card={card} />
              ))}
          </div>
        ))}
        {words.also.length > 0 && <p className="services-also">{words.also.join(' ')}</p>}
      </div>
    </section>
  );
}

function ServiceCard({ card }: { card: Card }) {
  const price = priceNamed(useSite().site.prices, card.price);
  const { name, label } = price;
  const unit = unitOf(price);
  return (
    <article className="service-card">
      <h3>{name}</h3>
      <p className="price">
        <span>{label}</span> {unit && <small>{unit}</small>}
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
