import './stars.css';

/** As many stars as the rating; the words beside them say the same. */
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
