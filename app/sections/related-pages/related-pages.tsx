import './related-pages.css';
import * as m from '#messages';
import type { Card } from '../../../content-loader/page-data.ts';

/** Pages to read next, on their own band; nothing when there are none. */
export function RelatedPages({
  title = m.related_pages_read_next(),
  cards,
}: {
  title?: string;
  cards: Card[];
}) {
  if (!cards.length) return null;
  // A picture here and there looks forgotten elsewhere.
  const areDrawn = cards.every(({ picture }) => picture);
  return (
    <section className="related-pages" aria-labelledby="related">
      <div className="wrap">
        <h2 id="related">{title}</h2>
        <ul className="related-list">
          {cards.map(({ name, href, picture }) => (
            <li key={href}>
              <a href={href}>
                {areDrawn && picture && <img {...picture} alt="" loading="lazy" decoding="async" />}
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
