import type { Review } from '../../../domain/content/site-schema.ts';

/** All reviews in full; a sample says so. */
export function ReviewList({ reviews }: { reviews: Review[] }) {
  return (
    <ul className="card-list">
      {reviews.map(({ name, location, rating, service, text, sample }) => (
        <li key={name}>
          <strong>
            {rating} of 5 stars{sample && ', sample review'}
          </strong>
          <blockquote>{text}</blockquote>
          <p>
            {name}, {location}. {service}.
          </p>
        </li>
      ))}
    </ul>
  );
}
