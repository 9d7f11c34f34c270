import './stars.css';

/** Stars, hidden from screen readers: the words beside them give the rating. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className="stars" aria-hidden="true">
      {Array.from({ length: rating }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a star has no other identity
        <i key={place} />
      ))}
    </span>
  );
}
