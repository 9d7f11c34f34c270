import './icon.css';
import type { IconShape } from './icon-shapes.ts';

/** A decorative icon: the words beside it, or its button's label, give the name. */
export function Icon({ shape }: { shape: IconShape }) {
  return (
    <svg
      className={shape.filled ? 'icon icon-filled' : 'icon'}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={shape.d} />
    </svg>
  );
}
