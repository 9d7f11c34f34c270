/** A row of stars, `rating` of five; the words beside them say the same. */
export function Stars({ rating }: { rating: number }) {
  return <span className={`stars stars-${rating}`} aria-hidden="true" />;
}
