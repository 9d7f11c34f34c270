import { Icon } from '../icon/icon.tsx';
import { star } from '../icon/icon-shapes.ts';

/** Five stars, `rating` of them full; the words beside them say the same. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className="stars" aria-hidden="true">
      {[1, 2, 3, 4, 5].map((place) => (
        <Icon key={place} shape={star} className={place > rating ? 'star-empty' : ''} />
      ))}
    </span>
  );
}
