import './card-list.css';
import * as m from '#messages';
import type { Card } from '../../../publisher/page-data/page-data.ts';
import { Message } from '../../ui/message.tsx';
import { longDate } from '../guide/source-list.tsx';

/** Pages as cards, each with its summary. Treatments of animals show a price; one that most have stands above the list. */
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
      <ul className="lit columns card-list">
        {cards.map(({ name, href, text, picture, price, post }) => (
          <li key={href}>
            {picture && <img {...picture} alt="" loading="lazy" decoding="async" />}
            <a href={href}>{name}</a>
            {(price || isPriced) && price !== commonPrice && (
              <b>{price ?? m.common_price_by_inspection()}</b>
            )}
            <p>{text}</p>
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

/** A post's publication date and reading time. */
export function PostDate({ published, minutes }: { published: string; minutes: number }) {
  return (
    <Message
      text={m.card_date_and_minutes({ date: longDate(published), minutes })}
      parts={{ date: (words) => <time dateTime={published}>{words}</time> }}
    />
  );
}

/** The price that more than half of the cards have. */
function priceOfMost(cards: Card[]): string | undefined {
  return cards
    .map(({ price }) => price ?? undefined)
    .find(
      (price) => price && cards.filter((card) => card.price === price).length > cards.length / 2,
    );
}
