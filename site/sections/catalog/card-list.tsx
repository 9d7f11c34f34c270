import './card-list.css';
import * as m from '#messages';
import type { Card } from '../../../publisher/page-data/page-data.ts';
import { Message } from '../../ui/message.tsx';
import { longDate } from '../guide/source-list.tsx';

/** Pages as cards, each with what it is about; treatments of animals as a list of prices. */
export function CardList({ cards }: { cards: Card[] }) {
  const isPriced =
    cards.some(({ price }) => price) &&
    cards.every(({ picture }) => picture?.src.startsWith('/specimen-cards/'));
  const commonPrice = isPriced ? priceOfMost(cards) : undefined;
  return (
    <>
      {commonPrice && (
        <p className="card-list-price">{m.card_list_price_of_most({ price: commonPrice })}</p>
      )}
      <ul className={`card-list${isPriced ? ' card-list-priced' : ''}`}>
        {cards.map(({ name, href, text, picture, price, post }) => (
          <li key={href}>
            {picture && <img {...picture} alt="" loading="lazy" decoding="async" />}
            <a href={href}>{name}</a>
            {(price || isPriced) && price !== commonPrice && (
              <b>{price ?? m.common_price_by_inspection()}</b>
            )}
            <CardText text={text} />
            {post && (
              <small>
                <span>{post.place ?? m.card_list_guide()}</span> <PostDate {...post} />
              </small>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** When a post was published, and how long it takes to read. */
export function PostDate({ published, minutes }: { published: string; minutes: number }) {
  return (
    <Message
      text={m.card_date_and_minutes({ date: longDate(published), minutes })}
      parts={{ date: (words) => <time dateTime={published}>{words}</time> }}
    />
  );
}

/** The price of more than half of the cards: said once above them. */
function priceOfMost(cards: Card[]): string | undefined {
  return cards
    .map(({ price }) => price ?? undefined)
    .find(
      (price) => price && cards.filter((card) => card.price === price).length > cards.length / 2,
    );
}

/** On a phone the first sentence stands alone, or two short ones: the page of the card says the rest. */
function CardText({ text }: { text: string }) {
  const [, first, others] = /^(.{40,}?[.?!]) (.+)$/.exec(text) ?? [];
  return (
    <p>
      {first ?? text}
      {others && <span className="card-others"> {others}</span>}
    </p>
  );
}
