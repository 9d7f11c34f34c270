import './icon.css';
import type { IconShape } from './icon-shapes.ts';

/** A small drawing beside words, or in a button that has a name of its own; never the only name. */
export function Icon({ shape, className = '' }: { shape: IconShape; className?: string }) {
  return (
    <svg
      className={`icon${shape.filled ? ' icon-filled' : ''}${className && ` ${className}`}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={shape.d} />
    </svg>
  );
}
